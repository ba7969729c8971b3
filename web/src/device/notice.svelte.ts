import { Switch } from "./settings.svelte";

/** Messages of the browser, for people who look elsewhere while others move. */
const notice = new Switch("notice", "off");

export const canNotify = (): boolean =>
  "Notification" in window && Notification.permission !== "denied";

export const noticeIsOn = (): boolean =>
  notice.isOn && canNotify() && Notification.permission === "granted";

/** Only a touch leads here: nobody is asked for a permission unexpectedly. */
export async function setNotice(on: boolean): Promise<void> {
  notice.isOn = on && (await Notification.requestPermission()) === "granted";
}

/** Says something if nobody looks at the page. A phone lets only its worker do so. */
export async function notify(text: string, tag: string): Promise<void> {
  if (!document.hidden || !noticeIsOn()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker === undefined) new Notification(text, { tag });
  else await worker.showNotification(text, { tag });
}
