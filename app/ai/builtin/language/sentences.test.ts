import { describe, expect, it } from "vitest";
import { isAskable, isBackMatter, withoutReferences } from "../reading/askable-sentence";
import { leansOnPrevious, splitSentences } from "./sentences";

describe("splitSentences", () => {
  it.each([
    ["Dr. Grey met Mrs. Lind. They spoke.", ["Dr. Grey met Mrs. Lind.", "They spoke."]],
    ["The U.S. Senate voted. It passed.", ["The U.S. Senate voted.", "It passed."]],
    [
      "J. S. Bach wrote it. It lasts 3.5 minutes.",
      ["J. S. Bach wrote it.", "It lasts 3.5 minutes."],
    ],
    [
      "Sie trat am 18. Mai zusammen. Das war im 19. Jahrhundert.",
      ["Sie trat am 18. Mai zusammen.", "Das war im 19. Jahrhundert."],
    ],
    [
      "Они живут в Честерфилд. 12 мая 1705 года издан закон.",
      ["Они живут в Честерфилд.", "12 мая 1705 года издан закон."],
    ],
    ["“Stay here.” She left.", ["“Stay here.”", "She left."]],
    [
      "Some trees, e.g. beeches, are tall. Others are not.",
      ["Some trees, e.g. beeches, are tall.", "Others are not."],
    ],
    [
      "The rain (see p. 4. It is wet) fell. Then it stopped.",
      ["The rain (see p. 4. It is wet) fell.", "Then it stopped."],
    ],
  ])("splits %s", (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  it("parts blocks on lines of their own but joins a broken line", () => {
    expect(splitSentences("Water boils\nat 100 degrees.\nA new block begins.")).toEqual([
      "Water boils at 100 degrees.",
      "A new block begins.",
    ]);
  });
});

describe("leansOnPrevious", () => {
  it.each([
    "This led to war.",
    "They moved north.",
    "However, it failed.",
    "Esto causó la guerra.",
    "Это привело к войне.",
  ])("sees that “%s” needs the one before", (sentence) => {
    expect(leansOnPrevious(sentence)).toBe(true);
  });

  it.each(["Thistles grow on dry soil.", "The war began in 1914.", "Estocolmo está en Suecia."])(
    "lets “%s” stand alone",
    (sentence) => {
      expect(leansOnPrevious(sentence)).toBe(false);
    },
  );
});

describe("isAskable", () => {
  it("takes a plain statement", () => {
    expect(isAskable("The river Rhine flows from the Alps to the North Sea.")).toBe(true);
  });

  it.each([
    "It flows from the Alps to the North Sea every day.",
    "Figure 3 shows the course of the river through Germany.",
    "Where does the river Rhine rise in the high Alps?",
    "Introduction ........................................ 12.",
    "Smith, J. The Rhine. Oxford University Press, 1999, pp. 3 to 9.",
    "Copyright 2020 by the authors of the text and the pictures.",
    "a part of a sentence that has lost its beginning somewhere.",
    "In this chapter you will learn how rivers shape the land.",
    "Watch the video about the river Rhine and its castles.",
    "A person in Ohio protests the dam on the great river (a).",
    "Overall, only a tenth of the people of the valley did so.",
    "In a few short years, it had killed a third of the people of Europe.",
    "One of the outcomes of the transition is something he called anomie.",
  ])("leaves out “%s”", (sentence) => {
    expect(isAskable(sentence)).toBe(false);
  });

  it("knows the parts of a book that teach nothing", () => {
    expect(isBackMatter("5.2 Review Questions")).toBe(true);
    expect(isBackMatter("The Rivers of Europe")).toBe(false);
  });

  it("takes references to figures and sources out of a statement", () => {
    expect(withoutReferences("Rain falls here (Figure 1.3).")).toBe("Rain falls here.");
    expect(withoutReferences("Cities grew (Miller 1999).")).toBe("Cities grew.");
  });
});
