import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import { memoryMaterial } from "~/ai/builtin/tests/memory-material";
import { standsIn } from "~/ai/grounding";
import { extractDocument } from "~/library/extraction/extract-document";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";

/**
 * How many questions and cards each document of a folder gives (`pdf/`, `docx/`, `doc/`), and what
 * a rule can tell of them. Whether they are worth learning, only a reader can: ITEMS=1 prints them.
 */
const folder = process.env.FIXTURES ?? "";
const types = ["pdf", "docx", "doc"] as const;
const documents = types.flatMap((type) => {
  if (!folder) return [];
  return readdirSync(join(folder, type), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(`.${type}`))
    .map(({ name }) => ({ type, name }));
});

it.skipIf(documents.length === 0).each(documents)(
  "writes items from $name",
  async ({ type, name }) => {
    const bytes = new Uint8Array(readFileSync(join(folder, type, name)));
    const pieces = splitIntoPassages(await extractDocument(type, bytes));
    const passages = pieces.map((piece, ordinal) => ({
      ...piece,
      id: ordinal + 1,
      fileId: "file",
      fileName: name,
      ordinal,
    }));
    const material = memoryMaterial(passages);
    const model = createBuiltinTextModel();
    const { signal } = new AbortController();
    const task = { material, topic: null, seed: 1 };
    const started = performance.now();
    const questions = await model.writeQuestions(
      { ...task, count: 15, difficulty: "medium" },
      signal,
    );
    const cards = await model.writeCards(
      { ...task, count: 20, include: { term: true, definition: true, examples: true } },
      signal,
    );
    const practice = await model.writeQuestions(
      { ...task, count: 20, difficulty: "hard", seed: 2 },
      signal,
    );
    const spent = Math.round(performance.now() - started);
    const all = [...questions, ...practice];
    const text = passages.map((passage) => passage.text).join("\n");
    for (const { source } of [...all, ...cards])
      expect(source && standsIn(source.quote, text)).toBe(true);
    const gaps = all.filter(({ question }) => question.includes("____")).length;
    console.log(
      `${name.padEnd(42)} ${questions.length} questions, ${cards.length} cards, ${practice.length} for practice; ${gaps} gapped; ${spent} ms`,
    );
    if (!process.env.ITEMS) return;
    for (const { question, options, correctAnswer } of all)
      console.log(
        [
          question,
          ...options.map((one, at) => `  ${at === correctAnswer ? "*" : "-"} ${one}`),
        ].join("\n"),
      );
    for (const { front, back } of cards) console.log(`${front}\n  = ${back}`);
  },
  120_000,
);
