import { customAlphabet } from "nanoid";

/**
 * A new opaque id: 20 lower-case letters and digits, about 103 bits. Lower case and alphanumeric,
 * because ids also stand as tokens in the search index.
 */
export const newId: () => string = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 20);
