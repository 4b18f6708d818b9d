/**
 * Asks until there is an answer.
 * @param what what is waited for, to end the sentence "Waited in vain"
 * @param ask `null` for "not yet"
 * @param timeoutMs in milliseconds
 * @throws Error after that time
 */
export async function poll<T>(
  what: string,
  ask: () => Promise<T | null> | T | null,
  timeoutMs = 120_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`Waited in vain ${what}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
