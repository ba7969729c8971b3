"""Tests of the web app in a real browser.

This file makes the folder a package, so that pytest stops the browser and the server after its last
test. While Playwright runs, no other test in this process can use asyncio."""
