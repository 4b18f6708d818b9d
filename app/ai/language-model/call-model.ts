import { APICallError, type JSONSchema7, type LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import { ProviderError } from "~/ai/provider-error";
import { formatFailed } from "~/ai/providers/check-response";
import { failureOf } from "~/ai/providers/failure";
import type { JsonMode, ModelConnection } from "~/ai/providers/model-connection";
import { findItems } from "./find-items";
import { createReasoningFilter, withoutReasoning } from "./reasoning-filter";

export interface Prompt {
  /** The system prompt. It contains nothing from a learner or a document. */
  instructions: string;
  /** Messages of learner and model, oldest first. */
  messages: ModelMessage[];
  maxOutputTokens: number;
  temperature: number;
  seed?: number;
}

/** One retry if the provider is busy or fails. */
const maxRetries = 1;

/** An upper bound of characters per token. */
const charactersPerToken = 16;

/**
 * Streams a reply.
 * @throws ProviderError or the reason of `signal`
 */
export async function* streamReply(
  connection: ModelConnection,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const silence = new AbortController();
  const left = new AbortController();
  const ended = AbortSignal.any([signal, silence.signal, left.signal]);
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = <T>(next: PromiseLike<T>): Promise<T> => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => silence.abort(timeout()), connection.timeoutMs);
    return orAborted(next, ended);
  };
  try {
    const [{ streamText }, model] = await Promise.all([import("ai"), connection.open()]);
    const { stream } = streamText({
      ...prompt,
      model,
      maxRetries,
      abortSignal: ended,
      // The error is thrown below.
      onError: () => {},
    });
    const parts = stream[Symbol.asyncIterator]();
    const reasoning = createReasoningFilter();
    let length = 0;
    let said = false;
    let cut = false;
    for (;;) {
      const { done, value: part } = await waitFor(parts.next());
      if (done) break;
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw timeout();
      if (part.type === "finish" && part.finishReason === "error") {
        throw new ProviderError("provider_failed", "The stream of the reply was cut.");
      }
      if (part.type === "finish") cut = part.finishReason === "length";
      if (part.type !== "text-delta") continue;
      const text = reasoning.write(part.text);
      length += text.length;
      if (length > prompt.maxOutputTokens * charactersPerToken) {
        throw new ProviderError("provider_failed", "The reply does not end.");
      }
      if (text === "") continue;
      said = true;
      yield text;
    }
    const rest = reasoning.end();
    if (rest) yield rest;
    if (!said && !rest) throw emptyReply(cut);
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    clearTimeout(silenceTimer);
    // The caller stopped reading: end the request.
    left.abort();
  }
}

/** Some providers' adapters ignore the abort signal. */
function orAborted<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const stop = () => fail(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(done, fail).then(() => signal.removeEventListener("abort", stop));
  });
}

function emptyReply(cut: boolean): ProviderError {
  return new ProviderError(
    "provider_failed",
    cut ? "The reply is empty: its reasoning took all of its tokens." : "The reply is empty.",
  );
}

function timeout(): DOMException {
  return new DOMException("The model sent nothing in time.", "TimeoutError");
}

/**
 * Asks for a list of items in JSON.
 * @returns the items, unchecked; text around them is ignored
 * @throws ProviderError if the provider fails or the reply has no JSON, or the reason of `signal`
 */
export async function askForItems(
  connection: ModelConnection,
  prompt: Prompt,
  schema: JSONSchema7,
  signal: AbortSignal,
): Promise<unknown[]> {
  const modes = connection.jsonModes.filter((mode) => !connection.refusedModes.has(mode));
  const refusals: JsonMode[] = [];
  for (const [index, mode] of modes.entries()) {
    try {
      const items = findItems(await askForText(connection, prompt, signal, formats[mode](schema)));
      for (const refused of refusals) connection.refusedModes.add(refused);
      if (!items) throw new ProviderError("provider_failed", "The model did not answer in JSON.");
      return items;
    } catch (error) {
      const last = index === modes.length - 1;
      if (last || !refusesFormat(error)) throw failureOf(error, signal);
      // Workers AI may satisfy the schema on another request.
      if (!unmetSchema.test(String(error))) refusals.push(mode);
    }
  }
  throw new ProviderError("provider_failed", "The model knows no way to answer in JSON.");
}

type Format = LanguageModelV4CallOptions["responseFormat"];

const formats: Record<JsonMode, (schema: JSONSchema7) => Format> = {
  schema: (schema) => ({ type: "json", schema, name: "items" }),
  object: () => ({ type: "json" }),
  prompt: () => undefined,
};

const unmetSchema = /JSON Mode/i;

/** Whether the JSON mode does not work with the model or its server; each says so in other words. */
function refusesFormat(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    (error.statusCode === 400 ||
      error.statusCode === 422 ||
      unmetSchema.test(error.message) ||
      formatFailed.test(error.message))
  );
}

/**
 * Asks for a complete reply.
 * @throws the error of the provider's adapter; see `failureOf`
 */
export async function askForText(
  connection: ModelConnection,
  prompt: Prompt,
  signal: AbortSignal,
  responseFormat?: Format,
): Promise<string> {
  return (await askForReply(connection, prompt, signal, responseFormat)).text;
}

/** Asks for a complete reply; also returns the prompt tokens that the provider reports. */
export async function askForReply(
  connection: ModelConnection,
  prompt: Prompt,
  signal: AbortSignal,
  responseFormat?: Format,
): Promise<{ text: string; tokensRead: number | undefined }> {
  const [{ generateText, wrapLanguageModel }, model] = await Promise.all([
    import("ai"),
    connection.open(),
  ]);
  const ended = AbortSignal.any([signal, AbortSignal.timeout(connection.timeoutMs)]);
  const result = generateText({
    ...prompt,
    model: wrapLanguageModel({
      model,
      middleware: {
        specificationVersion: "v4",
        transformParams: async ({ params }) =>
          responseFormat ? { ...params, responseFormat } : params,
      },
    }),
    maxRetries,
    abortSignal: ended,
  });
  const { text: written, finishReason, usage } = await orAborted(result, ended);
  const text = withoutReasoning(written);
  if (text === "" && finishReason === "length") throw emptyReply(true);
  return { text, tokensRead: usage.inputTokens };
}
