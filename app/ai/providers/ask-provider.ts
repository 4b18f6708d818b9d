import { APICallError } from "@ai-sdk/provider";
import { failureOf } from "./failure";

/**
 * Sends a request, and once more after `Retry-After` if the error is retryable.
 * @param timeoutMs limit for both together, in milliseconds
 * @throws ProviderError if it fails; the reason of `signal` if that was aborted
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

/** Rejects on abort even if `work` ignores the signal. */
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
