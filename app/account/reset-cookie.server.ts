import { readCookie } from "~/platform/cookies.server";
import type { RequestScope } from "~/platform/request-scope.server";
import { isToken } from "./random-token.server";

const resetCookie = "fennec_password_reset";

/** Seconds; as long as the link is good. */
const lifetime = 3_600;

/**
 * Keeps the token of a link from a mail for the form that it leads to. In the address it would go
 * into the browser's history, and be told to whatever the page loads.
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
