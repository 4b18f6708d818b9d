/** Crockford's Base32: no letter looks like a digit, and no code spells a word. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const groups = 5;
const signsInGroup = 5;

/** A code to write down, such as `7K3QX-…`: 125 random bits. @param bytes at least 25 random ones */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const code = Array.from(bytes.subarray(0, groups * signsInGroup), (byte) => signs[byte & 31]);
  return Array.from({ length: groups }, (_, group) =>
    code.slice(group * signsInGroup, (group + 1) * signsInGroup).join(""),
  ).join("-");
}

/**
 * Normalises a typed code: case, dashes and spaces do not matter, and letters that look like digits count
 * as these.
 * @returns null if it is no code
 */
export function readRecoveryCode(typed: string): string | null {
  const read = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (read.length !== groups * signsInGroup || [...read].some((sign) => !signs.includes(sign))) {
    return null;
  }
  return (read.match(/.{5}/g) ?? []).join("-");
}
