"""The web app as files and pages."""
