import { describe, expect, it } from "vitest";
import { editQuestion } from "./edit-question";

const source = { fileId: "a", page: 2, quote: "Rubisco is the enzyme that fixes carbon dioxide." };
const other = { fileId: "a", page: 3, quote: "Xylem carries water." };
const question = {
  question: "Which enzyme fixes carbon dioxide?",
  options: ["Rubisco", "Xylem"],
  correctAnswer: 0,
  explanation: source.quote,
  source,
  optionSources: [source, other],
};

describe("editQuestion", () => {
  it("keeps the sources if only the explanation or the order of the options changes", () => {
    expect(editQuestion(question, { explanation: "It fixes it." })).toEqual({
      ...question,
      explanation: "It fixes it.",
    });
    const turned = editQuestion(question, { options: ["Xylem", "Rubisco"], correctAnswer: 1 });
    expect(turned).toMatchObject({ source, optionSources: [other, source] });
  });

  it("keeps the source of an edited question if it still contains the answer", () => {
    expect(editQuestion(question, { question: "What is the enzyme called?" }).source).toBe(source);
    const longer = editQuestion(question, { options: ["carbon  dioxide", "Xylem"] });
    expect(longer).toMatchObject({ source, optionSources: [null, other] });
  });

  it("drops the source if it does not contain the right option", () => {
    expect(editQuestion(question, { correctAnswer: 1 }).source).toBeNull();
    expect(editQuestion(question, { options: ["Chlorophyll", "Xylem"] }).source).toBeNull();
    const unquoted = { ...question, options: ["An enzyme", "Xylem"] };
    expect(editQuestion(unquoted, { question: "What is Rubisco?" }).source).toBeNull();
  });

  it("drops the source of a changed option, and never adds one", () => {
    const options = ["Rubisco", "Phloem", "Xylem"];
    expect(editQuestion(question, { options }).optionSources).toEqual([source, null, other]);
    expect(editQuestion({ ...question, source: null }, { question: "Which?" }).source).toBeNull();
  });
});
