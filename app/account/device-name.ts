import Bowser from "bowser";
import * as m from "./messages";

/** Browsers send less than this; a longer `User-Agent` is not parsed. */
const longest = 512;

/** Browser and operating system of a `User-Agent` as they are stored, "Firefox on Windows"; null if unknown. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent || userAgent.length > longest) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return null;
  // Bowser's name for this browser includes the system.
  const name = browser.name.replace(/ for Android$/, "");
  return (os.name ? `${name} on ${os.name}` : name).slice(0, 60);
}

/** A stored name in the language of the page. */
export function describeDevice(stored: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(stored) ?? [];
  return browser && system ? m.browserOnSystem({ browser, system }) : stored;
}
