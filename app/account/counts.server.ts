import type { App } from "~/platform/app.server";
import { tooManyRequests } from "~/platform/route.server";

/** Under what something is counted, and how much of it the time may have. */
export interface Count {
  key: string;
  limit: number;
}

/**
 * Counts one more under each of `counts`, or under none.
 * @param seconds that a count lasts
 * @param message says why it was refused, and when to try again
 * @throws AppError rate_limited
 */
export async function takeAll(
  app: App,
  counts: Count[],
  seconds: number,
  message?: (wait: { seconds: number }) => string,
): Promise<void> {
  for (const [index, { key, limit }] of counts.entries()) {
    const taken = await app.rateLimiter.take(key, limit, seconds);
    if (taken.allowed) continue;
    // What was refused did nothing, so it counts nowhere.
    await giveBackAll(app, counts.slice(0, index));
    throw tooManyRequests(taken.retryAfterSeconds, message);
  }
}

export async function giveBackAll(app: App, counts: Count[]): Promise<void> {
  await Promise.all(counts.map(({ key }) => app.rateLimiter.giveBack(key)));
}
