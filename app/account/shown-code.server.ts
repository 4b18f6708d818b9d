import { readCookie } from "~/platform/cookies.server";
import type { RequestScope } from "~/platform/request-scope.server";

const codeCookie = "fennec_recovery_code";

/** Seconds until a code that was made has to be on the screen. */
const lifetimeSeconds = 300;

/**
 * Has the next page show a recovery code, once: it is kept nowhere, and an address would stay in the
 * browser's history.
 * @param next where its reader goes on to
 * @returns the page's address
 */
export function showCode(scope: RequestScope, code: string, next: string): string {
  scope.setCookie(codeCookie, code, lifetimeSeconds);
  return `/auth/recovery-code?next=${encodeURIComponent(next)}`;
}

/** The code that is to be shown; null where it was shown already. */
export function takeShownCode(scope: RequestScope): string | null {
  const code = readCookie(scope.request, codeCookie);
  if (!code) return null;
  scope.setCookie(codeCookie, "", 0);
  return code;
}
