import { customAlphabet } from "nanoid";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/**
 * A new opaque id: 20 lower-case letters and digits, about 103 bits. Lower case and alphanumeric,
 * because ids also stand as tokens in the search index.
 */
export const newId: () => string = customAlphabet(alphabet, 20);

/** An id like a new one, but always the same for the same words. */
export async function idOf(...words: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.subarray(0, 20), (byte) => alphabet[byte % alphabet.length]).join("");
}
