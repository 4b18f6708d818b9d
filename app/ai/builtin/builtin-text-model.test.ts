import { describe, expect, it } from "vitest";
import type { AnswerTask, Citation } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { createBuiltinTextModel } from "./builtin-text-model";
import { studyEngine } from "./study-engine";
import { memoryMaterial, passagesOf } from "./tests/memory-material";
import { AGUA } from "./tests/texts/agua";
import { FRENCH_REVOLUTION } from "./tests/texts/french-revolution";
import { PHOTOSYNTHESIS } from "./tests/texts/photosynthesis";

async function ask(question: string, text: string, changes: Partial<AnswerTask> = {}) {
  const task: AnswerTask = {
    question,
    history: [],
    material: memoryMaterial(passagesOf(text)),
    learnerName: null,
    ...changes,
  };
  let reply = "";
  const citations: Citation[][] = [];
  let answered = true;
  for await (const event of createBuiltinTextModel(studyEngine).answer(
    task,
    new AbortController().signal,
  )) {
    if (event.type === "token") reply += event.text;
    else {
      citations.push(event.citations);
      answered = event.answered;
    }
  }
  expect(citations).toHaveLength(1);
  return { reply, citations: citations[0] ?? [], answered };
}

describe("answers", () => {
  it.each([
    ["What is chlorophyll?", "Chlorophyll is a green pigment"],
    ["Why do most leaves look green?", "Because chlorophyll reflects green light"],
    ["Who revealed the cells of cork?", "Robert Hooke"],
    ["When did Calvin get the Nobel Prize?", "1961"],
    ["How many litres of water does a beech evaporate in a day?", "about 400 litres"],
  ])("%s", async (question, expected) => {
    const { reply, citations } = await ask(question, PHOTOSYNTHESIS);
    expect(citations[0]?.quote).toContain(expected);
    expect(reply).toContain("[1]");
    for (const { quote } of citations) expect(isQuotedIn(quote, PHOTOSYNTHESIS)).toBe(true);
  });

  it("quotes a list item with its parent, and a row with its columns", async () => {
    const notes = [
      "- STM (short-term memory)",
      "  - capacity: 7 items",
      "  - duration: 18 s",
      "",
      "| Stain | Gram-positive | Gram-negative |",
      "| --- | --- | --- |",
      "| Colour | purple | pink |",
    ].join("\n");
    const item = await ask("how many items fit in short-term memory", notes);
    expect(item.reply).toContain("**STM:** capacity: 7 items [1]");
    const row = await ask("what colour are gram-negative cells", notes);
    expect(row.reply).toContain("**Colour** – Gram-positive: purple; Gram-negative: pink [1]");
  });

  it("answers each of several questions, and says which it cannot", async () => {
    const { reply, answered } = await ask(
      "What is chlorophyll and who painted the Mona Lisa?",
      PHOTOSYNTHESIS,
    );
    expect(reply).toContain("Chlorophyll is a green pigment");
    expect(reply).toContain("On “who painted the Mona Lisa” I found nothing");
    expect(answered).toBe(true);
  });

  it("says what the text does not contain", async () => {
    const { reply, answered } = await ask(
      "How much did the telescope of Galileo cost?",
      PHOTOSYNTHESIS,
    );
    expect(answered).toBe(false);
    expect(reply).toMatch(/^I could not find that in “notes.pdf”\./u);
  });

  it("understands a question that depends on the previous one", async () => {
    const history = [
      { role: "user" as const, content: "Who stormed the Bastille?" },
      { role: "assistant" as const, content: "The people of Paris stormed the Bastille." },
    ];
    const { citations } = await ask("And when was that?", FRENCH_REVOLUTION, { history });
    expect(citations[0]?.quote).toContain("14 July 1789");
  });

  it.each([
    "Compare chlorophyll and glucose",
    "What is the difference between chlorophyll and glucose?",
  ])("answers about two subjects side by side: %s", async (question) => {
    const { reply, citations } = await ask(question, PHOTOSYNTHESIS);
    expect(reply).toMatch(/^\*\*Chlorophyll\*\*\n\n- .+ \[1\]/u);
    expect(reply).toMatch(/\n\n\*\*Glucose\*\*\n\n- /u);
    expect(citations[0]?.quote).toContain("Chlorophyll is a green pigment");
    expect(new Set(citations.map(({ quote }) => quote)).size).toBe(citations.length);
  });

  it("says which of two subjects the text does not mention", async () => {
    const { reply } = await ask("chlorophyll vs. the telescope", PHOTOSYNTHESIS);
    expect(reply).toContain("**Telescope**\n\nOn “telescope” I found nothing in “notes.pdf”.");
  });

  it("finds the date next to a name", async () => {
    const { citations } = await ask(
      "When were the Crusades?",
      "The Crusaders retook Jerusalem in June 1099. The Crusades lasted long. During the Crusades (1095–1291), Europeans developed an appetite for spices and silk.",
    );
    expect(citations[0]?.quote).toContain("(1095–1291)");
  });

  it("finds the apposition that explains a name", async () => {
    const { citations } = await ask(
      "Explain the Silk Road",
      "Transporting goods along the Silk Road was costly. When the Silk Road, the long overland trading route from China to the Mediterranean, became dangerous, Europeans searched for another. Venice grew rich on the Silk Road.",
    );
    expect(citations[0]?.quote).toContain("overland trading route");
  });

  it("summarises by a list of quoted sentences", async () => {
    const { reply, citations } = await ask("What are the key points?", PHOTOSYNTHESIS);
    expect(citations.length).toBeGreaterThanOrEqual(3);
    expect(reply.match(/^- .+ \[\d\]$/gmu)).toHaveLength(citations.length);
  });

  it.each([
    ["¿Quién inventó la televisión en color?", /^No he encontrado eso/u],
    ["من اخترع التلفاز الملون؟", /^لم أجد ذلك .+ الإسبانية/u],
    ["谁发明了彩色电视？", /^我在.+没有找到.+西班牙语/u],
  ])("replies in the language of the question: %s", async (question, expected) => {
    const { reply } = await ask(question, AGUA);
    expect(reply).toMatch(expected);
  });

  it.each([
    ["你好", "“notes.pdf”"],
    ["مرحبا", "«notes.pdf»"],
    ["नमस्ते", "“notes.pdf”"],
    ["こんにちは", "「notes.pdf」"],
  ])("returns a greeting: %s", async (greeting, name) => {
    const { reply } = await ask(greeting, AGUA);
    expect(reply).toContain(name);
  });

  it("finds what a Spanish term means", async () => {
    const { citations } = await ask("¿Qué es la condensación?", AGUA);
    expect(citations[0]?.quote).toMatch(/^La condensación es/u);
  });

  it("says if the confidence is low", async () => {
    const { reply } = await ask("Which simple sugar do animals like to eat?", PHOTOSYNTHESIS);
    expect(reply).toMatch(/^I(?:’m not sure| could not find)/u);
  });

  it("tells a learner without documents what to do", async () => {
    const { reply, citations } = await ask("What is osmosis?", "");
    expect(reply).toContain("Upload");
    expect(citations).toEqual([]);
  });

  it("greets by name and points to the quiz", async () => {
    expect((await ask("Hello", PHOTOSYNTHESIS, { learnerName: "Ada" })).reply).toMatch(
      /^Hello, Ada\./u,
    );
    expect((await ask("Quiz me please", PHOTOSYNTHESIS)).reply).toContain("Quiz mode");
  });

  it("escapes Markdown in quotes", async () => {
    const text = "The tilde <b>and</b> the star * mark the vowels of the old script.";
    const { reply } = await ask("What marks the vowels of the old script?", text);
    expect(reply).toContain("\\*");
    expect(reply).not.toContain("<b>");
  });

  it("stops when asked to", async () => {
    const controller = new AbortController();
    controller.abort();
    const task = { question: "Hi", history: [], material: memoryMaterial([]), learnerName: null };
    const reading = createBuiltinTextModel(studyEngine)
      .answer(task, controller.signal)
      [Symbol.asyncIterator]();
    await expect(reading.next()).rejects.toThrow();
  });
});
