import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { type Allowance, allowanceSentence, tooManyPagesSentence } from "./allowances";
import { nextDay } from "./plans";

/** Whose allowance it is. */
type Learner = Pick<Actor, "id" | "tier">;

/** What is counted by the day; of the others everything counts that there is. */
type DailyAllowance = Exclude<Allowance, "storedBytes" | "storedPassages">;

/**
 * Holds `amount` of the day under an id of the caller's.
 * @throws AppError rate_limited
 */
export type Hold = (allowance: DailyAllowance, amount: number, id: string) => Promise<void>;

/**
 * Does work within the learner's allowances, when its turn has come: what it holds counts when it is
 * done, and is given back when it fails.
 * @throws AppError rate_limited, and what `work` throws
 */
export async function withinAllowance<T>(
  app: App,
  learner: Learner,
  work: (hold: Hold) => Promise<T>,
): Promise<T> {
  await app.pace(learner.id);
  const usage = app.dailyUsage(learner.id);
  const held: string[] = [];
  const hold: Hold = async (allowance, amount, id) => {
    const limit = app.allowances[learner.tier][allowance];
    const { granted } = await usage.reserve(allowance, limit, id, amount);
    if (!granted) throw overAllowance(app, learner, allowance, amount);
    held.push(id);
  };
  const result = await work(hold).catch(async (error: unknown) => {
    await Promise.all(held.map((id) => usage.giveBack(id)));
    throw error;
  });
  // What is done counts: a counter that could not be reached is asked once more.
  await Promise.all(held.map((id) => usage.keep(id).catch(() => usage.keep(id))));
  return result;
}

/**
 * The 429 of the contract: there is room again tomorrow, or when something is deleted.
 * @param amount that was asked for; more scanned pages than a whole day's never find room
 */
export function overAllowance(
  app: App,
  { tier }: Learner,
  allowance: Allowance,
  amount = 0,
): AppError {
  const limit = app.allowances[tier][allowance];
  const now = app.clock.now();
  const daily = allowance !== "storedBytes" && allowance !== "storedPassages";
  const seconds = daily ? Math.ceil((nextDay(now).getTime() - now.getTime()) / 1_000) : day;
  const sentence =
    allowance === "ocrPages" && amount > limit
      ? tooManyPagesSentence(amount, limit)
      : allowanceSentence(allowance, limit, seconds);
  return new AppError("rate_limited", sentence, { headers: { "Retry-After": String(seconds) } });
}

const day = 86_400;
