// The product's own adapters against a server that is not a fake: llama.cpp's, with a model
// of random weights. It is skipped, and counted as such, unless LLAMA_SERVER names its program: that of
// Debian's package llama.cpp-tools, or one that `node tests/contracts/build-llama-server.mjs` builds in some
// twenty minutes.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { askForItems, askForReply, streamReply } from "~/ai/language-model/call-model";
import { formatFailed } from "~/ai/providers/check-response";
import { openaiCompatibleFamily } from "~/ai/providers/openai-compatible/families";
import { connectOpenaiText } from "~/ai/providers/openai-text";
import { writeRandomModel } from "./random-model.mjs";

const program = process.env.LLAMA_SERVER;
const never = new AbortController().signal;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

describe.skipIf(!program)("llama.cpp's server", () => {
  let server: ChildProcess;
  let baseUrl = "";

  beforeAll(async () => {
    const model = join(mkdtempSync(join(tmpdir(), "llama-")), "random.gguf");
    writeRandomModel(model);
    const port = await freePort();
    baseUrl = `http://127.0.0.1:${port}/v1`;
    server = spawn(
      program ?? "",
      ["-m", model, "-c", "16384", "--jinja", "--port", `${port}`, "-t", "1", "--parallel", "1"],
      { stdio: "ignore" },
    );
    const listening = async () => expect((await fetch(`${baseUrl}/models`)).ok).toBe(true);
    await vi.waitFor(listening, { timeout: 60_000, interval: 200 });
  }, 90_000);
  afterAll(() => void server?.kill());

  const connect = (server: string = baseUrl) =>
    connectOpenaiText({
      ...{ baseUrl: server, apiKey: undefined, model: "random", timeoutMs: 60_000 },
      family: openaiCompatibleFamily(server, "random"),
    });
  const prompt = (content: string, maxOutputTokens = 40) => ({
    instructions: "You answer briefly.",
    messages: [{ role: "user" as const, content }],
    ...{ maxOutputTokens, temperature: 0.3, seed: 7 },
  });

  it("replies, and reports the number of tokens read", async () => {
    const { tokensRead } = await askForReply(connect(), prompt("Hello"), never);
    expect(tokensRead).toBeGreaterThan(20);
  });

  it("streams a reply", async () => {
    const pieces: string[] = [];
    for await (const piece of streamReply(connect(), prompt("Hello", 400), never)) {
      pieces.push(piece);
    }
    expect(pieces.length).toBeGreaterThan(3);
  });

  it("applies the JSON schema, even with a random model", async () => {
    const item = {
      type: "object" as const,
      properties: {
        kind: { type: "string" as const, enum: ["term", "fact"] },
        passage: { type: "integer" as const },
      },
      required: ["kind", "passage"],
      additionalProperties: false,
    };
    const list = {
      type: "object" as const,
      properties: { items: { type: "array" as const, items: item } },
      required: ["items"],
      additionalProperties: false,
    };
    const connection = connect();
    const items = await askForItems(connection, prompt("Write items.", 3_000), list, never);
    expect([...connection.refusedModes]).toEqual([]);
    for (const one of items) expect(Object.keys(one as object)).toEqual(["kind", "passage"]);
  });

  it.each([
    { max_tokens: 5 },
    { max_completion_tokens: 5 },
    { max_tokens: 5, reasoning_effort: "low" },
    { max_tokens: 5, reasoning_effort: "none" },
    { max_tokens: 5, temperature: 0.3, seed: 7 },
    { max_tokens: 5, response_format: { type: "json_object" } },
    { max_tokens: 5, chat_template_kwargs: { enable_thinking: false } },
  ])("accepts %j", async (fields) => {
    const messages = [{ role: "user", content: "Hello" }];
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ model: "random", messages, ...fields }),
    });
    expect(response.status, await response.text()).toBe(200);
  });

  it("reports truncated JSON with a known message", async () => {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        ...{ model: "random", messages: [{ role: "user", content: "Hello" }], max_tokens: 5 },
        response_format: {
          type: "json_schema",
          json_schema: { name: "text", schema: { type: "string", minLength: 50 } },
        },
      }),
    });
    // Versions before 2026 answer 200 with truncated JSON.
    if (response.status !== 200) expect(await response.text()).toMatch(formatFailed);
  });

  it("refuses a prompt longer than its context with a message", async () => {
    const long = prompt("The river flows on. ".repeat(2_000));
    await expect(askForReply(connect(), long, never)).rejects.toMatchObject({ statusCode: 400 });
  });
});
