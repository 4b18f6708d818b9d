/** Milliseconds that a piece of work waits for the one before. */
const timeoutMs = 120_000;

/**
 * @returns a runner that begins a piece of work when the one before has ended. Where a request is
 * called off, its work may never end; so nothing waits for ever.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = until(last).then(work);
    last = done.catch(() => {});
    return done;
  };
}

async function until(ended: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([ended, enough]);
  clearTimeout(timer);
}
