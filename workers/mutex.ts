/** Runs a piece of work once the one before has ended. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs pieces of work one after the other, so that their memory never adds up.
 * @param timeoutMs milliseconds after which a piece of work starts anyway: the runtime may cancel a
 * request, and then its work never ends
 */
export function createMutex(timeoutMs: number): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = endOrTimeout(last, timeoutMs).then(work);
    last = done.catch(() => {});
    return done;
  };
}

async function endOrTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
