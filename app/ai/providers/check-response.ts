import { APICallError } from "@ai-sdk/provider";

/** The longest text reply, in bytes. */
const maxTextBytes = 2_000_000;
const maxErrorLength = 2_000;
/** The longest `Retry-After` that is waited for, in seconds; the learner waits too. */
const maxRetryAfterSeconds = 10;

/**
 * A provider's response with a limit on its length.
 * @throws APICallError for an error status; retryable if a second request may succeed
 */
export async function checkResponse(
  response: Response,
  {
    url,
    secret,
    longest = maxTextBytes,
  }: { url: string; secret?: string | undefined; longest?: number },
): Promise<Response> {
  if (response.ok) {
    return new Response(response.body?.pipeThrough(atMost(longest)) ?? null, response);
  }
  const body = redact(await beginningOf(response), secret);
  const { status } = response;
  const retryAfter = Number(response.headers.get("Retry-After") ?? 0);
  throw new APICallError({
    message: messageIn(body) || response.statusText || "no reason given",
    url,
    requestBodyValues: {},
    statusCode: status,
    responseBody: body,
    data: { param: paramIn(body) },
    responseHeaders: Object.fromEntries(response.headers),
    isRetryable:
      (status === 429 || status === 408 || status >= 500) &&
      !(retryAfter > maxRetryAfterSeconds) &&
      !quotaExceeded.test(body) &&
      !formatFailed.test(body),
  });
}

/** The quota is used up: a retry helps on another day only. 3036 is Workers AI's code for it. */
const quotaExceeded = /insufficient_quota|\b3036\b/;

/**
 * The server rejects the format of the reply, or the model did not keep to it: with the same seed, it would not
 * again. llama.cpp answers both with 500.
 */
export const formatFailed = /response_format|does not match the expected/i;

function atMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > limit) controller.error(new Error("The reply is too long."));
      else controller.enqueue(chunk);
    },
  });
}

async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = body?.getReader();
  try {
    while (reader && text.length < maxErrorLength) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
  return text.slice(0, maxErrorLength);
}

/** The message in an error's JSON; each provider names the field differently. */
function messageIn(body: string): string {
  try {
    const { error, internalCode, description, message } = JSON.parse(body);
    const said = error?.message ?? error ?? description ?? message;
    return `${internalCode ? `${internalCode}: ` : ""}${typeof said === "string" ? said : ""}`;
  } catch {
    return body.startsWith("<") ? "" : body.slice(0, 200);
  }
}

/** The rejected parameter, if the provider names it in a field. */
function paramIn(body: string): unknown {
  try {
    return JSON.parse(body).error?.param;
  } catch {
    return undefined;
  }
}

/** Providers repeat an unknown key in their error message. */
function redact(text: string, secret: string | undefined): string {
  return (secret ? text.replaceAll(secret, "…") : text).replace(/\bsk-[\w-]{8,}/g, "…");
}
