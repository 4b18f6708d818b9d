import { readCookie } from "~/platform/cookies.server";
import type { RequestScope } from "~/platform/request-scope.server";

const cookie = "fennec_language";

/** Seconds: a year. */
const lifetime = 31_536_000;

/** The language that was chosen in this browser, unchecked; null if none was. */
export function presentedLanguage(request: Request): string | null {
  return readCookie(request, cookie);
}

/** Shows the interface in a language from the next request on. @param language a BCP 47 tag */
export function rememberLanguage(scope: RequestScope, language: string): void {
  scope.setCookie(cookie, language, lifetime);
}
