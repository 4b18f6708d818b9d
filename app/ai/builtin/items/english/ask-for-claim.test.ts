import { expect, it } from "vitest";
import type { PlacedSentence } from "../../language/sentences";
import { askForClaim } from "./ask-for-claim";
import { readClause } from "./read-clause";
import { loadEnglishReader } from "./tag-words";

async function asked(text: string) {
  const reader = await loadEnglishReader();
  const read = (one: string) =>
    readClause(reader.tag(one), reader, ({ text: word }) => word === "Weber");
  return askForClaim({
    sentence: { text } as PlacedSentence,
    text,
    clause: read(text),
    names: new Map(),
    reader,
    read,
  })[0];
}

it.each([
  [
    "Observations of very faint galaxies show that stars had begun to form early.",
    "According to the text, what do observations of very faint galaxies show?",
    "Stars had begun to form early",
  ],
  [
    "Weber argued that the growth of bureaus would make life more complex.",
    "According to the text, what did Weber argue?",
    "The growth of bureaus would make life more complex",
  ],
])("asks what is claimed: %s", async (text, question, key) => {
  expect(await asked(text)).toMatchObject({ question, key });
});

it.each([
  // Much is shown by calculations.
  "Calculations show that the universe will go on growing for ever.",
  // Whom "he" means stands elsewhere.
  "Weber argued that he had seen the growth of many bureaus himself.",
  "The workers built a mill that produced cloth for the whole town.",
])("asks nothing of “%s”", async (text) => {
  expect(await asked(text)).toBeUndefined();
});
