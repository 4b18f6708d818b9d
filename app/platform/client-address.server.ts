import { networkOf } from "./network-of";

/**
 * What is counted as the client's address: the one that Cloudflare saw, since a client cannot set
 * this header, or the network that it is one of.
 */
export function clientAddress(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
}
