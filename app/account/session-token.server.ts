import { readCookie } from "~/platform/cookies.server";

export const sessionCookie = "fennec_session";

/** 30 days, in seconds. */
export const sessionLifetime = 30 * 24 * 3600;

/** 256 random bits, base64url. */
export function newSessionToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored of a token: its SHA-256, base64url. */
export async function hashSessionToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}

/** What is stored of the session that a request presents; null where it presents none. */
export async function presentedSession(request: Request): Promise<string | null> {
  const token = presentedToken(request);
  return token && hashSessionToken(token);
}

/** The presented token, where it has the form of one; anything else counts as none. */
function presentedToken(request: Request): string | null {
  const value = readCookie(request, sessionCookie);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
