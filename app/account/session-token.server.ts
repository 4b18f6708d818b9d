import { readCookie } from "~/platform/cookies.server";
import type { Shards } from "~/platform/shards";
import { hashToken, isToken, shardOfToken } from "./random-token.server";

export const sessionCookie = "fennec_session";

/** 30 days, in seconds. */
export const sessionLifetime = 30 * 24 * 3600;

const presented = new WeakMap<Request, Promise<string | null>>();

/** Hash of the request's session token; null without one. */
export function presentedSession(request: Request): Promise<string | null> {
  const known = presented.get(request);
  if (known) return known;
  const token = presentedToken(request);
  const hash = token ? hashToken(token) : Promise.resolve(null);
  presented.set(request, hash);
  return hash;
}

/** The shard that the request's session token names. */
export function presentedShard(request: Request, shards: Shards): number {
  return shards.count === 1 ? 0 : shardOfToken(presentedToken(request) ?? "", shards);
}

/** The request's session token; null if it is malformed. */
function presentedToken(request: Request): string | null {
  const value = readCookie(request, sessionCookie);
  return value && isToken(value) ? value : null;
}
