import { describe, expect, it } from "vitest";
import { placeSentences } from "../language/sentences";
import { askWhichAgrees } from "./ask-which-agrees";

function ask(text: string, skip: readonly string[] = []) {
  const placed = placeSentences([
    { id: 1, fileId: "f", fileName: "a.pdf", ordinal: 0, page: 1, heading: "Towns", text },
  ]);
  return askWhichAgrees(
    placed.map((sentence) => ({ sentence, text: sentence.text })),
    new Map(),
    new Map(placed.flatMap((one) => (skip.includes(one.text) ? [] : [[one.text, []]]))),
    "en",
  );
}

const text = [
  "Food was scarce in the towns of the north.",
  "The roads between the towns were narrow in winter.",
  "The old bridges were destroyed by the great flood.",
  "Most farmers lived on the islands of the lake.",
].join(" ");

describe("askWhichAgrees", () => {
  it("sets a statement of a short text beside others made false by one word", () => {
    const [first] = ask(text);
    expect(first?.key).toBe("Food was scarce in the towns of the north.");
    const falsified = first?.rivals?.().flatMap((rival) => rival.falsified);
    expect(falsified).toContain("The roads between the towns were wide in winter.");
  });

  it("asks in another way each time", () => {
    const questions = ask(text).map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it("leaves out what is no statement of the text’s subject, and what leans on another", () => {
    const [story = ""] = text.split(/(?<=\.) /u);
    expect(ask(text, [story]).map(({ key }) => key)).not.toContain(story);
    const leaning = "The walls were built around it by narrow rows of workers.";
    expect(ask(`${text} ${leaning}`).map(({ key }) => key)).not.toContain(leaning);
  });

  it("asks nothing where too little can be made false", () => {
    expect(ask("The towns were built of brick. The farmers lived on the islands.")).toEqual([]);
  });
});
