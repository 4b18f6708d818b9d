import { readStored } from "~/library/read-stored.server";
import type { Actor, App } from "~/platform/app.server";
import type { Allowance } from "./allowances";
import type { AllowanceUse } from "./schema";
import { countStoredItems } from "./within-stored-items.server";

/** Used amounts of each allowance, of the current UTC day or in total. */
export async function readAllowances(
  app: App,
  actor: Actor,
): Promise<Record<Allowance, AllowanceUse>> {
  const limits = app.allowances[actor.tier];
  const [stored, items, used] = await Promise.all([
    readStored(app, actor),
    countStoredItems(app, actor),
    app.dailyUsage(actor.id).usedOf(["generated", "uploadedBytes", "ocrPages", "speechSeconds"]),
  ]);
  const [generated = 0, uploadedBytes = 0, ocrPages = 0, speechSeconds = 0] = used;
  return {
    generated: { used: generated, limit: limits.generated },
    uploadedBytes: { used: uploadedBytes, limit: limits.uploadedBytes },
    storedBytes: { used: stored.bytes, limit: limits.storedBytes },
    storedPassages: { used: stored.passages, limit: limits.storedPassages },
    storedItems: { used: items, limit: limits.storedItems },
    ocrPages: { used: ocrPages, limit: limits.ocrPages },
    speechSeconds: { used: speechSeconds, limit: limits.speechSeconds },
  };
}
