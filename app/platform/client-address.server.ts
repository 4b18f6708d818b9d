import { networkOf } from "./network-of";

/** Set by Cloudflare; clients cannot set this header. Null without Cloudflare or another proxy. */
export function clientAddress(request: Request): string | null {
  return request.headers.get("CF-Connecting-IP");
}

/** The client's key for rate limits: its IPv4 address or its IPv6 network. */
export function clientNetwork(request: Request): string {
  return networkOf(clientAddress(request) ?? "unknown");
}
