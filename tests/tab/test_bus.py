"""What tabs tell each other."""

import asyncio
import json

from spielwerk.tab.bus import TabBus
from spielwerk.table.live.bus import Notice

NOTICE = Notice("me", "~table", number=7, seats=[0, 2])


async def test_a_notice_travels_as_text():
    sent = []
    here, there = TabBus(sent.append), TabBus(sent.append)
    here.publish(NOTICE)
    [text] = sent
    assert json.loads(text)["match"] == "~table"
    there.heard(text)
    assert await anext(there.notices()) == NOTICE


async def test_notices_come_in_order_and_what_cannot_be_read_is_left_out():
    sent = []
    bus = TabBus(sent.append)
    bus.publish(NOTICE)
    bus.publish(Notice("me", "~other"))
    for text in (sent[0], "{", '{"sender": 1}', '"x"', sent[1]):
        bus.heard(text)
    notices = bus.notices()
    assert [(await anext(notices)).match for _ in range(2)] == ["~table", "~other"]
    waiting = asyncio.create_task(anext(notices))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()
