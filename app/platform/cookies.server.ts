import { Cookie, SetCookie } from "@remix-run/headers";

interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

/**
 * Cookies of this site: `HttpOnly`, `SameSite=Lax`, path `/`. On https the name gets the prefix `__Host-`,
 * which binds the cookie to this host.
 */
export function readCookie(request: Request, name: string): string | null {
  let cookies = parsed.get(request);
  if (!cookies) {
    cookies = Cookie.from(request.headers.get("Cookie"));
    parsed.set(request, cookies);
  }
  return cookies.get(cookieName(request, name));
}

/** A request's cookies, which each of its checks reads. */
const parsed = new WeakMap<Request, Cookie>();

export function writeCookie(
  request: Request,
  name: string,
  value: string,
  options: CookieOptions,
): string {
  return new SetCookie({
    name: cookieName(request, name),
    value,
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecure(request),
    maxAge: options.maxAge,
  }).toString();
}

function cookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
