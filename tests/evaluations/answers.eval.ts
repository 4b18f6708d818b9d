import { afterAll, describe, expect, it } from "vitest";
import { findAnswer } from "~/ai/builtin/answers/answer-question";
import { standsIn } from "~/ai/grounding";
import { namedFolder, openDocument, ownFolder, readSets } from "./question-sets";

/** How well answers are found: on the project's own texts, and on a folder where one is named. */
describe.each([
  ["the project's own texts", ownFolder],
  ["the folder named", namedFolder],
])("answers from %s", (title, folder) => {
  const sets = folder ? readSets(folder) : [];
  const total = noCounts();

  it.each(sets)(
    "$name",
    async ({ name, folder, set }) => {
      const material = await openDocument(folder, set.document);
      const text = (await material.read(Number.POSITIVE_INFINITY)).map((one) => one.text).join(" ");
      const counts = noCounts();
      for (const { question, sentence, answerable } of set.questions) {
        const { found, sentences } = await findAnswer({ question, history: [], material });
        counts[answerable ? "answerable" : "unanswerable"] += 1;
        if (!found) counts[answerable ? "wronglyDeclined" : "declined"] += 1;
        if (sentence && folder === ownFolder) expect(standsIn(sentence, text)).toBe(true);
        if (!found || !sentence) continue;
        const place = sentences.findIndex(({ quote }) => standsIn(sentence, quote));
        if (place === 0) counts.first += 1;
        if (place >= 0 && place < 3) counts.amongThree += 1;
      }
      for (const key of Object.keys(counts) as (keyof typeof total)[]) total[key] += counts[key];
      print(name, counts);
      expect(counts.answerable + counts.unanswerable).toBe(set.questions.length);
    },
    120_000,
  );

  if (sets.length === 0) it.skip("left out: no folder of real documents was named");

  afterAll(() => {
    if (sets.length > 0) print(`all of ${title}`, total);
  });
});

function noCounts() {
  return {
    answerable: 0,
    first: 0,
    amongThree: 0,
    wronglyDeclined: 0,
    unanswerable: 0,
    declined: 0,
  };
}

function print(title: string, counts: ReturnType<typeof noCounts>): void {
  const share = (part: number, whole: number) =>
    `${Math.round((100 * part) / Math.max(whole, 1))}%`.padStart(4);
  console.log(
    [
      `${title.padEnd(30)} first ${share(counts.first, counts.answerable)}`,
      `among three ${share(counts.amongThree, counts.answerable)}`,
      `wrongly declined ${share(counts.wronglyDeclined, counts.answerable)} of ${counts.answerable}`,
      `unanswerable declined ${share(counts.declined, counts.unanswerable)} of ${counts.unanswerable}`,
    ].join(", "),
  );
}
