import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLocalModel, modelArgument, nameLocalModels } from "./local-models.mjs";

const running: Server[] = [];
const described = {
  ...{ provider: "openai-compatible", variable: "OPENAI_BASE_URL", download: "get" },
};

/** A server that answers `GET /v1/models` with these. */
async function serve(name: string, answer: string | null) {
  const server = createServer((_, response) => {
    if (answer !== null) response.end(answer);
  });
  running.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { ...described, name, url: `http://127.0.0.1:${port}/v1` };
}

const listOf = (...models: string[]) =>
  JSON.stringify({ object: "list", data: models.map((id) => ({ id, object: "model" })) });
const nobody = { ...described, name: "Nobody", url: "http://127.0.0.1:9/v1" };

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("the option --model", () => {
  it.each([
    [[], null],
    [["--watch"], null],
    [["--model", "gemma3:12b"], "gemma3:12b"],
    [["--watch", "--model=a=b"], "a=b"],
    [["--model"], ""],
    [["--model", "--watch"], ""],
  ])("is read from %j as %j", (args, name) => {
    expect(modelArgument(args)).toBe(name);
  });

  it("selects the server that has the model", async () => {
    const servers = [
      nobody,
      await serve("One", listOf("a", "nomic-embed-text")),
      await serve("Two", listOf("gemma3:latest", "b")),
    ];
    const choose = (name: string) => chooseLocalModel(name, {}, servers);
    const [, one, two] = servers;
    expect((await choose("a")).variables).toEqual({
      TEXT_PROVIDER: "openai-compatible",
      TEXT_MODEL: "a",
      OPENAI_BASE_URL: one?.url,
    });
    expect((await choose("Gemma3")).variables).toMatchObject({
      TEXT_MODEL: "gemma3:latest",
      OPENAI_BASE_URL: two?.url,
    });
    expect((await choose("c")).problem).toBe(
      "No server on this machine has the model c. One has a. Get it with: get c Two has gemma3:latest, b. Get it with: get c",
    );
  });

  it("is rejected with a message if no model server is running", async () => {
    const servers = [nobody, await serve("Page", "<html>hello</html>"), await serve("Odd", "{}")];
    const { problem } = await chooseLocalModel("a", {}, servers);
    expect(problem).toMatch(
      /^No model server is running on this machine: neither Nobody .+ nor Page/,
    );
    expect((await chooseLocalModel("", {}, servers)).problem).toBe(
      "--model requires a model name.",
    );
  });

  it("cannot be combined with the address of another server", async () => {
    const one = await serve("One", listOf("a"));
    const elsewhere = { OPENAI_BASE_URL: "https://api.openai.com/v1" };
    expect((await chooseLocalModel("a", elsewhere, [one])).problem).toContain("OPENAI_BASE_URL");
    const same = { OPENAI_BASE_URL: `${one.url}/` };
    expect((await chooseLocalModel("a", same, [one])).variables).toBeDefined();
  });
});

describe("local models", () => {
  it("are listed with the command that uses one", async () => {
    const servers = [nobody, await serve("Ollama", listOf("nomic-embed-text", "gemma3", "qwen3"))];
    await nameLocalModels({}, servers);
    expect(printed).toEqual([
      "Ollama is running. To use it: npm start -- --model gemma3",
      "It also has qwen3.",
    ]);
  });

  it("are not listed if a model is configured", async () => {
    const servers = [await serve("Ollama", listOf("gemma3"))];
    await nameLocalModels({ AI_PROVIDER: "openai-compatible" }, servers);
    await nameLocalModels({ AI_PROVIDER: "builtin", TEXT_PROVIDER: "workers-ai" }, servers);
    expect(printed).toEqual([]);
  });

  it("do not delay the start", async () => {
    const start = Date.now();
    await nameLocalModels({ AI_PROVIDER: "builtin" }, [await serve("Silent", null)]);
    expect(Date.now() - start).toBeLessThan(1_500);
    expect(printed).toEqual([]);
  });
});
