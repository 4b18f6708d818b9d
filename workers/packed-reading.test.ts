import { expect, it } from "vitest";
import { packReading, unpackAnswer } from "./packed-reading";

const passages = [
  { page: 1, heading: "Ösmosis\n", text: "Water moves.", blocks: [] },
  { page: 3, heading: null, text: "浸透", blocks: [] },
];

it("unpacks the passages that were packed", async () => {
  const bytes = await packReading({ pages: 3, words: 3, picturePages: [2], passages });
  const { reading } = unpackAnswer<never>(bytes);
  expect(reading).toMatchObject({ pages: 3, words: 3, picturePages: [2] });
  expect(reading).toMatchObject({ passageCount: 2, pagesWithText: [1, 3] });
  expect(await reading.unpack()).toEqual(passages);
});

it("passes on other answers, and rejects a truncated one", () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  expect(unpackAnswer(encode('{"failure":"damaged"}'))).toEqual({ failure: "damaged" });
  expect(() => unpackAnswer(encode('{"reading":{"pages"'))).toThrow();
});
