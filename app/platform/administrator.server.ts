import type { App } from "./app.server";
import { clientNetwork } from "./client-address.server";
import { AppError, notFound } from "./errors";
import * as m from "./messages";

const wrongTokensPerHour = 10;
const hour = 3_600;

/**
 * Requires the deployment's `ADMIN_TOKEN` as a bearer token. Without it the URL does not exist. Wrong tokens
 * are rate-limited by network.
 * @throws AppError not_found or rate_limited
 */
export async function requireAdministrator(app: App, request: Request): Promise<void> {
  const { adminToken } = app.config;
  const [, presented] = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (!adminToken || !presented) throw notFound();
  const key = `administrator:${clientNetwork(request)}`;
  const { allowed, retryAfterSeconds } = await app.rateLimiter.take(key, wrongTokensPerHour, hour);
  if (!allowed) {
    throw new AppError("rate_limited", m.tooManyWrongTokens(), {
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
  if (!(await areEqual(adminToken, presented))) throw notFound();
  await app.rateLimiter.giveBack(key);
}

/** Compares digests in constant time. */
async function areEqual(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([digestOf(first), digestOf(second)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
