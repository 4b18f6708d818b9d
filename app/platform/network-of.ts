/**
 * Key of an IP address for rate limits: the /64 network for IPv6, as clients own a whole one; the address for
 * IPv4, also if mapped to IPv6.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === "0,0,0,0,0,65535") {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight groups of an IPv6 address; null for other texts. */
function groupsOf(address: string): number[] | null {
  const [unzoned = ""] = address.split("%");
  if (!unzoned.includes(":") || !URL.canParse(`http://[${unzoned}]`)) return null;
  // URL parsing normalises it: hexadecimal, lower case, at most one "::".
  const { hostname } = new URL(`http://[${unzoned}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const gap = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}
