import { tooManyRequests } from "~/platform/route.server";

/** Milliseconds. */
interface Spacing {
  /** Between two pieces of work of one isolate: about twice what one keeps it busy. */
  between: number;
  /** That a piece of work waits at most. */
  longest: number;
}

/**
 * Spreads expensive requests that arrive at the same moment, so that an isolate has time left for
 * pages. Each learner has one place in the line, so many requests of one delay nobody else's for long.
 * Only times are kept: a request that its client has given up just leaves its place unused.
 * @returns waits for a learner's place. It throws AppError rate_limited if there is none soon enough
 */
export function createPace({ between, longest }: Spacing): (learnerId: string) => Promise<void> {
  /** When the next place is free. */
  let free = 0;
  /** When each learner's latest place begins. */
  const latest = new Map<string, number>();

  return async (learnerId) => {
    const deadline = Date.now() + longest;
    const own = () => latest.get(learnerId) ?? 0;
    while (own() > Date.now()) await until(own());
    const now = Date.now();
    const begins = Math.max(now, free);
    if (begins > deadline) throw tooManyRequests(Math.ceil(longest / 1_000));
    for (const [learner, begun] of latest) if (begun < now) latest.delete(learner);
    latest.set(learnerId, begins);
    free = begins + between;
    await until(begins);
  };
}

async function until(moment: number): Promise<void> {
  const wait = moment - Date.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
}
