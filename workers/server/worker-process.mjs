// The workerd of this process that runs certain workers: what memory it has taken, and its priority.
// Told by /proc, so on Linux alone.
import { readdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** The variable that tells one workerd from another. */
const mark = "FENNEC_WORKERS";

/**
 * What a workerd's environment has to hold, so that it can be found.
 * @param {string} workers
 */
export function marked(workers) {
  return { [mark]: workers };
}

/**
 * @param {string} workers
 * @returns {{ pid: number, megabytes: number } | null} null where it has ended, or there is no /proc
 */
export function findProcess(workers) {
  try {
    const pid = childrenWith(`${mark}=${workers}\0`)[0];
    const status = pid === undefined ? "" : readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return pid && kilobytes ? { pid, megabytes: Math.round(Number(kilobytes) / 1024) } : null;
  } catch {
    return null;
  }
}

/**
 * Lets others compute before a process. On Linux each thread has a priority of its own.
 * @param {number} pid
 */
export function lowerPriority(pid) {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    }
  } catch {
    // It has just ended.
  }
}

function childrenWith(entry) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isOwn(name, entry))
    .map(Number);
}

function isOwn(pid, entry) {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    if (Number(parent) !== process.pid) return false;
    return readFileSync(`/proc/${pid}/environ`, "utf8").includes(entry);
  } catch {
    return false;
  }
}
