/**
 * Runs what it is given one after the other, so that the memory of one document is all that is taken.
 * @param timeoutMs milliseconds after which whoever waits goes on all the same: the runtime may end a
 * request without a word to those behind it
 */
export function takeTurns(timeoutMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((done) => {
      timer = setTimeout(done, timeoutMs);
    });
    await Promise.race([before, tooLong]);
    clearTimeout(timer);
    try {
      return await work();
    } finally {
      turn.resolve();
    }
  };
}
