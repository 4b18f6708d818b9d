import Bowser from "bowser";
import * as m from "./messages";

/** More of a `User-Agent` than browsers send; what is longer is not looked at. */
const longest = 512;

/** The browser and the system that a `User-Agent` names, such as "Firefox on Windows"; null where it names none. */
export function deviceWords(userAgent: string | null): string | null {
  if (!userAgent || userAgent.length > longest) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return null;
  // Bowser's name of this one holds the system.
  const name = browser.name.replace(/ for Android$/, "");
  return (os.name ? m.browserOnSystem({ browser: name, system: os.name }) : name).slice(0, 60);
}
