import { APICallError } from "@ai-sdk/provider";
import { ProviderError, type ProviderFailure } from "~/ai/provider-error";

/**
 * The error to throw if a model failed. Its message is for the log and contains neither the request nor
 * the provider's whole response.
 */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted && !isTimeout(signal.reason)) return signal.reason;
  if (error instanceof ProviderError) return error;
  if (signal.aborted || isTimeout(error)) {
    return new ProviderError("provider_timeout", "The model did not answer in time.");
  }
  const cause = lastOf(error);
  if (!APICallError.isInstance(cause)) {
    const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return new ProviderError("provider_failed", short(message));
  }
  const { statusCode = 0, message } = cause;
  return new ProviderError(
    failures[statusCode] ?? "provider_failed",
    short(`${statusCode}: ${message}`),
    { status: statusCode || null },
  );
}

const failures: Record<number, ProviderFailure> = {
  401: "provider_unconfigured",
  403: "provider_unconfigured",
  404: "provider_unconfigured",
  408: "provider_timeout",
  504: "provider_timeout",
};

/** The last error of the AI SDK's retries. */
function lastOf(error: unknown): unknown {
  return error instanceof Error && "lastError" in error ? error.lastError : error;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

function short(message: string): string {
  return message.replace(/\s+/g, " ").slice(0, 300);
}
