"""Tables in a tab, for tests."""

from tongue import say

A_WHILE = 60_000  # milliseconds to load everything, on a busy machine

# Pages believe that everything is kept, so their tables are in the tab.
LOCAL = "if (origin !== 'null') localStorage.setItem('offline', 'kept')"

# Lets a test listen to the tables and talk to them, faster than anybody can click.
BACK_STAIRS = """
self.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        self.tables = this;
        this.addEventListener("message", ({ data }) => {
            if (data.text) self.onTold?.(JSON.parse(data.text));
        });
    }
    command(visit, command) {
        const text = JSON.stringify({ v: 1, ...command });
        this.postMessage({ text: JSON.stringify({ visit, text }) });
    }
};
"""


def keep(page):
    """Everything on this device."""
    page.get_by_role("button", name=say("keep-offline")).click()
    page.get_by_text(say("keep-offline-done")).wait_for(timeout=A_WHILE)


def stay_local(someone):
    someone.context.add_init_script(LOCAL)
    someone.context.add_init_script(BACK_STAIRS)
    someone.page.set_default_timeout(A_WHILE)
    return someone


def another_tab(someone):
    page = someone.open_tab()
    page.set_default_timeout(A_WHILE)
    return page
