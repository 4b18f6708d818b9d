import { APICallError } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { type Refused, type RequestBody, sendWithoutRefusedFields } from "./shape-request";

const whole = {
  model: "m",
  max_tokens: 50,
  temperature: 0.4,
  seed: 7,
  reasoning_effort: "none",
};

function refusal(body: string, param?: string, statusCode = 400) {
  return new APICallError({
    ...{ message: "no", url: "http://model", requestBodyValues: {}, statusCode },
    ...{ responseBody: body, data: { param } },
  });
}

/** Sends to a server that rejects what `refuse` returns; returns the requests it received. */
async function send(refuse: (sent: RequestBody) => Error | null, refused: Refused = new Set()) {
  const requests: RequestBody[] = [];
  const answer = sendWithoutRefusedFields(whole, refused, async (body) => {
    requests.push(body);
    const error = refuse(body);
    if (error) throw error;
    return "answer";
  });
  const result = await answer.catch((error: unknown) => error);
  return { result, requests, refused };
}

describe("a field that the server refuses", () => {
  it("is omitted, and remembered", async () => {
    const refuse = (sent: RequestBody) =>
      "temperature" in sent ? refusal("", "temperature") : null;
    const { result, requests, refused } = await send(refuse);
    expect(result).toBe("answer");
    expect(requests).toHaveLength(2);
    expect([...refused]).toEqual(["temperature"]);
    expect((await send(refuse, refused)).requests).toHaveLength(1);
  });

  it("is the first one that the message names", async () => {
    const words = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.";
    const { requests } = await send((sent) => ("max_tokens" in sent ? refusal(words) : null));
    expect(requests[1]).toMatchObject({ max_completion_tokens: 50 });
    expect(requests[1]).not.toHaveProperty("max_tokens");
  });

  it("can be one of several", async () => {
    const { result, refused } = await send((sent) =>
      "seed" in sent
        ? refusal('{"detail":[{"loc":["body","seed"]}]}', undefined, 422)
        : "reasoning_effort" in sent
          ? refusal('"m" does not support thinking')
          : null,
    );
    expect(result).toBe("answer");
    expect([...refused]).toEqual(["seed", "reasoning_effort"]);
  });

  it("omits the limit if both of its names are rejected", async () => {
    const { result, requests } = await send((sent) =>
      "max_tokens" in sent
        ? refusal("", "max_tokens")
        : "max_completion_tokens" in sent
          ? refusal("", "max_completion_tokens")
          : null,
    );
    expect(result).toBe("answer");
    expect(Object.keys(requests.at(-1) ?? {})).not.toContain("max_tokens");
  });

  it("is not remembered if the request without it fails too", async () => {
    // A server may repeat part of the prompt, which may contain such a word.
    const { result, requests, refused } = await send(() =>
      refusal("Your prompt is too long: What is temperature?"),
    );
    expect(result).toBeInstanceOf(APICallError);
    expect(requests).toHaveLength(2);
    expect(refused.size).toBe(0);
  });

  it.each([401, 404, 429, 500])("does not lead to a retry after %i", async (status) => {
    const { requests } = await send(() => refusal("temperature", "temperature", status));
    expect(requests).toHaveLength(1);
  });

  it("is retried at most once per field", async () => {
    const { requests } = await send(() =>
      refusal("max_tokens max_completion_tokens temperature seed reasoning_effort"),
    );
    expect(requests.length).toBeLessThanOrEqual(6);
  });
});
