import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryMaterial, passagesOf } from "~/ai/builtin/tests/memory-material";
import { PHOTOSYNTHESIS } from "~/ai/builtin/tests/texts/photosynthesis";
import { findItems } from "~/ai/language-model/find-items";
import { findQuote } from "~/ai/language-model/find-quote";
import { InstructionFilter } from "~/ai/language-model/instruction-filter";
import { createLanguageTextModel } from "~/ai/language-model/language-text-model";
import { createVisionReader } from "~/ai/language-model/vision-reader";
import type { AnswerEvent, AnswerTask, CardTask, QuestionTask } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import type { ModelConnection } from "~/ai/providers/model-connection";
import { readTranscript } from "~/ai/providers/transcript";
import { splitForSpeech } from "~/ai/speech/split-for-speech";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { splitSentences } from "~/ai/text/split-sentences";
import { tokenize } from "~/ai/text/tokenize";
import { everyCase, proportionate } from "./cases";
import { changes, changeTokens } from "./changes";

const passages = passagesOf(PHOTOSYNTHESIS);
const material = memoryMaterial(passages);
/** A signal that is never aborted. A shared one would collect listeners and become slow. */
const never = () => new AbortController().signal;
const [sentence = ""] = passages.flatMap(({ text }) => splitSentences(text));

const item = {
  question: "Which substance makes most leaves look green?",
  options: ["Chlorophyll", "Cellulose", "Glucose", "Oxygen"],
  answer: "Chlorophyll",
  explanation: "It reflects green light.",
  kind: "term",
  front: "What makes leaves look green?",
  back: "chlorophyll",
  passage: 1,
  quote: sentence,
};
const reply = JSON.stringify({ items: [item, { ...item, question: "What is it?", passage: "2" }] });

/** Its punctuation, names and strings. */
const jsonTokens = reply.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^{}[\],:"]+/g) ?? [];
const oddJson = [
  ...'{}[],:"\\',
  ...["null", "true", "0", "-1", "1e400", '""', '" "', "\\u0000", '"\\ud800"', '"__proto__"'],
  ...[
    '"question"',
    '"options"',
    '"answer"',
    '"passage"',
    '"quote"',
    '"kind"',
    '"items"',
    "```json\n",
    "\n```",
  ],
  ...[
    `"${"a".repeat(500)}"`,
    `"${sentence}"`,
    "[".repeat(300),
    '{"items":'.repeat(50),
    "/* */",
    "//",
    "…",
  ],
];
const jsonReplies = fc.oneof(
  {
    weight: 4,
    arbitrary: changes.map((made) => changeTokens(jsonTokens, made, oddJson, 500).join("")),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);

const words = fc.constantFrom(
  ...[
    "[1]",
    "[0]",
    "[1, 2]",
    "[passage 2]",
    "【3†L1】",
    "[99]",
    "[",
    "]",
    "【",
    "†",
    "[p",
    "[ ",
    " ",
    "\n",
    "\n\n",
  ],
  ...[
    "1",
    "12",
    ",",
    ". ",
    "Chlorophyll is green. ",
    sentence,
    "Light",
    "passages",
    "![x](https://evil.example/?q=1)",
  ],
  ...[
    " ".repeat(300),
    "[".repeat(200),
    "[ ".repeat(100),
    `[${" ".repeat(300)}`,
    `[1${",1".repeat(100)}]`,
    "\ud83d",
    "\u0000",
  ],
);
const proseReplies = fc
  .array(fc.oneof({ weight: 6, arbitrary: words }, fc.string({ unit: "binary", maxLength: 10 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join("").slice(0, 6_000));
/** The positions at which a text is split into streamed pieces. */
const cuts = fc.array(fc.nat(6_000), { maxLength: 12 });

/** A model with the given reply. */
function connectionTo(text: string, pieces: readonly string[] = [text]): ModelConnection {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const finishReason = { unified: "stop", raw: "stop" } as const;
  const parts: LanguageModelV4StreamPart[] = [
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "1" },
    ...pieces.map((delta) => ({ type: "text-delta", id: "1", delta }) as const),
    { type: "text-end", id: "1" },
    { type: "finish", usage, finishReason },
  ];
  const model: LanguageModelV4 = {
    specificationVersion: "v4",
    provider: "fake",
    modelId: "fake",
    supportedUrls: {},
    doGenerate: async () => ({
      content: [{ type: "text", text }],
      finishReason,
      usage,
      warnings: [],
    }),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
    }),
  };
  return {
    name: "fake",
    jsonModes: ["prompt"],
    refusedModes: new Set(),
    timeoutMs: 60_000,
    open: async () => model,
  };
}

/** @returns null if it fails like a provider */
async function orFailed<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
    return null;
  }
}

function expectQuoted(source: { fileId: string; page: number | null; quote: string } | null): void {
  if (!source) return;
  const held = passages.filter(
    ({ fileId, page }) => fileId === source.fileId && page === source.page,
  );
  expect(
    held.some(({ text }) => isQuotedIn(source.quote, text)),
    source.quote,
  ).toBe(true);
}

describe("any output of a model", () => {
  const task = { material, topic: null, count: 5, seed: 7 };

  it("as questions is valid or a failure", async () => {
    const questions: QuestionTask = { ...task, difficulty: "medium" };
    await everyCase(jsonReplies, async (text) => {
      const model = createLanguageTextModel(connectionTo(text));
      for (const made of (await orFailed(() => model.writeQuestions(questions, never()))) ?? []) {
        expect(new Set(made.options).size).toBe(made.options.length);
        expect(made.options.length >= 2 && made.options.length <= 6).toBe(true);
        expect(made.options[made.correctAnswer]).toBeTypeOf("string");
        expect(made.question.trim()).not.toBe("");
        expect(made.explanation.trim()).not.toBe("");
        expect(made.optionSources).toHaveLength(made.options.length);
        expect(made.source).not.toBeNull();
        for (const source of [made.source, ...made.optionSources]) expectQuoted(source);
      }
    });
  });

  it("as cards is valid or a failure", async () => {
    const include = { term: true, definition: true, examples: true };
    const cards: CardTask = { ...task, include };
    await everyCase(jsonReplies, async (text) => {
      const model = createLanguageTextModel(connectionTo(text));
      for (const made of (await orFailed(() => model.writeCards(cards, never()))) ?? []) {
        expect(made.front.trim() && made.back.trim()).not.toBe("");
        expect(made.source).not.toBeNull();
        expectQuoted(made.source);
      }
    });
  });

  it("as an answer cites only quotes of the passages", async () => {
    const asked: AnswerTask = {
      question: "What is chlorophyll?",
      history: [],
      material,
      learnerName: null,
    };
    const answer = async (text: string, pieces: readonly string[]) => {
      const model = createLanguageTextModel(connectionTo(text, pieces));
      const events = await orFailed(async () => {
        const all: AnswerEvent[] = [];
        for await (const event of model.answer(asked, never())) all.push(event);
        return all;
      });
      if (!events) return null;
      const shown = events.map((event) => (event.type === "token" ? event.text : "")).join("");
      expect(events.filter(({ type }) => type === "citations")).toHaveLength(1);
      const last = events.at(-1);
      const citations = last?.type === "citations" ? last.citations : [];
      for (const citation of citations) expectQuoted(citation);
      return { shown, citations };
    };
    await everyCase(fc.tuple(proseReplies, cuts), async ([text, places]) => {
      const whole = await answer(text, [text]);
      const inPieces = await answer(text, cutAt(text, places));
      // The same, however the text is split when streamed.
      expect(inPieces).toEqual(whole);
    });
  });

  it("as the text of a scanned page is a text or a failure", async () => {
    const drawn = { pages: 3, bytes: new Uint8Array(1), mediaType: "image/png" } as const;
    await everyCase(proseReplies, async (text) => {
      const reader = createVisionReader(connectionTo(text), async () => drawn);
      const open = async () => new Response(drawn.bytes).body as ReadableStream<Uint8Array>;
      const page = { open, size: 1, type: "png", page: 1, attempts: "all" } as const;
      const read = await orFailed(() => reader.readPage(page));
      if (read && typeof read !== "string")
        expect(read.text.trim() === "" ? read.confidence : 0).toBe(0);
    });
  });

  it("as a transcript is valid or rejected", async () => {
    const replies = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          text: fc.string({ unit: "binary" }),
          language: fc.jsonValue(),
          languages: fc.jsonValue(),
          transcription_info: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    await everyCase(replies, (said) => {
      try {
        const { text, language } = readTranscript(said);
        expect(typeof text + typeof language).toBe("stringstring");
      } catch (error) {
        expect((error as Error).name).toMatch(/Zod/);
      }
    });
  });
});

describe("the work on a model's output is proportionate to its length", () => {
  const long = fc
    .tuple(fc.oneof(words, jsonReplies), fc.integer({ min: 1, max: 400 }), proseReplies)
    .map(([unit, times, rest]) => (unit.repeat(times) + rest).slice(0, 8_000));
  const ordinary =
    "Chlorophyll absorbs light, mostly blue and red [1]. It reflects green [2]. ".repeat(110);
  const filter = (text: string) => {
    const kept = new InstructionFilter(
      "Say what the passages say and nothing else but that.",
      "fennec-mark",
    );
    return (
      cutAt(text, [100, 2_000, 4_000])
        .map((piece) => kept.write(piece))
        .join("") + kept.end()
    );
  };
  it.each<[string, (text: string) => unknown]>([
    ["items", findItems],
    ["a quote", (text) => findQuote(text, ordinary)],
    ["words", tokenize],
    ["sentences", splitSentences],
    ["pieces of speech", (text) => splitForSpeech(text, "en", 400)],
    ["leaked instructions", filter],
  ])("when looking for %s", { retry: 1 }, async (_, find) => {
    const check = await proportionate(find, ordinary);
    await everyCase(long, check);
  });
});

/** Splits a text at the given positions. */
function cutAt(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  const pieces = [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
  return pieces.filter((piece) => piece !== "");
}
