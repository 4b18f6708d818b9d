import { expect, it } from "vitest";
import { sortOptionSources } from "./option-sources";

const sourceWith = (quote: string) => ({ quote });
const question = {
  options: ["agonist", "antagonist", "vesicle", "synapse", "axon"],
  correctAnswer: 0,
  source: sourceWith("An agonist mimics."),
  optionSources: [
    sourceWith("An agonist mimics."),
    sourceWith("An antagonist blocks."),
    sourceWith("Vesicles meet the synapse."),
    sourceWith("Vesicles meet the synapse."),
    null,
  ],
};

it("puts the chosen option first, and groups options with the same quote", () => {
  const { chosen, isShared, others } = sortOptionSources({ ...question, selected: 1 });
  expect(chosen).toEqual({ option: "antagonist", source: sourceWith("An antagonist blocks.") });
  expect(isShared).toBe(false);
  expect(others).toEqual([
    { options: ["vesicle", "synapse"], source: sourceWith("Vesicles meet the synapse.") },
  ]);
});

it("has no chosen option when the answer was right or the option has no source", () => {
  expect(sortOptionSources({ ...question, selected: 0 })).toMatchObject({
    chosen: null,
    others: [{ options: ["antagonist"] }, { options: ["vesicle", "synapse"] }],
  });
  expect(sortOptionSources({ ...question, selected: 4 }).chosen).toBeNull();
});

it("shows a quote about all options once", () => {
  const list = sourceWith("Italy, Germany and Austria made the alliance.");
  const optionSources = question.options.map(() => list);
  const sorted = sortOptionSources({ ...question, source: list, optionSources, selected: 1 });
  expect(sorted).toMatchObject({ isShared: true, others: [] });
});
