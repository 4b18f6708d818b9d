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
  return Cookie.from(request.headers.get("Cookie")).get(cookieName(request, name));
}

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
