import { networkOf } from "./network-of";

/** As Cloudflare saw it: a client cannot set this header. Null where nothing stands in front. */
export function clientAddress(request: Request): string | null {
  return request.headers.get("CF-Connecting-IP");
}

/** What is counted as the client's: its address, or the network that it is one of. */
export function clientNetwork(request: Request): string {
  return networkOf(clientAddress(request) ?? "unknown");
}
