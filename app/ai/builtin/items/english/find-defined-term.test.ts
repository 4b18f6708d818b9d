import { expect, it } from "vitest";
import { findDefinedTerm } from "./find-defined-term";
import { loadEnglishReader } from "./tag-words";

const read = async (text: string) => findDefinedTerm(text, (await loadEnglishReader()).tag(text));

it.each([
  [
    "Heavily regulated economies often have underground economies, which are markets where people trade without approval.",
    "underground economies",
  ],
  [
    "Specialization allows businesses to take advantage of economies of scale, which means that the average cost of each unit declines.",
    "economies of scale",
  ],
  [
    "Voters want political power—influence over institutions, leaders, and policies—for themselves.",
    "political power",
  ],
  [
    "Role conflict occurs when one or more tasks of a person clash with each other.",
    "Role conflict",
  ],
  [
    "Alienation, the condition in which a worker is cut off from his work, is common in factories.",
    "Alienation",
  ],
])("finds what %s explains", async (text, term) => {
  expect((await read(text))?.term).toBe(term);
});

it.each([
  "He lived in the house, which is the oldest building of the whole city today.",
  "They reached another river, which is the longest river of the northern plains.",
  "The farmers had extensive loans—in excess of five hundred million dollars—from the banks.",
  "The works of nature, rock, ice and water—all warring with each other—reigned there.",
  "Their leader, the president of the small republic, was killed in the war.",
])("finds none in %s", async (text) => {
  expect(await read(text)).toBeNull();
});
