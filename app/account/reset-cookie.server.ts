import { readCookie } from "~/platform/cookies.server";
import type { RequestScope } from "~/platform/request-scope.server";
import { isToken } from "./random-token.server";

const resetCookie = "fennec_password_reset";

/** Seconds; as long as the link is valid. */
const lifetime = 3_600;

/**
 * Moves a reset link's token into a cookie for the form. In the URL it would stay in the browser's history
 * and leak by the Referer header.
 */
export function keepResetToken(scope: RequestScope, token: string): void {
  if (isToken(token)) scope.setCookie(resetCookie, token, lifetime);
  else forgetResetToken(scope);
}

export function keptResetToken({ request }: RequestScope): string {
  return readCookie(request, resetCookie) ?? "";
}

export function forgetResetToken(scope: RequestScope): void {
  scope.setCookie(resetCookie, "", 0);
}
