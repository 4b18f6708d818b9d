import type { App } from "~/platform/app.server";
import type { Lease } from "~/platform/ports";

/** About 1.5 MB of text, which takes two seconds to store. */
const manyPassages = 1_000;

/**
 * Waits until no other long text is unpacked and stored, so that an isolate holds only one of them.
 * @returns the lease to end afterwards; null for a short text, which does not wait
 */
export async function leaseIfLong(app: App, passageCount: number): Promise<Lease | null> {
  return passageCount > manyPassages ? app.leaseLongText() : null;
}
