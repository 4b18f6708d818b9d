import type { RequestScope } from "./request-scope.server";

const yearInSeconds = 31_536_000;

/** Additional CSP sources of a page, by directive. */
export type CspSources = Partial<
  Record<"script-src" | "frame-src" | "connect-src" | "form-action", readonly string[]>
>;

/** A page's content security policy; scripts need the nonce. */
function contentSecurityPolicy(nonce: string, foreign: CspSources): string {
  const also = (directive: keyof CspSources) =>
    (foreign[directive] ?? []).map((place) => ` ${place}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${also("script-src")}`,
    "style-src 'self'",
    // React renders style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${also("connect-src")}`,
    "manifest-src 'self'",
    // The service worker, for use without a network and reminders.
    "worker-src 'self'",
    "object-src 'self'",
    `frame-src 'self'${also("frame-src")}`,
    `form-action 'self'${also("form-action")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Adds the headers of every response, unless already set. */
export function addSecurityHeaders(
  headers: Headers,
  { request, nonce, cspSources }: RequestScope,
): void {
  const defaults: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(nonce, cspSources),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self)",
    // Pages and data are personal and must not be cached.
    "Cache-Control": "no-store",
  };
  if (new URL(request.url).protocol === "https:") {
    // Not for subdomains: the operator may have other hosts there.
    defaults["Strict-Transport-Security"] = `max-age=${yearInSeconds}`;
  }
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

export function newNonce(): string {
  return crypto.randomUUID();
}
