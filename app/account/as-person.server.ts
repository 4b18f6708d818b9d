import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { networkOf } from "~/platform/network-of";
import { type Count, giveBackAll, takeAll } from "./counts.server";
import { humanCheckField } from "./human-check";
import * as m from "./messages";

const hour = 3_600;

/**
 * Does `work` for whoever passed the check for people. Without a token, and where nobody can say what
 * one is worth, it does so a few times an hour: browsers without scripts have no token, and a service
 * that is down must not keep everybody out. Work that fails does not count.
 * @param address of the client, where it is known
 * @throws AppError invalid_request or rate_limited, and what `work` throws
 */
export async function asPerson<T>(
  app: App,
  token: string | null,
  address: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const verdict = app.humanCheck ? await verify(app, token, address) : "passed";
  if (verdict === "passed") return work();
  const counts = uncheckedCounts(app, address);
  await takeAll(app, counts, hour, refusals[verdict]);
  try {
    return await work();
  } catch (error) {
    await giveBackAll(app, counts);
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

function uncheckedCounts({ config }: App, address: string | null): Count[] {
  const { network, together } = config.uncheckedPerHour;
  return [
    { key: `unchecked-registration:${networkOf(address ?? "unknown")}`, limit: network },
    { key: "unchecked-registration", limit: together },
  ];
}

const refusals = { missing: m.humanCheckMissing, unknown: m.humanCheckUnavailable };
