import { describe, expect, it } from "vitest";
import { lastSubjects, resolveQuestion } from "./resolve-question";

const conversationOf = (...questions: string[]) =>
  questions.flatMap((content) => [
    { role: "user" as const, content },
    { role: "assistant" as const, content: "It says so. [1]" },
  ]);

describe("resolveQuestion", () => {
  it("leaves an independent question unchanged", () => {
    expect(
      resolveQuestion("When did the Crusades begin?", conversationOf("Who were the Aztecs?")),
    ).toMatchObject({
      text: "When did the Crusades begin?",
      context: "",
    });
    expect(
      resolveQuestion("¿Qué es la alquimia?", conversationOf("What is an atom?")).context,
    ).toBe("");
  });

  it("removes instructions on style", () => {
    expect(resolveQuestion("explain osmosis like im 5", []).text).toBe("explain osmosis");
    expect(resolveQuestion("What is osmosis in simple terms?", []).text).toBe("What is osmosis");
    expect(resolveQuestion("explain simply", []).text).toBe("explain");
  });

  it("uses the first of a chain of questions", () => {
    const history = conversationOf(
      "What are maria?",
      "how were they formed?",
      "thanks",
      "are you sure?",
    );
    expect(resolveQuestion("where are they found?", history).context).toBe(
      "how were they formed? What are maria?",
    );
  });

  it("applies the last question to another subject", () => {
    expect(
      resolveQuestion("what about the Inca?", conversationOf("Who were the Aztecs?")),
    ).toMatchObject({
      text: "the Inca",
      expects: "definition",
      context: "",
    });
    expect(resolveQuestion("y una molécula?", conversationOf("¿Qué es un átomo?"))).toMatchObject({
      text: "una molécula",
      expects: "definition",
    });
    expect(
      resolveQuestion("and the Moon's?", conversationOf("How long is a day on Mercury?")).expects,
    ).toBe("number");
    expect(
      resolveQuestion("what about its orbit?", conversationOf("Tell me about Mercury")).context,
    ).toContain("Mercury");
  });

  it.each([
    ["why?", "reason"],
    ["and when was that?", "time"],
    ["¿por qué?", "reason"],
    ["Warum ist das so?", "reason"],
    ["почему?", "reason"],
    ["为什么？", "reason"],
  ])("takes the subject of “%s” from the turn before", (question, expects) => {
    expect(resolveQuestion(question, conversationOf("Tell me about the Nile"))).toEqual({
      text: "Tell me about the Nile",
      context: "",
      expects,
      isElliptical: true,
    });
  });

  it("resolves a question with one or two words of its own by the previous turn", () => {
    expect(
      resolveQuestion("who won?", conversationOf("Tell me about the Crusades")).context,
    ).toContain("Crusades");
    expect(
      resolveQuestion("When were the Crusades?", conversationOf("Who was Cortés?")).context,
    ).toBe("");
  });
});

it("finds the last two subjects", () => {
  expect(lastSubjects(conversationOf("What is an atom?", "and a molecule?", "why?"))).toEqual([
    "atom",
    "molecule",
  ]);
  expect(lastSubjects(conversationOf("¿Qué es un átomo?", "¿Qué es una molécula?"))).toEqual([
    "átomo",
    "molécula",
  ]);
  expect(lastSubjects(conversationOf("What is an atom?"))).toBe(null);
});
