import { describe, expect, it } from "vitest";
import { locatePart, parsePartReference } from "./part-reference";

const headingsOf = (...titles: string[]) =>
  titles.map((heading, index) => ({ fileId: "file", heading, ordinal: index * 10 }));

describe("parsePartReference", () => {
  it.each([
    ["summarise chapter 2", "chapter", "2"],
    ["Key points of Chapter IV please", "chapter", "4"],
    ["quiz me on part three", "part", "3"],
    ["summarize the second chapter", "chapter", "2"],
    ["what does section 2.1 say about frogs?", "section", "2.1"],
    ["the 3rd chapter in short", "chapter", "3"],
    ["resume el capítulo 2", "chapter", "2"],
    ["resume el segundo capitulo", "chapter", "2"],
    ["résume le chapitre premier", "chapter", "1"],
    ["fasse Kapitel 3 zusammen", "chapter", "3"],
    ["resuma a segunda parte", "part", "2"],
    ["riassumi il capitolo due", "chapter", "2"],
    ["перескажи вторую главу", "chapter", "2"],
    ["总结第二章", "chapter", "2"],
    ["第十二章の要約", "chapter", "12"],
    ["لخص الفصل الثاني", "chapter", "2"],
  ])("%s", (message, label, number) => {
    expect(parsePartReference(message)).toEqual({ kind: "numbered", label, number });
  });

  it.each([
    ["summarise page 3", 3, 3],
    ["key points of pages 2 to 4", 2, 4],
    ["resume las páginas 2-4", 2, 4],
    ["总结第3页", 3, 3],
  ])("%s", (message, first, last) => {
    expect(parsePartReference(message)).toEqual({ kind: "pages", first, last });
  });

  it("parses a title and the last part", () => {
    expect(parsePartReference("key points of the section about the Inca")).toEqual({
      kind: "titled",
      title: "the inca",
    });
    expect(parsePartReference("summarise the last chapter")).toEqual({
      kind: "last",
      label: "chapter",
    });
  });

  it.each([
    "What part of the plant makes sugar?",
    "Summarise this chapter",
    "Which two parts does it have?",
    "What is the first law of motion?",
    "Is the book any good?",
    "Explain the part I don't understand",
  ])("finds none in “%s”", (message) => {
    expect(parsePartReference(message)).toBe(null);
  });
});

describe("locatePart", () => {
  const find = (message: string, titles: string[]) => {
    const part = parsePartReference(message);
    const found = part && locatePart(part, headingsOf(...titles));
    return found && [found.heading.heading, found.before];
  };

  it.each([
    [
      "chapter 2",
      ["Contents", "CHAPTER I — A", "CHAPTER II — B", "Notes", "CHAPTER III — C"],
      ["CHAPTER II — B", 40],
    ],
    ["part 2", ["I.", "II.", "III."], ["II.", 20]],
    ["chapter 3", ["IV.", "V.", "IV.", "V."], null],
    ["the last part", ["IV.", "V.", "IV.", "V."], ["V.", 20]],
    ["la seconde partie", ["Titre", "Première partie", "Seconde partie"], ["Seconde partie", null]],
    [
      "chapter 1",
      ["CHAPITRE PREMIER DE L'OBSERVATION", "§ I. — A", "§ II. — B"],
      ["CHAPITRE PREMIER DE L'OBSERVATION", null],
    ],
    [
      "section 2",
      ["CHAPITRE PREMIER DE L'OBSERVATION", "§ I. — A", "§ II. — B"],
      ["§ II. — B", null],
    ],
    ["第二章", ["第一章 诺曼人", "第二章 元朝", "第三章 氧"], ["第二章 元朝", 20]],
    ["section 2.1", ["2 Atoms", "2.1 Early ideas", "2.2 Later ideas"], ["2.1 Early ideas", 20]],
    [
      "the section about the Inca",
      ["THE MAYA", "THE INCA", "THE INCA AND THE AZTEC"],
      ["THE INCA", 20],
    ],
    ["chapter 2", ["THE FIRST AMERICANS", "THE MAYA", "The Civil War"], null],
  ])("%s among %j", (message, titles, expected) => {
    expect(find(message, titles)).toEqual(expected);
  });
});
