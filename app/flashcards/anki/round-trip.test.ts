import fc from "fast-check";
import initSqlite from "sql.js";
import { expect, it } from "vitest";
import type { Memory } from "~/assessment/memory";
import { cleanSide } from "../import/check-side";
import { openPackage } from "./open-package";
import { readCollection } from "./read-collection";
import { type AnkiDeck, writeAnkiPackage } from "./write-package";

const now = new Date("2026-06-01T12:34:56.789Z");
const day = 86_400_000;

const side = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(
        "<",
        ">",
        "&",
        '"',
        "\n",
        " ",
        "\t",
        "a",
        "[sound:x]",
        "{{c1::",
        "}}",
        "<br>",
        "&amp;",
        "::",
      ),
      maxLength: 12,
    }),
  )
  .map((text) => cleanSide(text))
  .filter((text) => text !== "");

const moment = fc
  .integer({ min: -3000 * day, max: 3000 * day })
  .map((by) => new Date(now.getTime() + by));
const memory: fc.Arbitrary<Memory> = fc.record({
  due: moment,
  stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  scheduledDays: fc.integer({ min: 0, max: 36_500 }),
  learningSteps: fc.integer({ min: 0, max: 2 }),
  reps: fc.integer({ min: 1, max: 10_000 }),
  lapses: fc.integer({ min: 0, max: 1_000 }),
  state: fc.constantFrom(1, 2, 3),
  lastReview: fc.option(moment.map((at) => new Date(Math.min(at.getTime(), now.getTime())))),
});

const deck: fc.Arbitrary<AnkiDeck> = fc.record({
  title: side,
  createdAt: fc.integer({ min: 1_600_000_000_000, max: now.getTime() }).map((at) => new Date(at)),
  cards: fc
    .array(
      fc.record({
        front: side,
        back: side,
        source: fc.option(
          fc.record({
            fileId: fc.stringMatching(/^[0-9a-z]{20}$/),
            page: fc.option(fc.integer({ min: 1, max: 3000 })),
            quote: side,
          }),
        ),
        memory: fc.option(memory),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((cards) =>
      cards.map((card, index) => ({ ...card, id: `card${index}`, number: index + 1 })),
    ),
});

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.byteLength; at += 1000) yield bytes.subarray(at, at + 1000);
}

it("reads back every deck that it writes, with texts, sources and schedules", async () => {
  const sqlite = await initSqlite();
  await fc.assert(
    fc.asyncProperty(deck, async (written) => {
      const bytes = await writeAnkiPackage(sqlite, [written], now);
      const { collection, media } = await openPackage(inPieces(bytes));
      expect(media).toBe(0);
      const read = readCollection(sqlite, collection, now);
      expect(read.skipped).toEqual([]);
      expect(read.cards).toEqual(
        written.cards.map(({ id, front, back, source, memory }) => ({
          ...{ front, back, source, memory, key: id },
        })),
      );
    }),
    { numRuns: 60 },
  );
});
