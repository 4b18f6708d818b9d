import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { networkOf } from "~/platform/network-of";
import { humanCheckField } from "./human-check";
import * as m from "./messages";
import { giveBackToAll, type RateLimit, takeFromAll } from "./rate-limits.server";

const hour = 3_600;

/**
 * Runs `work` if Turnstile's token is valid. Without a token (browsers without JavaScript), and while
 * Turnstile does not answer, it runs a few times an hour. Failed work does not count.
 * @param address of the client, if known
 * @throws AppError invalid_request or rate_limited, and what `work` throws
 */
export async function withHumanCheck<T>(
  app: App,
  token: string | null,
  address: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const verdict = app.humanCheck ? await verify(app, token, address) : "passed";
  if (verdict === "passed") return work();
  const limits = uncheckedLimits(app, address);
  await takeFromAll(app, limits, hour, refusals[verdict]);
  try {
    return await work();
  } catch (error) {
    await giveBackToAll(app, limits);
    throw error;
  }
}

async function verify(app: App, token: string | null, address: string | null) {
  if (!app.humanCheck?.siteKey) return "unknown";
  if (!token) return "missing";
  const verdict = await app.humanCheck.verify(token, address);
  if (verdict !== "refused") return verdict;
  const message = m.humanCheckFailed();
  throw new AppError("invalid_request", message, {
    issues: [{ path: humanCheckField, message }],
  });
}

function uncheckedLimits({ config }: App, address: string | null): RateLimit[] {
  const { network, together } = config.uncheckedPerHour;
  return [
    { key: `unchecked-registration:${networkOf(address ?? "unknown")}`, limit: network },
    { key: "unchecked-registration", limit: together },
  ];
}

const refusals = { missing: m.humanCheckMissing, unknown: m.humanCheckUnavailable };
