import ipaddr from "ipaddr.js";

/** Names reserved for this machine or its network, whatever they resolve to. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;
const PORTS = new Set(["", "80", "443"]);
/** Where IANA assigns public IPv6 addresses. Not in it: IPv4-compatible ones (::/96). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * The URL, if it may be on the public web, judged without resolving its name; otherwise null.
 * `URL` has already read decimal, octal and hexadecimal forms of IPv4.
 */
export function publicAddress(address: URL): URL | null {
  const { protocol, port, username, password } = address;
  if (protocol !== "http:" && protocol !== "https:") return null;
  if (!PORTS.has(port) || username !== "" || password !== "") return null;
  const ip = ipOf(address);
  if (ip !== null) return isPublicIp(ip) ? address : null;
  const name = address.hostname.replace(/\.+$/, "");
  return name.includes(".") && !LOCAL_NAME.test(name) ? address : null;
}

/** The IP address used as a host name, or null. */
export function ipOf({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");
  return ipaddr.isValid(host) ? host : null;
}

/**
 * Whether an IP address belongs to a machine of the public internet. An IPv6 address that holds one of
 * IPv4 does not: that one may be of this network.
 */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.parse(ip);
  const isAssigned = address instanceof ipaddr.IPv4 || address.match(globalUnicast);
  return isAssigned && address.range() === "unicast";
}
