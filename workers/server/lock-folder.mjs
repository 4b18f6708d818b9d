import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "./refusal.mjs";

/**
 * Locks the folder for this process. The system releases the lock however the process ends.
 * @param {string} state
 * @throws Refusal if another process has it
 */
export function lockFolder(state) {
  const lock = new DatabaseSync(join(state, "lock.sqlite"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if (!/locked|busy/.test(error.message)) throw error;
    throw new Refusal(
      `Another Fennec process is using ${state}. Stop it, or set STATE_DIR to another folder.`,
    );
  }
  // A reference, because garbage collection would close it.
  process.on("exit", () => lock.close());
}
