/** The address that Cloudflare saw; a client cannot set this header. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "unknown";
}
