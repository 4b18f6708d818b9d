import { describe, expect, it } from "vitest";
import { type PastPaper, paperLimits } from "./past-paper";
import { readPastPaper } from "./read-past-paper";

const read = (...lines: string[]) => readPastPaper(lines.join("\n"));
const right = ({ items }: PastPaper) =>
  items.map((item) => (item.kind === "question" ? item.options[item.correctAnswer] : item.back));
const reasons = ({ skipped }: PastPaper) => skipped.map(({ line, problem }) => [line, problem]);

describe("questions with options", () => {
  it("take the answer after each question", () => {
    const paper = read(
      "1. Which organelle makes ATP?",
      "a) Nucleus",
      "b) Mitochondrion",
      "c) Ribosome",
      "Answer: b",
      "",
      "2) Which gas do plants take in?",
      "(A) Oxygen (B) Carbon dioxide (C) Nitrogen",
      "Ans. B",
      "3. Which is a fruit?",
      "A. Leek  B. Pear  C. Kale",
      "The correct answer is: (B) Pear",
    );
    expect(right(paper)).toEqual(["Mitochondrion", "Carbon dioxide", "Pear"]);
    expect(paper.items[0]).toEqual({
      ...{ kind: "question", line: 1, question: "Which organelle makes ATP?", correctAnswer: 1 },
      options: ["Nucleus", "Mitochondrion", "Ribosome"],
    });
  });

  it("take the answers from a list at the end, in different formats", () => {
    const questions = ["1. One?", "a. x", "b. y", "2. Two?", "a. x", "b. y"];
    for (const key of [
      ["Answer key", "1. B", "2. A"],
      ["ANSWERS: 1-b, 2-a"],
      ["Answer Key: 1. B 2. A"],
      ["Lösungen", "1 b", "2 a"],
      ["Respuestas", "1) B - porque sí", "2) A"],
      ["Answers", "1. y", "2. x"],
      ["**Corrigé**", "1: B | 2: A"],
      ["Question 1: B", "Because y.", "Question 2: A) x"],
    ]) {
      expect(right(read(...questions, "", ...key)), key.join(" / ")).toEqual(["y", "x"]);
    }
  });

  it("take the answer that names their number, also below another question", () => {
    const paper = read("1. One?", "a) x", "b) y", "2. Why is that so?", "", "Answers: 1 b");
    expect(right(paper)).toEqual(["y"]);
    expect(reasons(paper)).toEqual([[4, "no_answer"]]);
  });

  it("take the option that is marked", () => {
    expect(right(read("1. One?", "a) x", "*b) y", "c) z"))).toEqual(["y"]);
    expect(right(read("1. One?", "a) x", "b) y (correct)", "c) z"))).toEqual(["y"]);
    expect(right(read("1. One?", "a) x ✓", "b) y"))).toEqual(["x"]);
    expect(right(read("1. One?", "[ ] a) x", "[x] b) y"))).toEqual(["y"]);
    expect(right(read("1. ¿Uno?", "a) x", "b) y (correcta)"))).toEqual(["y"]);
  });

  it("may continue over wrapped lines", () => {
    const paper = read(
      "1. Which of these statements about the",
      "French Revolution is true?",
      "a) It began in 1789 with the meeting of",
      "the Estates General",
      "b) It began in 1799",
      "Answer: a",
    );
    expect(paper.items).toEqual([
      {
        ...{ kind: "question", line: 1, correctAnswer: 0 },
        question: "Which of these statements about the French Revolution is true?",
        options: ["It began in 1789 with the meeting of the Estates General", "It began in 1799"],
      },
    ]);
  });

  it("are skipped with a reason if they cannot be asked", () => {
    const paper = read(
      "1. No answer?",
      "a) x",
      "b) y",
      "2. No such answers?",
      "a) x",
      "b) y",
      "Answer: a and e",
      "3. Another letter?",
      "a) x",
      "b) y",
      "Answer: d",
      "4. One option?",
      "a) x",
      "Answer: a",
      "5. The same?",
      "a) x",
      "b) x",
      "Answer: a",
      "6. Words of something else?",
      "a) x",
      "b) y",
      "Answer key",
      "6. Read the chapter again",
    );
    expect(paper.items).toEqual([]);
    expect(reasons(paper)).toEqual([
      [1, "no_answer"],
      [4, "unknown_option"],
      [8, "unknown_option"],
      [12, "few_options"],
      [15, "same_options"],
      [19, "unknown_option"],
    ]);
  });
});

describe("open questions", () => {
  it("become cards with the answer that follows", () => {
    const paper = read(
      "Biology, final exam 2024",
      "1. What is osmosis? (2 points)",
      "The movement of water through a membrane.",
      "2. Define diffusion.",
      "Answer: Movement of particles",
      "from high to low concentration.",
    );
    expect(paper.items).toEqual([
      {
        ...{ kind: "card", line: 2, front: "What is osmosis?" },
        back: "The movement of water through a membrane.",
      },
      {
        ...{ kind: "card", line: 4, front: "Define diffusion." },
        back: "Movement of particles\nfrom high to low concentration.",
      },
    ]);
    expect(paper.skipped).toEqual([
      { line: 1, text: "Biology, final exam 2024", problem: "no_question" },
    ]);
  });

  it("keep a numbered list in an answer if questions are marked with Q", () => {
    const paper = read("Q: Name two layers.", "A:", "1. Transport", "2. Link", "Q: And?", "A: No.");
    expect(right(paper)).toEqual(["1. Transport\n2. Link", "No."]);
  });

  it("take their answers from a list at the end", () => {
    const paper = read(
      "1. Who wrote Emma?",
      "2. When?",
      "Answer key",
      "1. Jane Austen",
      "2. In 1815,",
      "in three volumes",
    );
    expect(right(paper)).toEqual(["Jane Austen", "In 1815,\nin three volumes"]);
  });

  it("are read in other languages", () => {
    expect(right(read("Frage 1: Was ist Osmose?", "Antwort: Ein Vorgang."))).toEqual([
      "Ein Vorgang.",
    ]);
    expect(right(read("Pregunta 1. ¿Qué es?", "Respuesta: Un proceso."))).toEqual(["Un proceso."]);
    expect(right(read("Question 1 : Quoi ?", "Réponse : Un processus."))).toEqual([
      "Un processus.",
    ]);
  });
});

it("reports lines in a row that belong to no question together, and others by themselves", () => {
  const { skipped } = read(
    ...["Biology", "", "Summer 2024", "Read each question.", "", "1. Which gas?"],
    ...["Answer: Oxygen", "2. Which organelle?", "a) Nucleus", "", "Continue on page 2.", "Name:"],
  );
  expect(skipped).toEqual([
    { line: 1, lastLine: 4, text: "Biology", problem: "no_question" },
    { line: 8, text: "Which organelle?", problem: "few_options" },
    { line: 11, lastLine: 12, text: "Continue on page 2.", problem: "no_question" },
  ]);
});

it("reads nothing of a paper with more lines or questions than the limits", () => {
  const { questions, lines } = paperLimits;
  const nothing = { items: [], skipped: [], isTooLong: true };
  expect(readPastPaper("Q: Why?\n".repeat(questions)).isTooLong).toBe(false);
  expect(readPastPaper("Q: Why?\n".repeat(questions + 1))).toEqual(nothing);
  expect(readPastPaper("\n".repeat(lines - 1)).isTooLong).toBe(false);
  expect(readPastPaper("\n".repeat(lines))).toEqual(nothing);
});

it("reads a long paper quickly", () => {
  const one = (number: number) =>
    `${number % 999}. Question ${number}?\na) one ${"word ".repeat(20)}\nb) two\nAnswer: b\n`;
  const text = Array.from({ length: paperLimits.questions }, (_, number) => one(number + 1)).join(
    "",
  );
  const before = performance.now();
  expect(readPastPaper(text).items.length).toBeGreaterThan(900);
  expect(readPastPaper("a ".repeat(100_000)).items).toEqual([]);
  expect(readPastPaper(`1. ${"a) ".repeat(50_000)}`).items).toEqual([]);
  for (const sign of ["ب ", "（", "一、", "1-2 A"]) {
    expect(readPastPaper(`${sign}${" ".repeat(7_900)}ب\n`.repeat(60)).items).toEqual([]);
    expect(readPastPaper(`${sign.repeat(1_500)}\n`.repeat(60)).items).toEqual([]);
  }
  expect(performance.now() - before).toBeLessThan(10_000);
});
