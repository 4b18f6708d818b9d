/** Longer than any push service's; characters. */
const longest = 1_000;

/** Names that lead into a private network. */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)$/;

/**
 * Whether this server may send messages to an address: a push service is reached by https, at a public name and
 * the usual port.
 */
export function isPushEndpoint(address: string): boolean {
  if (address.length > longest || !URL.canParse(address)) return false;
  // Parsed as `fetch` parses it: "0x7f.1" has become 127.0.0.1.
  const { protocol, hostname, port, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, "");
  const isAddress = name.startsWith("[") || /(^|\.)\d+$/.test(name);
  return (
    protocol === "https:" &&
    port === "" &&
    username + password === "" &&
    name.includes(".") &&
    !isAddress &&
    !privateNames.test(name)
  );
}
