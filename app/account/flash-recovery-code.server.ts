import { readCookie } from "~/platform/cookies.server";
import type { RequestScope } from "~/platform/request-scope.server";

const codeCookie = "fennec_recovery_code";

/** Seconds within which the code must be shown. */
const lifetimeSeconds = 300;

/**
 * Passes a recovery code to the page that shows it, once, in a cookie: a URL would stay in the browser's
 * history.
 * @param next the page to continue to
 * @returns the URL of the page
 */
export function flashRecoveryCode(scope: RequestScope, code: string, next: string): string {
  scope.setCookie(codeCookie, code, lifetimeSeconds);
  return `/auth/recovery-code?next=${encodeURIComponent(next)}`;
}

/** The code to show; null if it was already shown. */
export function takeRecoveryCode(scope: RequestScope): string | null {
  const code = readCookie(scope.request, codeCookie);
  if (!code) return null;
  scope.setCookie(codeCookie, "", 0);
  return code;
}
