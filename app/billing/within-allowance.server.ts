import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { type Allowance, allowanceSentence } from "./allowances";
import * as m from "./messages";
import { nextDay } from "./plans";

/** The learner whose allowance counts. */
type Learner = Pick<Actor, "id" | "tier">;

/** Allowances per day; the others limit what is stored in total. */
type DailyAllowance = Exclude<Allowance, StoredAllowance>;

type StoredAllowance = "storedBytes" | "storedPassages" | "storedItems";

/** Reserves `amount` of today's allowance under the caller's id. @throws AppError rate_limited */
export type Hold = (allowance: DailyAllowance, amount: number, id: string) => Promise<void>;

/**
 * Runs `work` within the learner's allowances, at its pace: its reservations are committed on success and
 * released on failure.
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
  // One retry if a counter cannot be reached: finished work must count.
  await Promise.all(held.map((id) => usage.keep(id).catch(() => usage.keep(id))));
  return result;
}

/**
 * The 429 of the API: try again tomorrow, or after deleting something.
 * @param amount that was requested; more scanned pages than a day allows never succeed
 */
export function overAllowance(
  app: App,
  { tier }: Learner,
  allowance: Allowance,
  amount = 0,
): AppError {
  const limit = app.allowances[tier][allowance];
  const now = app.clock.now();
  const daily = !allowance.startsWith("stored");
  const seconds = daily ? Math.ceil((nextDay(now).getTime() - now.getTime()) / 1_000) : day;
  const sentence =
    allowance === "ocrPages" && amount > limit
      ? m.tooManyPagesForADay({ pages: amount, limit })
      : allowanceSentence(allowance, limit, seconds);
  return new AppError("rate_limited", sentence, { headers: { "Retry-After": String(seconds) } });
}

const day = 86_400;
