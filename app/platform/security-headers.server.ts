import type { RequestScope } from "./request-scope.server";

const yearInSeconds = 31_536_000;

/** Places beyond this site that one page needs, by what they are for. */
export type CspSources = Partial<
  Record<"script-src" | "frame-src" | "connect-src" | "form-action", readonly string[]>
>;

/** The content security policy of a page; scripts run by nonce only. */
function contentSecurityPolicy(nonce: string, foreign: CspSources): string {
  const also = (directive: keyof CspSources) =>
    (foreign[directive] ?? []).map((place) => ` ${place}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${also("script-src")}`,
    "style-src 'self'",
    // React writes style attributes into server-rendered markup.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${also("connect-src")}`,
    "manifest-src 'self'",
    "object-src 'self'",
    `frame-src 'self'${also("frame-src")}`,
    `form-action 'self'${also("form-action")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Adds the headers that every answer of the worker carries, where they are not set already. */
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
    // Pages and data belong to one learner and are never kept by a cache.
    "Cache-Control": "no-store",
  };
  if (new URL(request.url).protocol === "https:") {
    // Not for subdomains, where an operator may have other hosts.
    defaults["Strict-Transport-Security"] = `max-age=${yearInSeconds}`;
  }
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

export function newNonce(): string {
  return crypto.randomUUID();
}
