import type { Shards } from "~/platform/shards";

/**
 * 256 random bits, base64url; before them the number of the database in which it is stored, unless
 * that is the first.
 */
export function newToken(shard: number): string {
  const token = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return shard === 0 ? token : `${shard}.${token}`;
}

/** What is stored of a secret that nobody can guess: its SHA-256, base64url. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}

/** Whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return /^(?:[1-9]\d{0,4}\.)?[\w-]{43}$/.test(text);
}

/**
 * The number of the database in which a token is to be looked for; the first where it names none that
 * there is. Whoever changes it is looked for in vain: it is hashed with the rest.
 */
export function shardOfToken(token: string, { count }: Shards): number {
  const shard = Number(/^\d+(?=\.)/.exec(token)?.[0] ?? 0);
  return shard < count ? shard : 0;
}

function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
