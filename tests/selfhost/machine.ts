import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { root } from "../../workers/toolchain.mjs";
import { poll } from "./poll";

/** The folder for the files that the self-hosting tests create. */
const ground = join(root, ".wrangler", "selfhost");

/** The first of six ports: each test file has its own. */
export const firstPort = Number(process.env.SELFHOST_PORT ?? 8841);

const node = join(root, "node_modules", "node", "bin", "node");

/** Makes the folder of the container image, without anything else of this project. */
export function packProduct(name: string): string {
  const folder = join(ground, name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(node, [join(root, "workers", "container", "pack.mjs"), folder]);
  return folder;
}

/** Deletes a folder. @returns its path */
export function emptyFolder(name: string): string {
  const folder = join(ground, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(ground, { recursive: true });
  return folder;
}

export interface Start {
  product: string;
  state: string;
  port: number;
  /** The origin that browsers see; without it, the product runs in local mode. */
  origin?: string;
  variables?: Record<string, string>;
}

/** The product as the container starts it, in a separate process group. */
export class Machine {
  readonly #server: ChildProcess;
  readonly port: number;
  /** The output so far. */
  output = "";
  readonly ended: Promise<number | null>;

  constructor({ product, state, port, origin, variables }: Start) {
    this.port = port;
    const server = join("workers", "server", "server.mjs");
    this.#server = spawn(
      node,
      ["--disable-warning=ExperimentalWarning", server, ...(origin ? ["--production"] : [])],
      {
        cwd: product,
        env: {
          PATH: "/usr/bin:/bin",
          HOME: ground,
          NODE_ENV: "production",
          WRANGLER_WRITE_LOGS: "false",
          PORT: String(port),
          STATE_DIR: state,
          ...(origin && { PUBLIC_URL: origin }),
          ...variables,
        },
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    for (const stream of [this.#server.stdout, this.#server.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += chunk;
      });
    }
    this.ended = new Promise((done) => this.#server.once("close", done));
  }

  /** Waits until it prints its address; by then it has swept what an earlier process left behind. */
  async ready(): Promise<this> {
    return this.printed(/^Fennec is at /m);
  }

  /** Waits until this text is printed. */
  printed(text: RegExp): Promise<this> {
    return poll(`for ${text}`, () => {
      if (text.test(this.output)) return this;
      if (this.#server.exitCode === null) return null;
      throw new Error(`It ended with ${this.#server.exitCode}: ${this.output}`);
    }).catch((error) => {
      throw new Error(`${error.message} It printed: ${this.output}`);
    });
  }

  /** Ends it as an operator does. */
  async stop(): Promise<number | null> {
    this.#server.kill("SIGTERM");
    return this.ended;
  }

  /** Kills all of its processes at once, like a power cut. */
  async kill(): Promise<void> {
    const { pid } = this.#server;
    if (pid && membersOf(pid).length > 0) process.kill(-pid, "SIGKILL");
    await this.ended;
    await poll("for its port to be free", async () =>
      (await isListening(this.port)) ? null : true,
    );
  }

  /** Its living processes. */
  processes(): number[] {
    return membersOf(this.#server.pid ?? 0);
  }
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

/** The living processes of a group. */
export function membersOf(group: number): number[] {
  return livingProcesses()
    .filter((process) => process.group === group)
    .map(({ pid }) => pid);
}

/** A process and all that it has started, directly or not, while they live. */
export function familyOf(pid: number): number[] {
  const all = livingProcesses();
  const family = new Set([pid]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.map(({ pid }) => pid).filter((pid) => family.has(pid));
}

function livingProcesses(): { pid: number; parent: number; group: number }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // After the command in brackets: the state, the parent and the group.
        const [state, parent, group] =
          readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        if (state === "Z") return [];
        return [{ pid: Number(pid), parent: Number(parent), group: Number(group) }];
      } catch {
        // It has just ended.
        return [];
      }
    });
}
