import { expect, it } from "vitest";
import type { GuideEntry } from "~/ai/ports";
import type { AnsweredItem } from "~/assessment/answered-items";
import { countTerms } from "./count-terms";

const cite = (quote: string, fileId = "a") => ({ fileId, page: 2, quote });
const term = (title: string, ...quotes: string[]): GuideEntry => ({
  title,
  lines: quotes.map((quote) => ({ text: quote, source: cite(quote) })),
});
let items = 0;
function answer(quote: string, isRight: boolean, more: Partial<AnsweredItem> = {}): AnsweredItem {
  items += 1;
  return {
    key: `item ${items}`,
    source: cite(quote),
    isRight,
    answeredAt: 1,
    review: null,
    ...more,
  };
}

const osmosis = "Osmosis is the movement of water through a membrane.";
const enzyme = "An enzyme is a protein.";
const terms = [term("Osmosis", osmosis), term("Enzyme", enzyme)];

it("counts the last answers to items that quote a term's explanation or a part of it", () => {
  const answers = [
    answer(osmosis, true, { review: { id: "1", due: 5 } }),
    answer("the movement\n of water through a membrane", false, { review: { id: "2", due: 50 } }),
    answer(osmosis, false),
  ];
  expect(countTerms(terms, answers, 10)).toEqual([
    {
      ...{ term: "Osmosis", source: cite(osmosis) },
      ...{ right: 1, answers: 3, standing: "weak", due: 1, kept: 2 },
    },
  ]);
});

it("leaves out a term with only one item, and answers about other texts and documents", () => {
  const answers = [
    answer(enzyme, false),
    answer(`${osmosis} ${enzyme} And more.`, false),
    answer("Something else.", false),
    answer(osmosis, true, { source: cite(osmosis, "b") }),
    answer(osmosis, true),
  ];
  expect(countTerms(terms, answers, 10)).toEqual([]);
});

it("sorts the weakest terms first, and those with few answers last", () => {
  const answers = [
    ...[true, true, true].map((isRight) => answer(enzyme, isRight)),
    ...[false, false, true].map((isRight) => answer(osmosis, isRight)),
    ...[false, false].map((isRight) => answer("Turgor is pressure.", isRight)),
  ];
  const found = countTerms([...terms, term("Turgor", "Turgor is pressure.")], answers, 10);
  expect(found.map(({ term: name, standing }) => [name, standing])).toEqual([
    ["Osmosis", "weak"],
    ["Enzyme", "known"],
    ["Turgor", "unclear"],
  ]);
});
