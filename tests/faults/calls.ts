/** How a call to a binding goes wrong. */
export const faultKinds = ["error", "lost answer", "silence", "death"] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The call that goes wrong: the `call`th of all that processes of this name make, from 1. */
export interface Fault {
  process: string;
  call: number;
  kind: FaultKind;
}

/** A process that can die separately: a request, a queue delivery, a Durable Object. */
export class Process {
  dead = false;
  constructor(readonly name: string) {}
}

/** The process of calls that name no binding, such as `fetch`. */
export const current = { process: new Process("test") };

/** Numbers every call to a binding and lets one of them go wrong. */
export class Calls {
  readonly made: { process: string; name: string }[] = [];
  /** The number of pending calls. */
  pending = 0;
  fired: string | null = null;
  watching = false;
  readonly #counts = new Map<string, number>();

  constructor(readonly fault: Fault | null) {}

  /**
   * @param process who calls; what is dead calls nothing and hears nothing
   * @param name of binding and method
   */
  async make<T>(process: Process, name: string, work: () => Promise<T>): Promise<T> {
    if (process.dead) return never();
    const kind = this.watching ? this.#next(process, name) : null;
    switch (kind) {
      case "error":
        throw failure(name);
      case "lost answer":
        await this.#await(process, name, work);
        throw failure(name);
      case "silence":
        return never();
      case "death":
        process.dead = true;
        return never();
      default:
        return this.#await(process, name, work);
    }
  }

  /** The fault of the next call; null if it succeeds. */
  #next({ name: process }: Process, name: string): FaultKind | null {
    const number = (this.#counts.get(process) ?? 0) + 1;
    this.#counts.set(process, number);
    this.made.push({ process, name });
    const { fault } = this;
    if (fault?.process !== process || fault.call !== number) return null;
    this.fired = name;
    return fault.kind;
  }

  async #await<T>(process: Process, name: string, work: () => Promise<T>): Promise<T> {
    // Calls made within it are numbered themselves.
    const counted = withinProduct.test(name) ? 0 : 1;
    this.pending += counted;
    try {
      return await work();
    } finally {
      this.pending -= counted;
      if (process.dead) await never();
    }
  }
}

/** Calls of another process of the product, which calls others in turn. */
const withinProduct = /^(STUDY_SESSION|STRIPE_WEBHOOK|ENGINE)\./;

export function never(): Promise<never> {
  return new Promise(() => {});
}

function failure(name: string): Error {
  return new Error(
    /^DB(_\d+)?\./.test(name) ? "D1_ERROR: Network connection lost." : `${name}: connection lost.`,
  );
}
