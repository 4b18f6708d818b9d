import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findAnswer } from "~/ai/builtin/answer-question";
import { memoryMaterial } from "~/ai/builtin/tests/memory-material";
import { standsIn } from "~/ai/grounding";
import { extractDocument } from "~/library/extraction/extract-document";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";

/**
 * How well answers are found, on a folder of real documents with questions beside them:
 * `qa/<name>.json` holds `{ document, questions: [{ question, sentence?, answerable }] }`, and
 * `document` is a PDF's path in the folder.
 */
const folder = process.env.FIXTURES ?? "";

interface QuestionSet {
  document: string;
  questions: { question: string; sentence?: string; answerable: boolean }[];
}

const total = {
  answerable: 0,
  first: 0,
  topThree: 0,
  wronglyDeclined: 0,
  unanswerable: 0,
  declined: 0,
};

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / Math.max(whole, 1))}%`;
}

function summary(counts: typeof total): string {
  return [
    `first ${percent(counts.first, counts.answerable)}`,
    `among three ${percent(counts.topThree, counts.answerable)}`,
    `wrongly declined ${percent(counts.wronglyDeclined, counts.answerable)}`,
    `unanswerable declined ${percent(counts.declined, counts.unanswerable)}`,
  ].join(", ");
}

const sets = folder ? readdirSync(join(folder, "qa")).filter((name) => name.endsWith(".json")) : [];

it.skipIf(sets.length === 0).each(sets.length > 0 ? sets : ["(no folder named)"])(
  "answers from %s",
  async (name) => {
    const set: QuestionSet = JSON.parse(readFileSync(join(folder, "qa", name), "utf8"));
    const bytes = new Uint8Array(readFileSync(join(folder, set.document)));
    const pieces = splitIntoPassages(await extractDocument("pdf", bytes));
    const material = memoryMaterial(
      pieces.map((piece, ordinal) => ({
        ...piece,
        id: ordinal + 1,
        fileId: "file",
        fileName: set.document,
        ordinal,
      })),
    );
    const counts = { ...total };
    for (const key of Object.keys(counts) as (keyof typeof total)[]) counts[key] = 0;
    for (const { question, sentence, answerable } of set.questions) {
      const { found, sentences } = await findAnswer({ question, history: [], material });
      counts[answerable ? "answerable" : "unanswerable"] += 1;
      if (!found) counts[answerable ? "wronglyDeclined" : "declined"] += 1;
      if (!found || !sentence) continue;
      const place = sentences.findIndex(({ quote }) => standsIn(sentence, quote));
      if (place === 0) counts.first += 1;
      if (place >= 0 && place < 3) counts.topThree += 1;
    }
    for (const key of Object.keys(counts) as (keyof typeof total)[]) total[key] += counts[key];
    console.log(`${name.replace(/\.json$/, "").padEnd(30)} ${summary(counts)}`);
    expect(counts.answerable + counts.unanswerable).toBe(set.questions.length);
  },
  120_000,
);

afterAll(() => console.log(`${"all".padEnd(30)} ${summary(total)}`));
