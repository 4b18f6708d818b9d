import { readCookie } from "~/platform/cookies.server";
import { hashToken, isToken } from "./random-token.server";

export const sessionCookie = "fennec_session";

/** 30 days, in seconds. */
export const sessionLifetime = 30 * 24 * 3600;

/** What is stored of the session that a request presents; null where it presents none. */
export async function presentedSession(request: Request): Promise<string | null> {
  const token = presentedToken(request);
  return token && hashToken(token);
}

/** The presented token, where it has the form of one; anything else counts as none. */
function presentedToken(request: Request): string | null {
  const value = readCookie(request, sessionCookie);
  return value && isToken(value) ? value : null;
}
