import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The most memory that each workerd of a product has taken, in MB; empty where /proc is missing. */
export class Memories {
  readonly #root: number;
  constructor(root: number) {
    this.#root = root;
  }

  /** Forgets what was taken so far. */
  reset(): void {
    for (const { pid } of this.#workerds()) {
      try {
        writeFileSync(`/proc/${pid}/clear_refs`, "5");
      } catch {
        // It has ended.
      }
    }
  }

  /** The process that serves pages first, then those that work apart, as they were started. */
  read(): number[] {
    const all = this.#workerds();
    const serves = ({ command }: Process) => /entry=localhost:/.test(command);
    return [...all.filter(serves), ...all.filter((one) => !serves(one))].map(({ pid }) =>
      peak(pid),
    );
  }

  #workerds(): Process[] {
    if (!existsSync("/proc")) return [];
    const all = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)));
    const own = new Set([this.#root]);
    for (const { pid, parent } of all.sort((a, b) => a.pid - b.pid)) {
      if (own.has(parent)) own.add(pid);
    }
    return all.filter(({ pid, command }) => own.has(pid) && /workerd serve/.test(command));
  }
}

function readProcess(pid: number): Process[] {
  try {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return [{ pid, parent, command }];
  } catch {
    return [];
  }
}

function peak(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
