import type { Shards } from "~/platform/shards";

/** 256 random bits, base64url, prefixed with the shard's number unless it is the first. */
export function newToken(shard: number): string {
  const token = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return shard === 0 ? token : `${shard}.${token}`;
}

/** SHA-256 of a random secret, base64url; this is what is stored. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}

/** Whether a text is formed like a token. */
export function isToken(text: string): boolean {
  return /^(?:[1-9]\d{0,4}\.)?[\w-]{43}$/.test(text);
}

/**
 * The shard that a token names; the first if it names no existing one. A changed number makes the token
 * invalid, as it is part of the hash.
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
