import { APICallError } from "@ai-sdk/provider";

/** No text that is of use is longer, in bytes. */
const longestText = 2_000_000;
const longestError = 2_000;
/** Whoever waits is told sooner than a provider that asks for more seconds would be asked again. */
const longestWait = 10;

/**
 * A provider's answer as it may be read: of bounded length, and an error where it is one.
 * @throws APICallError, retryable where asking once more may help
 */
export async function checkResponse(
  response: Response,
  {
    url,
    secret,
    longest = longestText,
  }: { url: string; secret?: string | undefined; longest?: number },
): Promise<Response> {
  if (response.ok) {
    return new Response(response.body?.pipeThrough(atMost(longest)) ?? null, response);
  }
  const body = hide(await beginningOf(response), secret);
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
      !(retryAfter > longestWait) &&
      !usedUp.test(body),
  });
}

/** Asking again helps on another day. 3036 is Workers AI's code for it. */
const usedUp = /insufficient_quota|\b3036\b/;

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
    while (reader && text.length < longestError) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
  return text.slice(0, longestError);
}

/** The sentence in an error's JSON, whoever wrote it. */
function messageIn(body: string): string {
  try {
    const { error, internalCode, description, message } = JSON.parse(body);
    const said = error?.message ?? error ?? description ?? message;
    return `${internalCode ? `${internalCode}: ` : ""}${typeof said === "string" ? said : ""}`;
  } catch {
    return body.startsWith("<") ? "" : body.slice(0, 200);
  }
}

/** The parameter that a refusal is about, where the provider says it apart. */
function paramIn(body: string): unknown {
  try {
    return JSON.parse(body).error?.param;
  } catch {
    return undefined;
  }
}

/** Providers repeat a key that they do not know. */
function hide(text: string, secret: string | undefined): string {
  return (secret ? text.replaceAll(secret, "…") : text).replace(/\bsk-[\w-]{8,}/g, "…");
}
