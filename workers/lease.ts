import type { Lease } from "~/platform/ports";
import { tooManyRequests } from "~/platform/route.server";

/** Milliseconds. */
interface Durations {
  /** After which a lease ends that is not renewed: the runtime may cancel the request that has it. */
  lease: number;
  /** Between two looks whether it is free. */
  poll: number;
  /** To wait at most. */
  longest: number;
}

/**
 * Leases of which an isolate gives one at a time. Only times are kept, and each request waits by timers of its own: a
 * promise of a cancelled request never settles.
 * @returns waits for a lease. It throws AppError rate_limited if there is none soon enough
 */
export function createLeases({ lease, poll, longest }: Durations): () => Promise<Lease> {
  let holder: Lease | null = null;
  let endsAt = 0;
  return async () => {
    const deadline = Date.now() + longest;
    while (holder !== null && Date.now() < endsAt) {
      if (Date.now() > deadline) throw tooManyRequests(Math.ceil(longest / 1_000));
      await new Promise((done) => setTimeout(done, poll));
    }
    const own: Lease = {
      renew() {
        if (holder === own) endsAt = Date.now() + lease;
      },
      end() {
        if (holder === own) holder = null;
      },
    };
    holder = own;
    own.renew();
    return own;
  };
}
