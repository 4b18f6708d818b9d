import { APICallError } from "@ai-sdk/provider";
import { failureOf } from "../language-model/failure";

/**
 * Asks a provider, once more where it says that this may help, after as long as `Retry-After` says.
 * @param timeoutMs how long it may take, in milliseconds
 * @throws ProviderError when it does not deliver; what `signal` was aborted with, where it was
 */
export async function askProvider<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<T> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    try {
      return await orAborted(() => ask(limit), limit);
    } catch (error) {
      if (!APICallError.isInstance(error) || !error.isRetryable) throw error;
      const seconds = Number(error.responseHeaders?.["retry-after"] ?? 0.5);
      await orAborted(() => new Promise((done) => setTimeout(done, seconds * 1_000)), limit);
      return await orAborted(() => ask(limit), limit);
    }
  } catch (error) {
    throw failureOf(error, limit);
  }
}

/** Not everything that is asked listens to a signal. */
async function orAborted<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
