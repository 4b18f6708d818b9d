// What a workerd of this process has taken, where the system tells it, which is on Linux.
import { readdirSync, readFileSync } from "node:fs";

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
 * @returns {{ pid: number, megabytes: number } | null}
 */
export function memoryOf(workers) {
  try {
    const pid = childrenWith(`${mark}=${workers}\0`)[0];
    const status = pid === undefined ? "" : readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return pid && kilobytes ? { pid, megabytes: Math.round(Number(kilobytes) / 1024) } : null;
  } catch {
    // It has just ended, or there is no such folder.
    return null;
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
