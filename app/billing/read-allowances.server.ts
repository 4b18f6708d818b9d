import { readStored } from "~/library/read-stored.server";
import type { Actor, App } from "~/platform/app.server";
import type { Allowance } from "./allowances";
import type { AllowanceUse } from "./schema";

/** How much of each allowance the learner has used: of the day (UTC), or of what is stored in all. */
export async function readAllowances(
  app: App,
  actor: Actor,
): Promise<Record<Allowance, AllowanceUse>> {
  const usage = app.dailyUsage(actor.id);
  const limits = app.allowances[actor.tier];
  const [stored, generated, uploadedBytes, ocrPages, speechSeconds] = await Promise.all([
    readStored(app, actor),
    usage.used("generated"),
    usage.used("uploadedBytes"),
    usage.used("ocrPages"),
    usage.used("speechSeconds"),
  ]);
  return {
    generated: { used: generated, limit: limits.generated },
    uploadedBytes: { used: uploadedBytes, limit: limits.uploadedBytes },
    storedBytes: { used: stored.bytes, limit: limits.storedBytes },
    storedPassages: { used: stored.passages, limit: limits.storedPassages },
    ocrPages: { used: ocrPages, limit: limits.ocrPages },
    speechSeconds: { used: speechSeconds, limit: limits.speechSeconds },
  };
}
