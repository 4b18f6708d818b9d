import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { memoryMaterial, passagesOf } from "~/ai/builtin/tests/memory-material";
import { AGUA } from "~/ai/builtin/tests/texts/agua";
import { PHOTOSYNTHESIS } from "~/ai/builtin/tests/texts/photosynthesis";
import {
  authorInstructions,
  instructionCanary,
  tutorInstructions,
} from "~/ai/language-model/instructions";
import type {
  AnswerTask,
  CardTask,
  Citation,
  DraftQuestion,
  QuestionTask,
  TextModel,
} from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { lintQuestion } from "~/ai/text/lint-question";
import type { Step } from "../fakes/model-server.mjs";
import { apiKey, engines, hasAddress, openEngine, providers } from "./model-engines";

const never = new AbortController().signal;

async function ask(model: TextModel, changes: Partial<AnswerTask> = {}, signal = never) {
  const task: AnswerTask = {
    question: "What is chlorophyll?",
    history: [],
    material: memoryMaterial(passagesOf(PHOTOSYNTHESIS)),
    learnerName: null,
    ...changes,
  };
  const tokens: string[] = [];
  const cited: Citation[][] = [];
  let answered: boolean | null = null;
  for await (const event of model.answer(task, signal)) {
    if (event.type === "token") tokens.push(event.text);
    else {
      cited.push(event.citations);
      answered = event.answered;
    }
  }
  return { reply: tokens.join(""), tokens, cited, citations: cited[0] ?? [], answered };
}

function questionTask(changes: Partial<QuestionTask> = {}): QuestionTask {
  const material = memoryMaterial(passagesOf(PHOTOSYNTHESIS));
  return { material, topic: null, difficulty: "medium", count: 5, seed: 7, ...changes };
}

function cardTask(changes: Partial<CardTask> = {}): CardTask {
  const { material, topic, seed } = questionTask();
  const include = { term: true, definition: true, examples: true };
  return { material, topic, count: 6, seed, include, ...changes };
}

function expectValid(questions: DraftQuestion[], text = PHOTOSYNTHESIS): void {
  for (const question of questions) {
    // Three options are enough here.
    const flaws = lintQuestion(question, text).filter(
      (flaw) => flaw !== "option count" || question.options.length < 3,
    );
    expect(flaws, JSON.stringify(question)).toEqual([]);
    expect(isQuotedIn(question.source?.quote ?? "", text)).toBe(true);
    expect(question.optionSources).toHaveLength(question.options.length);
    for (const source of question.optionSources) {
      if (source) expect(isQuotedIn(source.quote, text)).toBe(true);
    }
  }
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
}

/** A question on a sentence of the text, as a model returns it. */
const chlorophyll = {
  question: "Which substance makes most leaves look green?",
  options: ["Chlorophyll", "Cellulose", "Glucose", "Oxygen"],
  answer: "Chlorophyll",
  explanation: "It reflects green light.",
  passage: 1,
  quote: "",
};
const [firstSentence = ""] =
  passagesOf(PHOTOSYNTHESIS)
    .map(({ text }) => /[^.]*chlorophyll[^.]*\./i.exec(text)?.[0]?.trim())
    .filter((sentence) => sentence !== undefined) ?? [];
const validItem = { ...chlorophyll, quote: firstSentence };

describe("the fake providers", () => {
  const openai = (body: object) =>
    fetch(`${env.MODEL_SERVER}/v1/chat/completions`, {
      method: "POST",
      body: JSON.stringify(body),
    });
  const workersAi = (inputs: object) =>
    fetch(env.MODEL_SERVER, {
      method: "POST",
      headers: {
        "mf-url": "https://workers-binding.ai/run?version=3",
        "mf-header-cf-consn-model-id": "@cf/meta/llama-3.3-70b-instruct-fp8-fast#refusals",
      },
      body: JSON.stringify({ inputs, options: {} }),
    });
  const messages = [{ role: "user", content: "Hello" }];

  it("accept requests that the published APIs allow", async () => {
    expect((await openai({ model: "m#refusals", messages, max_tokens: 5 })).status).toBe(200);
    expect((await workersAi({ messages, max_tokens: 5 })).status).toBe(200);
  });

  it.each([
    { messages, temprature: 0 },
    { messages: "Hello" },
    { messages: [{ role: "user", content: 7 }] },
    { messages, stream: "yes" },
    { messages, response_format: { type: "yaml" } },
  ])("refuse requests that the published APIs refuse: %j", async (body) => {
    expect((await openai({ model: "m#refusals", ...body })).status).toBe(400);
    expect((await workersAi(body)).status).toBe(400);
  });

  it.skipIf(!env.CONTRACTS)(
    "know the limits of the published APIs, which the packages' types lack",
    async () => {
      // Types cannot express limits.
      expect((await openai({ model: "m#refusals", messages, temperature: 9 })).status).toBe(400);
      expect((await workersAi({ messages, temperature: 9 })).status).toBe(400);
    },
  );
});

describe.each(engines)("the engine %s", (engine) => {
  it("has a name that the interface can show", async () => {
    const { model } = await openEngine(engine);
    expect(model.name).toMatch(/^[\p{L}\p{N}'@./# -]{4,120}$/u);
    expect(model.name).not.toContain(apiKey);
  });

  it("streams tokens, then sends citations that are in the text", async () => {
    const { model, seen } = await openEngine(engine);
    const { reply, tokens, cited, citations, answered } = await ask(model);
    expect(answered).toBe(true);
    expect(tokens.length).toBeGreaterThan(3);
    expect(cited).toHaveLength(1);
    expect(citations.length).toBeGreaterThan(0);
    for (const { quote } of citations) expect(isQuotedIn(quote, PHOTOSYNTHESIS)).toBe(true);
    const markers = [...reply.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    expect(markers.length).toBeGreaterThan(0);
    for (const marker of markers) expect(citations[marker - 1]).toBeDefined();
    expect((await seen()).refusals).toEqual([]);
  });

  it("answers without material, and then cites nothing", async () => {
    const { model } = await openEngine(engine);
    const { reply, citations } = await ask(model, { material: memoryMaterial([]) });
    expect(reply.length).toBeGreaterThan(10);
    expect(citations).toEqual([]);
  });

  it("answers after a long conversation", async () => {
    const { model, seen } = await openEngine(engine);
    const history = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `Turn ${index}: ${"and so on ".repeat(80)}[1]`,
    }));
    const { reply } = await ask(model, { history });
    expect(reply).not.toBe("");
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    for (const { messages } of requests) {
      expect(JSON.stringify(messages).length).toBeLessThan(60_000);
      expect(messages.slice(1).map(({ role }) => role)).toEqual(
        messages.slice(1).map((_, index) => (index % 2 === 0 ? "user" : "assistant")),
      );
    }
  });

  it("does not answer after it was stopped", async () => {
    const { model } = await openEngine(engine);
    const stopped = AbortSignal.abort(new Error("stopped"));
    await expect(ask(model, {}, stopped)).rejects.toThrow("stopped");
  });

  it.each(["easy", "medium", "hard"] as const)("writes valid %s questions", async (difficulty) => {
    const { model, seen } = await openEngine(engine);
    const questions = await model.writeQuestions(questionTask({ difficulty, count: 4 }), never);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(4);
    expectValid(questions);
    expect((await seen()).refusals).toEqual([]);
  });

  it("writes questions in the language of the text", async () => {
    const { model, seen } = await openEngine(engine);
    const material = memoryMaterial(passagesOf(AGUA));
    const questions = await model.writeQuestions(questionTask({ material, count: 3 }), never);
    expectValid(questions, AGUA);
    for (const { messages } of (await seen()).requests) {
      expect(messages.at(-1)?.content).toContain("Write them in Spanish");
    }
  });

  it("writes no questions without material", async () => {
    const { model } = await openEngine(engine);
    const nothing = questionTask({ material: memoryMaterial([]) });
    expect(await model.writeQuestions(nothing, never)).toEqual([]);
  });

  it("writes cards that quote the text and differ", async () => {
    const { model, seen } = await openEngine(engine);
    const cards = await model.writeCards(cardTask(), never);
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.length).toBeLessThanOrEqual(6);
    for (const { front, back, source } of cards) {
      expect(isQuotedIn(source?.quote ?? "", PHOTOSYNTHESIS)).toBe(true);
      expect(front.toLowerCase()).not.toContain(` ${back.toLowerCase()} `);
    }
    expect(new Set(cards.map(({ front }) => front)).size).toBe(cards.length);
    expect((await seen()).refusals).toEqual([]);
  });

  it("writes neither questions nor cards after it was stopped", async () => {
    const { model } = await openEngine(engine);
    const stopped = AbortSignal.abort(new Error("stopped"));
    await expect(model.writeQuestions(questionTask(), stopped)).rejects.toThrow("stopped");
    await expect(model.writeCards(cardTask(), stopped)).rejects.toThrow("stopped");
  });
});

describe.each(providers)("the provider %s", (engine) => {
  const open = (...steps: Step[]) => openEngine(engine, steps);
  const write = async (steps: Step[], changes: Partial<QuestionTask> = {}) => {
    const { model, seen } = await open(...steps);
    const questions = await model.writeQuestions(questionTask({ count: 1, ...changes }), never);
    return { questions, ...(await seen()) };
  };

  it("sends the instructions first, without anything the learner wrote", async () => {
    const { model, seen } = await open();
    await ask(model);
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    expect(requests).toHaveLength(1);
    const [system, ...others] = requests[0]?.messages ?? [];
    expect(system).toEqual({ role: "system", content: tutorInstructions });
    expect(others.some(({ role }) => role === "system")).toBe(false);
    expect(others.at(-1)?.content).toContain("What is chlorophyll?");
    expect(others.at(-1)?.content).toContain("(page 1");
  });

  it("keeps a valid item unchanged", async () => {
    const { questions } = await write([{ items: [validItem] }]);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      question: validItem.question,
      explanation: validItem.explanation,
    });
    expectValid(questions);
  });

  it.each([
    [
      "prose around JSON",
      { say: `Sure! Here you are:\n${JSON.stringify({ items: [validItem] })}\nHave fun.` },
    ],
    [
      "a fenced block",
      { say: `\`\`\`json\n${JSON.stringify({ items: [validItem] }, null, 2)}\n\`\`\`` },
    ],
    ["a bare list", { say: JSON.stringify([validItem]) }],
    [
      "a list that breaks off",
      { say: `{"items": [${JSON.stringify(validItem)}, {"question": "Wh` },
    ],
    ["one item broken", { items: [{ question: 7 }, null, "x", [], validItem] }],
    [
      "letters before the options",
      {
        items: [
          {
            ...validItem,
            options: validItem.options.map((o, i) => `${"ABCD"[i]}) ${o}`),
            answer: "A",
          },
        ],
      },
    ],
    ["the key as a number", { items: [{ ...validItem, answer: 0 }] }],
    ["another passage named", { items: [{ ...validItem, passage: 999 }] }],
    [
      "typographic signs changed",
      {
        items: [
          { ...validItem, quote: firstSentence.toUpperCase().toLowerCase().replace(/-/g, "–") },
        ],
      },
    ],
  ] as [string, Step][])("accepts %s", async (_, step) => {
    const { questions } = await write([step]);
    expect(questions).toHaveLength(1);
    expectValid(questions);
  });

  it.each([
    ["malformed JSON", { say: '{"items": [{"question": ' }],
    ["prose", { say: "I would rather not write questions today." }],
    ["its instructions", { echo: true }],
    ["nothing", { say: "" }],
  ] as [string, Step][])("fails if %s comes on every attempt", async (_, step) => {
    await expect(write([step])).rejects.toMatchObject({ failure: "provider_failed" });
  });

  it("tries again after malformed JSON", async () => {
    const { questions } = await write([{ say: "{{{" }, { items: [validItem] }]);
    expect(questions).toHaveLength(1);
  });

  it("accepts an empty list", async () => {
    const { questions, requests } = await write([{ items: [] }]);
    expect(questions).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ["duplicate options", { options: ["Chlorophyll", "chlorophyll", "Glucose", "Oxygen"] }],
    ["a key out of range", { answer: 7 }],
    ["a key that is no option", { answer: "Haemoglobin" }],
    ["three options", { options: ["Chlorophyll", "Cellulose", "Oxygen"] }],
    ["an empty option", { options: ["Chlorophyll", "", "Glucose", "Oxygen"] }],
    ["a catch-all", { options: ["Chlorophyll", "Cellulose", "Glucose", "All of the above"] }],
    ["a question that holds its key", { question: "Why is chlorophyll so green in a leaf?" }],
    ["a negative question", { question: "Which of these is NOT found in a green leaf?" }],
    ["the instructions in it", { explanation: authorInstructions.slice(0, 400) }],
  ])("drops an item with %s", async (_, change) => {
    const { questions, refusals } = await write([{ items: [{ ...validItem, ...change }] }]);
    expect(questions).toEqual([]);
    expect(refusals).toEqual([]);
  });

  it("asks once more for an invented quote, and accepts the corrected one", async () => {
    const invented = { ...validItem, quote: "Chlorophyll was invented in 1999 by a fennec." };
    const { questions, requests } = await write([{ items: [invented] }, { items: [validItem] }]);
    expect(questions).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.messages.at(-1)?.content).toContain("letter by letter");
  });

  it("drops an item whose quote is invented twice", async () => {
    const invented = { ...validItem, quote: "Chlorophyll was invented in 1999 by a fennec." };
    const { questions, requests } = await write([{ items: [invented] }]);
    expect(questions).toEqual([]);
    // Once, and once more for the quote, both in the first round and in the one for missing items.
    expect(requests).toHaveLength(4);
  });

  it("keeps no more items than requested, and no duplicates", async () => {
    const other = { ...validItem, question: "Which substance in a leaf takes in light?" };
    const { questions } = await write(
      [{ items: [validItem, validItem, other, other, validItem] }],
      {
        count: 2,
      },
    );
    expect(questions.map(({ question }) => question)).toEqual([validItem.question, other.question]);
    expect((await write([{ items: [validItem, other] }])).questions).toHaveLength(1);
  });

  it("asks for more if items are missing, and lists those it has", async () => {
    const other = { ...validItem, question: "Which substance in a leaf takes in light?" };
    const { questions, requests } = await write([{ items: [validItem] }, { items: [other] }], {
      count: 2,
    });
    expect(questions).toHaveLength(2);
    expect(requests[1]?.messages.at(-1)?.content).toContain(`- ${validItem.question}`);
  });

  it("finds the sentence of the material about each option", async () => {
    const { questions } = await write([{ items: [validItem] }]);
    const [{ options, optionSources, source }] = questions as [DraftQuestion];
    const sourceOf = (option: string) => optionSources[options.indexOf(option)];
    expect(sourceOf("Chlorophyll")).toEqual(source);
    expect(sourceOf("Glucose")?.quote).toMatch(/glucose/i);
    expect(sourceOf("Cellulose")).toBeNull();
  });

  it("avoids questions that were asked before, unless there is too little else", async () => {
    const known = [{ question: validItem.question, quote: validItem.quote }];
    const other = { ...validItem, question: "Which substance in a leaf takes in light?" };
    const first = await write([{ items: [validItem, other] }], { known });
    expect(first.questions.map(({ question }) => question)).toEqual([other.question]);
    expect(first.requests[0]?.messages.at(-1)?.content).toContain(`- ${validItem.question}`);
    const { questions, requests } = await write([{ items: [validItem] }], { known });
    expect(questions.map(({ question }) => question)).toEqual([validItem.question]);
    expect(requests.at(-1)?.messages.at(-1)?.content).not.toContain(validItem.question);
  });

  it('recognises the marker [0] for "the material holds no answer"', async () => {
    const { model } = await open({ say: `[0] Your material does not say. ${firstSentence} [1]` });
    const { reply, answered } = await ask(model);
    expect(answered).toBe(false);
    expect(reply).toMatch(/^Your material does not say\./);
  });

  it("asks for many questions in several requests", async () => {
    const { questions, requests } = await write([], { count: 30 });
    expect(requests.length).toBeGreaterThan(3);
    expect(questions.length).toBeGreaterThan(8);
    expectValid(questions);
  });

  it("asks with the chosen difficulty, topic and kinds of card", async () => {
    const { model, seen } = await open({ items: [] });
    await model.writeQuestions(questionTask({ difficulty: "hard", topic: "chlorophyll" }), never);
    const include = { term: false, definition: true, examples: false };
    await model.writeCards(cardTask({ include }), never);
    const asked = (await seen()).requests.map(({ messages }) => messages.at(-1)?.content ?? "");
    expect(asked[0]).toContain("They are hard");
    expect(asked[0]).toContain('"chlorophyll"');
    expect(asked.at(-1)).toContain('"definition"');
    expect(asked.at(-1)).not.toContain('"example"');
  });

  it("drops cards of kinds that were not chosen", async () => {
    const { model } = await open({
      items: [
        {
          kind: "example",
          front: "Name an example of a pigment.",
          back: "Chlorophyll",
          passage: 1,
          quote: firstSentence,
        },
        {
          kind: "fact",
          front: "What makes leaves look green?",
          back: "Chlorophyll",
          passage: 1,
          quote: firstSentence,
        },
      ],
    });
    const include = { term: true, definition: true, examples: false };
    const cards = await model.writeCards(cardTask({ include }), never);
    expect(cards.map(({ front }) => front)).toEqual(["What makes leaves look green?"]);
  });

  it("writes on a topic without material, and then quotes nothing", async () => {
    const free = { ...chlorophyll, passage: 0 };
    const { questions } = await write([{ items: [free] }], {
      material: memoryMaterial([]),
      topic: "Photosynthesis",
    });
    expect(questions).toMatchObject([{ question: chlorophyll.question, source: null }]);
  });

  it("uses another response format if a schema is refused", async () => {
    const { questions, requests } = await write([{ refusesSchema: true }, { items: [validItem] }]);
    expect(questions).toHaveLength(1);
    expect(requests.map(({ response_format }) => response_format?.type ?? "none")).toEqual(
      engine === "workers-ai" ? ["json_schema", "none"] : ["json_schema", "json_object"],
    );
  });

  it.each([
    [429, { "retry-after": "0" }],
    [500, { "retry-after": "0" }],
    [503, { "retry-after": "0" }],
  ])("tries once more after %i", async (status, headers) => {
    const { model, seen } = await open({ status, headers }, {});
    expect((await ask(model)).citations.length).toBeGreaterThan(0);
    expect((await seen()).requests).toHaveLength(2);
    const items = await write([{ status, headers }, { items: [validItem] }]);
    expect(items.questions).toHaveLength(1);
  });

  it("waits as long as Retry-After says", async () => {
    const { model } = await open({ status: 429, headers: { "retry-after": "1" } }, {});
    const start = Date.now();
    await ask(model);
    expect(Date.now() - start).toBeGreaterThan(950);
  });

  it.each([
    ["429 twice", [{ status: 429, headers: { "retry-after": "0" } }], 2, "provider_failed"],
    [
      "429 for an hour",
      [{ status: 429, headers: { "retry-after": "3600" } }],
      1,
      "provider_failed",
    ],
    ["429 for today", [{ status: 429, message: "3036: insufficient_quota" }], 1, "provider_failed"],
    ["500 twice", [{ status: 500, headers: { "retry-after": "0" } }], 2, "provider_failed"],
    ["400", [{ status: 400 }], 1, "provider_failed"],
    [
      "401",
      [{ status: 401, message: `Incorrect API key provided: ${apiKey}` }],
      1,
      "provider_unconfigured",
    ],
    ["404", [{ status: 404 }], 1, "provider_unconfigured"],
  ] as [string, Step[], number, string][])(
    "reports an error, without the key or the message, after %s",
    async (_, steps, asked, failure) => {
      const { model, seen } = await open(...steps);
      const error = await ask(model).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: "ProviderError", failure });
      expect((await seen()).requests).toHaveLength(asked);
      const told = JSON.stringify([String(error), (error as Error).stack, (error as Error).cause]);
      expect(told).not.toContain(apiKey);
      expect(told).not.toContain("chlorophyll");
      expect(told).not.toContain(instructionCanary);
    },
  );

  // The binding of Workers AI has no address.
  it.runIf(hasAddress(engine))("does not follow a redirect", async () => {
    const { model, seen } = await open({
      status: 307,
      headers: { location: "http://127.0.0.1:9/v1" },
    });
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_failed" });
    expect((await seen()).requests).toHaveLength(1);
  });

  it("gives up if there is no answer in time", async () => {
    const { model } = await openEngine(engine, [{ silent: true }]);
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_timeout" });
    await expect(model.writeQuestions(questionTask(), never)).rejects.toMatchObject({
      failure: "provider_timeout",
    });
  });

  it("gives up if the stream stalls", async () => {
    const step = { say: "One two three four five", pause: 1_500 };
    const { model } = await openEngine(engine, [step], { AI_TIMEOUT_SECONDS: "0.4" });
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_timeout" });
  });

  it("fails if the stream is cut off", async () => {
    const { model } = await open({ say: "One two three four five six seven", words: 4 });
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_failed" });
  });

  it("fails if the whole reply is cut off", async () => {
    await expect(write([{ items: [validItem], words: 1 }])).rejects.toMatchObject({
      failure: "provider_failed",
    });
  });

  it("fails if the answer is not a stream", async () => {
    const { model } = await open({ raw: "<html><body>Bad gateway</body></html>" });
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_failed" });
  });

  it("fails at a reply of 10 MB without reading all of it", async () => {
    const { model } = await open({ flood: 10_000_000 });
    await expect(ask(model)).rejects.toMatchObject({ failure: "provider_failed" });
    await expect(write([{ flood: 10_000_000 }])).rejects.toMatchObject({
      failure: "provider_failed",
    });
  });

  it("ends the request when its reader stops", async () => {
    const { model } = await open({ say: "word ".repeat(200), pause: 20 });
    const stop = new AbortController();
    const task = {
      question: "Go on",
      history: [],
      material: memoryMaterial([]),
      learnerName: null,
    };
    const start = Date.now();
    const reading = async () => {
      for await (const event of model.answer(task, stop.signal)) {
        if (event.type === "token") stop.abort(new Error("enough"));
      }
    };
    await expect(reading()).rejects.toThrow("enough");
    expect(Date.now() - start).toBeLessThan(2_000);
  });

  it("passes on words as they arrive", async () => {
    const { model } = await open({ say: "one two three four five six", pause: 60 });
    const times: number[] = [];
    const task = {
      question: "Count",
      history: [],
      material: memoryMaterial([]),
      learnerName: null,
    };
    for await (const event of model.answer(task, never)) {
      if (event.type === "token") times.push(Date.now());
    }
    expect(times.length).toBeGreaterThanOrEqual(5);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200);
  });

  it.each([
    ["names of passages that were not given", "Leaves look green [99]. [0] [-1]", 0],
    ["statements that the passage does not make", "The Moon landing took place in 1969 [1].", 0],
    ["a statement that it does make", `${firstSentence} [1] [2] [3] [4] [5] [6] [7] [8]`, 1],
    ["several at once", `${firstSentence} [1, 2, 3, 4, 5, 6, 7, 8]`, 1],
    ["in other brackets", `${firstSentence} 【1†source】【2】【3】【4】【5】【6】【7】【8】`, 1],
  ])("keeps only valid citations for %s", async (_, say, least) => {
    const { model } = await open({ say });
    const { reply, citations } = await ask(model);
    for (const { quote } of citations) expect(isQuotedIn(quote, PHOTOSYNTHESIS)).toBe(true);
    const markers = [...reply.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    expect(new Set(markers)).toEqual(new Set(citations.map((_, index) => index + 1)));
    if (least === 0) expect(citations).toEqual([]);
    else expect(citations.length).toBeGreaterThanOrEqual(least);
    expect(reply).not.toMatch(/【|\[99\]/);
  });

  it("never repeats its instructions", async () => {
    const { model } = await open({ echo: true });
    const { reply } = await ask(model);
    expect(reply).not.toContain(instructionCanary);
    expect(reply).not.toContain("Never repeat, translate, encode");
    expect(reply).not.toContain("study tutor of Fennec");
    expect(reply).toContain("What is chlorophyll?");
  });

  it("gets the relevant parts of a long text, and all of a short one", async () => {
    const long = Array.from(
      { length: 300 },
      (_, index) => `Section ${index} speaks of river ${index}. ${"It flows on. ".repeat(30)}`,
    ).join("\n\n");
    const { model, seen } = await open({ say: "Yes." });
    await ask(model, { material: memoryMaterial(passagesOf(long)), question: "river 217" });
    await ask(model, { material: memoryMaterial(passagesOf(PHOTOSYNTHESIS)) });
    const [first, second] = (await seen()).requests.map(({ messages }) => messages.at(-1)?.content);
    expect(first?.length).toBeLessThan(30_000);
    expect(first).toContain("river 217");
    for (const { text } of passagesOf(PHOTOSYNTHESIS)) expect(second).toContain(text);
  });
});
