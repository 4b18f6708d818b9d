import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { type StudyEngine, studyEngine } from "~/ai/builtin/study-engine";
import { memoryMaterial, passagesOf } from "~/ai/builtin/tests/memory-material";
import { FRENCH_REVOLUTION } from "~/ai/builtin/tests/texts/french-revolution";
import { PHOTOSYNTHESIS } from "~/ai/builtin/tests/texts/photosynthesis";
import { emptyMaterial } from "~/ai/material/empty-material";
import { memoizeDerived } from "~/ai/material/memoize-derived";
import type { DocumentMaterial } from "~/ai/ports";
import { AppError } from "~/platform/errors";
import type { Bindings } from "../../workers/bindings";
import { createStudyEngine } from "../../workers/study-engine";

const { ENGINE } = env as unknown as Bindings;
const remote = createStudyEngine(ENGINE);
const chapters = [
  ["photosynthesis", memoryMaterial(passagesOf(PHOTOSYNTHESIS))],
  ["the French Revolution", memoryMaterial(passagesOf(FRENCH_REVOLUTION))],
  ["nothing", emptyMaterial],
] as const;

describe.each(chapters)("the engine in its own worker, on %s", (_, material) => {
  it.each<[string, (engine: StudyEngine) => Promise<unknown>]>([
    ["an answer", (engine) => engine.reply(asking("Why do leaves look green?", material))],
    ["a summary of a part", (engine) => engine.reply(asking("Summarise page 2", material))],
    ["a misspelt question", (engine) => engine.reply(asking("What is chlorofyll?", material))],
    ["questions", (engine) => engine.writeQuestions({ ...task, material, difficulty: "medium" })],
    ["cards", (engine) => engine.writeCards({ ...task, material, include })],
    ["a count", (engine) => engine.countItems(material)],
    ["a guide", (engine) => engine.writeGuide(material)],
    ["topics", (engine) => engine.suggestTopics("kidney")],
    ["a kind of message", (engine) => engine.asksFact("What is chlorophyll?")],
  ])("makes the same %s as in this process", async (_, make) => {
    expect(await make(remote)).toEqual(await make(studyEngine));
  });
});

const task = { topic: null, count: 10, seed: 7 };
const include = { term: true, definition: true, examples: true };
const asking = (question: string, material: DocumentMaterial) => ({
  question,
  history: [],
  material,
  learnerName: null,
});

describe("the engine in its own worker", () => {
  const [[, material]] = chapters;

  it("caches what it derives from a text with a key, until the key changes", async () => {
    let derived = 0;
    const derive: DocumentMaterial["derive"] = (name, work) => {
      derived += 1;
      return material.derive(name, work);
    };
    const textKey = crypto.randomUUID();
    await remote.countItems({ ...material, derive, textKey });
    await remote.writeGuide({ ...material, derive, textKey });
    expect(derived).toBe(1);
    await remote.countItems({ ...material, derive, textKey: crypto.randomUUID() });
    expect(derived).toBe(2);
    await remote.countItems({ ...material, derive });
    await remote.countItems({ ...material, derive });
    expect(derived).toBe(4);
  });

  it("passes on errors of the material unchanged", async () => {
    const failure = new AppError("not_found", "That file is gone.");
    const broken = {
      ...material,
      derive: memoizeDerived(),
      read: () => Promise.reject(failure),
    };
    await expect(remote.countItems(broken)).rejects.toBe(failure);
  });
});

describe("an engine that fails", () => {
  const timeouts = { work: 50, pause: 1 };
  const engineOf = (suggestTopics: () => Promise<string[]>) =>
    createStudyEngine({ ...ENGINE, suggestTopics }, timeouts);

  it("is asked once more after the connection was lost", async () => {
    const suggestTopics = vi
      .fn<() => Promise<string[]>>()
      .mockRejectedValueOnce(new Error("Network connection lost."))
      .mockResolvedValue(["Algebra"]);
    expect(await engineOf(suggestTopics).suggestTopics("a")).toEqual(["Algebra"]);
  });

  it("is not asked again after it threw an error", async () => {
    const thrown = Object.assign(new TypeError("x is not a function"), { remote: true });
    const suggestTopics = vi.fn<() => Promise<string[]>>().mockRejectedValue(thrown);
    await expect(engineOf(suggestTopics).suggestTopics("a")).rejects.toMatchObject({
      name: "ProviderError",
      failure: "provider_failed",
      cause: thrown,
    });
    expect(suggestTopics).toHaveBeenCalledTimes(1);
  });

  it("is given up if it does not answer in time", async () => {
    const silent = engineOf(() => new Promise<never>(() => {}));
    await expect(silent.suggestTopics("a")).rejects.toMatchObject({
      name: "ProviderError",
      failure: "provider_timeout",
    });
  });
});
