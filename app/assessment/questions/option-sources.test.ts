import { expect, it } from "vitest";
import { sortOptionSources } from "./option-sources";

const says = (quote: string) => ({ quote });
const question = {
  options: ["agonist", "antagonist", "vesicle", "synapse", "axon"],
  correctAnswer: 0,
  source: says("An agonist mimics."),
  optionSources: [
    says("An agonist mimics."),
    says("An antagonist blocks."),
    says("Vesicles meet the synapse."),
    says("Vesicles meet the synapse."),
    null,
  ],
};

it("puts the chosen option first, and together what one quote speaks of", () => {
  const { chosen, isShared, others } = sortOptionSources({ ...question, selected: 1 });
  expect(chosen).toEqual({ option: "antagonist", source: says("An antagonist blocks.") });
  expect(isShared).toBe(false);
  expect(others).toEqual([
    { options: ["vesicle", "synapse"], source: says("Vesicles meet the synapse.") },
  ]);
});

it("has no choice to speak of where it was right, or the text does not know it", () => {
  expect(sortOptionSources({ ...question, selected: 0 })).toMatchObject({
    chosen: null,
    others: [{ options: ["antagonist"] }, { options: ["vesicle", "synapse"] }],
  });
  expect(sortOptionSources({ ...question, selected: 4 }).chosen).toBeNull();
});

it("shows a quote that speaks of all options once", () => {
  const list = says("Italy, Germany and Austria made the alliance.");
  const optionSources = question.options.map(() => list);
  const sorted = sortOptionSources({ ...question, source: list, optionSources, selected: 1 });
  expect(sorted).toMatchObject({ isShared: true, others: [] });
});
