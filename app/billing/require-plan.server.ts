import type { Actor } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { type Feature, limitSentence, planLimit } from "./plans";

/** Checks the size of a quiz, deck or test against the learner's plan. @throws AppError upgrade_required */
export function requirePlan(actor: Actor, feature: Feature, requested: number): void {
  const limit = planLimit(actor.tier, feature);
  if (requested > limit) throw overLimit(feature, { requested, limit });
}

/** The 402 of the API: `requested` at once, or `used` today. */
export function overLimit(
  feature: Feature,
  counts: { limit: number } & ({ requested: number } | { used: number }),
): AppError {
  const wanted = "requested" in counts ? counts.requested : counts.used + 1;
  return new AppError("upgrade_required", limitSentence(feature, wanted, counts.limit), {
    fields: { feature, ...counts },
  });
}

/** Whether the plan includes speech. */
export function includesSpeech(actor: Actor): boolean {
  return planLimit(actor.tier, "tts") > 0;
}

/** Checks that the learner's plan includes speech. @throws AppError upgrade_required */
export function requireSpeech(actor: Actor): void {
  if (includesSpeech(actor)) return;
  throw new AppError("upgrade_required", m.premiumOnly(), {
    fields: { feature: "tts", limit: 0, requested: 1 },
  });
}
