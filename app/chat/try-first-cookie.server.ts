import { readCookie } from "~/platform/cookies.server";
import type { RequestScope } from "~/platform/request-scope.server";

const cookie = "fennec_try_first";

/** Seconds: a year. */
const lifetime = 31_536_000;

/** Remembers the switch "Try first" for all conversations in this browser. */
export function rememberTryFirst(scope: RequestScope, on: boolean): void {
  scope.setCookie(cookie, on ? "on" : "", on ? lifetime : 0);
}

export function isTryFirst({ request }: RequestScope): boolean {
  return readCookie(request, cookie) === "on";
}
