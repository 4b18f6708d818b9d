import { customAlphabet } from "nanoid";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/**
 * A new opaque id: 20 lower-case letters and digits, about 103 bits. Lower case and alphanumeric,
 * because ids are also tokens of the search index.
 */
export const newId: () => string = customAlphabet(alphabet, 20);

/** Whether a text may be such an id. */
export const isId = (text: string) => /^[0-9a-z]{20}$/.test(text);

/** An id that is always the same for the same texts and bytes. */
export async function idOf(...parts: (string | Uint8Array)[]): Promise<string> {
  const digests = await Promise.all(
    parts.map((part) =>
      crypto.subtle.digest(
        "SHA-256",
        typeof part === "string" ? new TextEncoder().encode(part) : new Uint8Array(part),
      ),
    ),
  );
  const digest = new Uint8Array(
    await crypto.subtle.digest("SHA-256", await new Blob(digests).arrayBuffer()),
  );
  return Array.from(digest.subarray(0, 20), (byte) => alphabet[byte % alphabet.length]).join("");
}

/** A 32-bit seed from an id (FNV-1a). */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}
