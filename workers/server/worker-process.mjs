// Memory and priority of a workerd process that this process has started. Reads /proc, so it works on Linux only.
import { readdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** An environment variable of each workerd: the names of its workers. */
const mark = "FENNEC_WORKERS";

/**
 * The environment with which a workerd is started, so that `findProcess` finds it.
 * @param {string} workers
 */
export function marked(workers) {
  return { [mark]: workers };
}

/**
 * @param {string} workers
 * @returns {{ pid: number, megabytes: number } | null} null if it has ended, or without /proc
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
 * Gives a process a lower priority than others. On Linux each thread has a priority of its own.
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
