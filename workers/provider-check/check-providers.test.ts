import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Step, startModelServer } from "../../tests/fakes/model-server.mjs";
import { checkProviders, showingRequests } from "./check-providers";

const read = (name: string) => new Uint8Array(readFileSync(new URL(name, import.meta.url)));
const samples = { picture: read("./word.png"), recording: read("./question.mp3") };

let models: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  models = await startModelServer();
});
afterAll(() => models.close());

let scenarios = 0;

/** The output for a model that behaves in these steps, one per request. */
async function check(steps: Step[], changes: Record<string, string> = {}) {
  scenarios += 1;
  const id = `check-${scenarios}`;
  await fetch(`${models.url}/scenarios/${id}`, { method: "PUT", body: JSON.stringify(steps) });
  const lines: string[] = [];
  const works = await checkProviders(
    {
      TEXT_PROVIDER: "openai-compatible",
      TEXT_MODEL: `model#${id}`,
      OPENAI_BASE_URL: `${models.url}/v1`,
      ...changes,
    },
    samples,
    (line) => lines.push(line),
  );
  const scenario = await fetch(`${models.url}/scenarios/${id}`);
  const { refusals } = (await scenario.json()) as { refusals: string[] };
  return { works, text: lines.join("\n"), refusals };
}

const items = { items: [{ capital: "Paris", letters: 5 }] };
const sound: Step[] = [{ say: "ready" }, items, { say: "one two three four" }, { say: "ready" }];

describe("checkProviders with a text model", () => {
  it("reports a model that does everything as working", async () => {
    const { works, text, refusals } = await check(sound);
    expect(works).toBe(true);
    expect(refusals).toEqual([]);
    expect(text.split("\n")).toEqual([
      expect.stringMatching(/^text: model#check-\d+ at http:\/\/127\.0\.0\.1:\d+\/v1$/),
      expect.stringMatching(/^ {2}works {2}answers after \d\.\d s$/),
      expect.stringMatching(/^ {2}works {2}keeps to a JSON schema after/),
      expect.stringMatching(/^ {2}works {2}streams, with its first word after/),
      expect.stringMatching(/^ {2}works {2}reads a prompt as long as the longest after/),
      "image: no model, the OCR worker reads",
      "transcription: no model, the browser listens",
      "speech: no model, the browser speaks",
    ]);
  });

  it.each([
    [
      [{ status: 401, message: "Incorrect API key provided" }],
      "requires a key: set OPENAI_API_KEY",
    ],
    [[{ status: 404, message: "model not found" }], "does not know the model model#"],
    [[{ status: 400, message: "invalid model name" }], "does not know the model model#"],
    [
      [{ status: 402, message: "Insufficient credits" }],
      "has no credit left: Insufficient credits",
    ],
    [[{ status: 429, message: "insufficient_quota" }], "has no credit left: insufficient_quota"],
    [
      [{ status: 503, headers: { "retry-after": "0" } }],
      "has an error of its own, 503: status 503",
    ],
    [[{ say: "" }], "The reply is empty."],
    [[{ say: "", unfinished: true }], "its reasoning took all of its tokens"],
    [[{ raw: "<html>" }], "fails  "],
  ] as [Step[], string][])(
    "reports the failure of a model that answers %j, and sends no more requests",
    async (steps, words) => {
      const { works, text } = await check(steps);
      expect(works).toBe(false);
      expect(text).toContain(words);
      expect(text.match(/fails {2}/g)).toHaveLength(1);
    },
  );

  it("reports a rejected key without showing it", async () => {
    const key = "sk-check-0123456789";
    const steps = [{ status: 401, message: `Incorrect API key provided: ${key}` }];
    const { text } = await check(steps, { OPENAI_API_KEY: key });
    expect(text).toContain("refuses the key in OPENAI_API_KEY");
    expect(text).not.toContain(key);
  });

  it("reports a model that does not answer as too slow", async () => {
    const { works, text } = await check([{ silent: true }], { AI_TIMEOUT_SECONDS: "0.3" });
    expect(works).toBe(false);
    expect(text).toContain("gives no answer in 0.3 s: too slow");
  });

  it("reports an address that cannot be reached", async () => {
    const { works, text } = await check(sound, { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });
    expect(works).toBe(false);
    expect(text).toContain("cannot be reached: does a server run at http://127.0.0.1:9/v1?");
  });

  it("reports an address without such an API", async () => {
    const server = createServer((_, response) => {
      response.writeHead(404, { "Content-Type": "text/html" }).end("<html>Not Found</html>");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const { text } = await check(sound, { OPENAI_BASE_URL: `http://127.0.0.1:${port}` });
    expect(text).toContain("has no such API call at http://127.0.0.1:");
    server.closeAllConnections();
    server.close();
  });

  it("warns about a model that refuses or ignores a JSON schema, or does not stream", async () => {
    const refuses = ["response_format"];
    const { works, text } = await check([
      { say: "ready" },
      ...[{ refuses }, { refuses }, items],
      { say: "one" },
      { say: "ready" },
    ]);
    expect(works).toBe(true);
    expect(text).toContain("warns  refuses a JSON schema");
    expect(text).toContain("warns  does not stream");
    const [plain = {}, , ...others] = sound;
    const ignores = await check([plain, { items: [{ name: "Paris" }] }, ...others]);
    expect(ignores.text).toContain("warns  answers in JSON of another shape");
  });

  it.each([
    "The model produced output that does not match the expected peg-native format",
    'response_format type must be one of "text" or "json_object", but got: json_schema',
  ])("asks for JSON in the prompt if the server answers 500: %s", async (message) => {
    const failing = { status: 500, message };
    const { works, text, refusals } = await check([
      ...[{ say: "ready" }, failing, failing, items],
      ...[{ say: "one two three four" }, { say: "ready" }],
    ]);
    expect(works).toBe(true);
    expect(refusals).toEqual([]);
    expect(text).toContain("warns  refuses a JSON schema");
    expect(text).toContain("works  streams");
  });

  it("fails a model that silently truncates a long prompt", async () => {
    const { works, text } = await check([...sound.slice(0, 3), { say: "ready", context: 4_096 }]);
    expect(works).toBe(false);
    expect(text).toContain("reads 4096 tokens of a prompt of at least 4923");
  });

  it("warns about a model that will be shut down soon", async () => {
    const model = { object: "model", created: 1, owned_by: "openai", shutdown_date: "2027-01-14" };
    const id = `model#check-${scenarios + 1}`;
    await fetch(`${models.url}/models`, {
      method: "PUT",
      body: JSON.stringify([{ ...model, id }]),
    });
    const { works, text } = await check(sound);
    expect(works).toBe(true);
    expect(text).toContain("warns  will be shut down on 2027-01-14");
  });

  it("lists the server's models if it does not know the configured one", async () => {
    const model = { id: "gemma3:12b", object: "model", created: 1, owned_by: "library" };
    await fetch(`${models.url}/models`, { method: "PUT", body: JSON.stringify([model]) });
    const { text } = await check([{ status: 404, message: "not found" }]);
    expect(text).toContain("it has gemma3:12b");
  });
});

describe("checkProviders with models for the other tasks", () => {
  const others = {
    ...{ TEXT_PROVIDER: "builtin", IMAGE_MODEL: "sees#image", IMAGE_PROVIDER: "openai-compatible" },
    ...{ TRANSCRIPTION_PROVIDER: "openai-compatible", TRANSCRIPTION_MODEL: "hears#hears" },
    ...{ SPEECH_PROVIDER: "openai-compatible", SPEECH_MODEL: "speaks#speaks" },
  };
  const behave = async (image: Step, hears: Step, speaks: Step) => {
    for (const [id, step] of Object.entries({ image, hears, speaks })) {
      await fetch(`${models.url}/scenarios/${id}`, { method: "PUT", body: JSON.stringify([step]) });
    }
    return check([], others);
  };

  it("tries them with a picture, a recording and a sentence", async () => {
    const { works, text } = await behave(
      { say: "FENNEC" },
      { say: "What is the water cycle?" },
      {},
    );
    expect(works).toBe(true);
    expect(text).toContain("works  reads a picture");
    expect(text).toContain("works  transcribes a recording");
    expect(text).toContain("works  reads aloud, as audio/mpeg,");
    expect(text).toContain("text: no model, the built-in engine answers");
  });

  it("describes their failures", async () => {
    const blind = await behave({ say: "I see a cat." }, { say: "" }, { raw: "no sound" });
    expect(blind.works).toBe(false);
    expect(blind.text).toContain("reads “I see a cat.” in a picture that says FENNEC");
    expect(blind.text).toContain("transcribes nothing from a recording");
    expect(blind.text).toContain("The response is not audio of the requested format.");
    const misheard = await behave({ say: "Fennec" }, { say: "What is the butter cycle?" }, {});
    expect(misheard.works).toBe(true);
    expect(misheard.text).toContain("warns  transcribes “What is the butter cycle?”");
  });
});

describe("checkProviders with Workers AI", () => {
  const variables = {
    ...{ TEXT_PROVIDER: "workers-ai", AI_PROVIDER: "workers-ai", OPENAI_BASE_URL: "" },
    ...{ CLOUDFLARE_ACCOUNT_ID: "0123", CLOUDFLARE_API_TOKEN: "token" },
  };
  const reached = () => ({ ...variables, CLOUDFLARE_API_BASE_URL: `${models.url}/client/v4` });

  it("tries it through its REST API", async () => {
    const { text, refusals } = await check([], { ...reached(), TEXT_MODEL: "" });
    expect(refusals).toEqual([]);
    expect(text).toContain("text: @cf/google/gemma-4-26b-a4b-it at Workers AI");
    expect(text).toContain("works  answers");
    expect(text).toContain("works  streams");
    expect(text).toContain("works  reads aloud");
  });

  it("reports what is missing without an account", async () => {
    const { CLOUDFLARE_API_TOKEN: _, ...without } = variables;
    const { works, text } = await check([], { ...without, TEXT_MODEL: "" });
    expect(works).toBe(false);
    expect(text).toContain("CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN");
  });
});

describe("the requests shown by checkProviders", () => {
  const realFetch = globalThis.fetch;
  afterEach(() => vi.unstubAllGlobals());

  /** The output when every address leads to the fake server. */
  async function shownAt(variables: Record<string, string>, steps: Step[] = sound) {
    const lines: string[] = [];
    const sent: Headers[] = [];
    const toFake = ((input: RequestInfo | URL, init?: RequestInit) => {
      const address = String(input);
      if (init?.headers) sent.push(new Headers(init.headers));
      if (address.startsWith(models.url)) return realFetch(input, init);
      const path = address
        .replace(/^.*\/(?=chat\/|audio\/|models)/, "/v1/")
        .replace(/^.*\/workers-ai\//, "/client/v4/accounts/0123/ai/run/");
      return realFetch(models.url + path, init);
    }) as typeof fetch;
    vi.stubGlobal(
      "fetch",
      showingRequests(toFake, (line) => lines.push(line)),
    );
    const { works, refusals } = await check(steps, variables);
    return { works, refusals, text: lines.join("\n"), sent };
  }

  it("have their address and JSON, with long texts truncated and without the key", async () => {
    const { works, text, refusals } = await shownAt({
      ...{ OPENAI_BASE_URL: "https://api.openai.com/v1", OPENAI_API_KEY: "sk-check-0123456789" },
      TEXT_MODEL: `gpt-6-luna#check-${scenarios + 1}`,
    });
    expect(works).toBe(true);
    expect(refusals).toEqual([]);
    expect(
      text.match(/^ {2}sends {2}POST https:\/\/api\.openai\.com\/v1\/chat\/completions$/gm),
    ).toHaveLength(4);
    expect(text).toContain('"max_completion_tokens": 4300');
    expect(text).toContain('"strict": true');
    expect(text).toMatch(/… \(\d{5} characters\)/);
    expect(text).not.toContain("sk-check");
  });

  it("have form fields if they contain a recording", async () => {
    await fetch(`${models.url}/scenarios/shown`, { method: "PUT", body: "[]" });
    const { text } = await shownAt({
      ...{ TEXT_PROVIDER: "builtin", TRANSCRIPTION_PROVIDER: "openai-compatible" },
      TRANSCRIPTION_MODEL: "hears#shown",
    });
    expect(text).toContain("/audio/transcriptions");
    expect(text).toContain("model=hears#shown");
    expect(text).toMatch(/file=@\S+ \(audio\/mpeg, \d+ bytes\)/);
  });

  it("have the gateway's own token if they go to Workers AI through a gateway", async () => {
    const { sent, text } = await shownAt({
      ...{ TEXT_PROVIDER: "workers-ai", TEXT_MODEL: "", OPENAI_BASE_URL: "", AI_GATEWAY: "study" },
      ...{ CLOUDFLARE_ACCOUNT_ID: "0123", CLOUDFLARE_API_TOKEN: "token" },
      AI_GATEWAY_TOKEN: "token-of-gateway",
    });
    expect(text).toContain(
      "https://gateway.ai.cloudflare.com/v1/0123/study/workers-ai/@cf/google/",
    );
    expect(sent[0]?.get("cf-aig-authorization")).toBe("Bearer token-of-gateway");
    expect(sent[0]?.get("Authorization")).toBe("Bearer token");
  });
});

it("names an invalid variable", async () => {
  const { works, text } = await check([], { AI_TIMEOUT_SECONDS: "soon" });
  expect(works).toBe(false);
  expect(text).toMatch(/^fails {2}AI_TIMEOUT_SECONDS/);
});
