import type { App } from "~/platform/app.server";
import { tooManyRequests } from "~/platform/route.server";

/** A key of the rate limiter, and how many events it allows per window. */
export interface RateLimit {
  key: string;
  limit: number;
}

/**
 * Counts an event against all of `limits`, or against none.
 * @param seconds length of the window
 * @param message says why it was refused, and when to try again
 * @throws AppError rate_limited
 */
export async function takeFromAll(
  app: App,
  limits: RateLimit[],
  seconds: number,
  message?: (wait: { seconds: number }) => string,
): Promise<void> {
  for (const [index, { key, limit }] of limits.entries()) {
    const taken = await app.rateLimiter.take(key, limit, seconds);
    if (taken.allowed) continue;
    // A refused event counts nowhere.
    await giveBackToAll(app, limits.slice(0, index));
    throw tooManyRequests(taken.retryAfterSeconds, message);
  }
}

export async function giveBackToAll(app: App, limits: RateLimit[]): Promise<void> {
  await Promise.all(limits.map(({ key }) => app.rateLimiter.giveBack(key)));
}
