import { recall, remember } from "../lib/notebook";

/** Messages of the browser, for people who look elsewhere while others move. */
const NOTICE = "notice";

let wanted = $state<boolean | null>(null); // since the page was loaded

export const canNotify = (): boolean =>
  "Notification" in window && Notification.permission !== "denied";

export function noticeIsOn(): boolean {
  return isWanted() && canNotify() && Notification.permission === "granted";
}

const isWanted = (): boolean => wanted ?? recall(NOTICE) === "on";

/** Only a touch leads here: nobody is asked for a permission unexpectedly. */
export async function setNotice(on: boolean): Promise<void> {
  const isAllowed = on && (await Notification.requestPermission()) === "granted";
  wanted = isAllowed;
  remember(NOTICE, isAllowed ? "on" : "off");
}

/** Says something if nobody looks at the page. A phone lets only its worker do so. */
export async function notify(text: string, tag: string): Promise<void> {
  if (!document.hidden || !noticeIsOn()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker === undefined) new Notification(text, { tag });
  else await worker.showNotification(text, { tag });
}
