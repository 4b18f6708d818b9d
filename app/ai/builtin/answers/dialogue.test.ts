import { describe, expect, it } from "vitest";
import { groundDocuments } from "~/ai/grounding/grounding";
import type { ConversationTurn } from "~/ai/ports";
import { memoryMaterial, passagesOf } from "../tests/memory-material";
import { AGUA } from "../tests/texts/agua";
import { writeReply } from "./write-reply";

const TEXT = `# Chapter 1: The Nile

The Nile is a river in Africa. It floods each summer because rain falls in the highlands of Ethiopia. Farmers sow when the water falls, for example in October. Herodotus praised the river in 440 BC. The flood ended when the dam of Aswan was built in 1970. Since then the fields are watered by canals.

# Chapter 2: Photosynthesis

Photosynthesis is the process by which plants make sugar from light. Chlorophyll is a green pigment in the leaves. It catches the light. Plants such as maize store the sugar as starch.

# The Desert

The desert is a dry land. Nothing grows there but thorns and grass. Caravans cross it by night.`;

/** Sends messages one after another; returns each reply with its citations. */
async function talk(text: string, ...messages: string[]) {
  const material = groundDocuments(memoryMaterial(passagesOf(text)));
  const history: ConversationTurn[] = [];
  const replies: { text: string; quotes: string[] }[] = [];
  for (const question of messages) {
    const reply = await writeReply({
      question,
      history: [...history],
      material,
      learnerName: null,
    });
    expect(await material.keepGrounded(reply.citations, (one) => [one])).toEqual(reply.citations);
    history.push({ role: "user", content: question });
    history.push({ role: "assistant", content: reply.text });
    replies.push({ text: reply.text, quotes: reply.citations.map(({ quote }) => quote) });
  }
  return replies.at(-1) ?? { text: "", quotes: [] };
}

describe("a misspelt word", () => {
  it.each([
    ["What is fotosynthesis?", "I read “fotosynthesis” as “photosynthesis”."],
    ["What is clorophyl?", "I read “clorophyl” as “chlorophyll”."],
    ["Why does the Nlie flood in Ehtiopia?", "I read “Ehtiopia” as “Ethiopia”."],
  ])("is corrected: %s", async (question, said) => {
    const { text, quotes } = await talk(TEXT, question);
    expect(text).toContain(said);
    expect(quotes.length).toBeGreaterThan(0);
  });

  it("is reported in the learner's language, but not if only accents are missing", async () => {
    expect((await talk(AGUA, "que es la condensasion")).text).toContain(
      "He leído «condensasion» como «condensación».",
    );
    const { text, quotes } = await talk(AGUA, "que es la condensacion");
    expect(text).not.toContain("He leído");
    expect(quotes[0]).toMatch(/^La condensación es/u);
  });

  it("is not corrected to a word that the text does not contain", async () => {
    const { text } = await talk(TEXT, "What is a telescope?");
    expect(text).not.toContain("I read");
    expect(text).toContain("It does not mention “telescope”.");
  });
});

describe("a part of the document", () => {
  it("is summarised alone", async () => {
    const { text, quotes } = await talk(TEXT, "summarise chapter 2");
    expect(text).toMatch(/^The key points of “Chapter 2: Photosynthesis”:/u);
    expect(quotes.every((quote) => !quote.includes("Nile"))).toBe(true);
    const section = await talk(TEXT, "key points of the section about the desert");
    expect(section.text).toMatch(/^The key points of “The Desert”:/u);
    expect((await talk(TEXT, "summarise the Nile")).text).toContain("Chapter 1: The Nile");
    expect((await talk(TEXT, "summarise page 2")).text).toMatch(/“notes.pdf”, on page 2:/u);
  });

  it("is asked about alone", async () => {
    const { quotes } = await talk(TEXT, "What does chapter 2 say about light?");
    expect(quotes.join(" ")).toContain("light");
    const named = await talk(TEXT, "quiz me on chapter 2");
    expect(named.text).toContain("type “Chapter 2: Photosynthesis” as the topic");
  });

  it("that does not exist is answered with a list of the parts", async () => {
    const { text } = await talk(TEXT, "summarise chapter 7");
    expect(text).toContain("I cannot find that part in “notes.pdf”.");
    expect(text).toContain("- Chapter 1: The Nile\n- Chapter 2: Photosynthesis\n- The Desert");
    const none = await talk("The Nile is a river in Africa.", "summarise chapter 2");
    expect(none.text).toContain("no chapters or headings");
  });
});

describe("a conversation", () => {
  it("answers elliptical questions about the topic", async () => {
    expect((await talk(TEXT, "What is the Nile?", "why?")).quotes[0]).toContain("because rain");
    const when = await talk(TEXT, "What ended the flood of the Nile?", "when was that?");
    expect(when.quotes[0]).toContain("1970");
  });

  it("says where a sentence is, but not whether it is true", async () => {
    const where = await talk(TEXT, "What is chlorophyll?", "where does it say that?");
    expect(where.text).toMatch(
      /on page 2, under “Chapter 2: Photosynthesis”:\n\n> Chlorophyll is/u,
    );
    const sure = await talk(TEXT, "What is chlorophyll?", "are you sure?");
    expect(sure.text).toMatch(/^I cannot judge whether it is true/u);
  });

  it("gives an example, more, less, and what comes next", async () => {
    const example = await talk(TEXT, "When do farmers sow at the Nile?", "give me an example");
    expect(example.quotes[0]).toContain("for example in October");
    const more = await talk(TEXT, "What is the desert?", "tell me more");
    expect(more.quotes.join(" ")).not.toContain("dry land");
    const shorter = await talk(TEXT, "What is chlorophyll?", "shorter please");
    expect(shorter.quotes).toEqual(["Chlorophyll is a green pigment in the leaves."]);
    const next = await talk(TEXT, "When was the dam of Aswan built?", "what happened next?");
    expect(next.text).toMatch(/^The text goes on:\n\nSince then the fields/u);
  });

  it("compares the last two subjects", async () => {
    const { text } = await talk(TEXT, "What is the Nile?", "and the desert?", "compare them");
    expect(text).toMatch(/^\*\*Nile\*\*.+\*\*Desert\*\*/su);
  });

  it("does not translate, has no opinion, and recognises an acknowledgement", async () => {
    expect((await talk(TEXT, "What is the Nile?", "translate that")).text).toContain(
      "cannot translate",
    );
    expect((await talk(TEXT, "what do you think?")).text).toContain("no opinions");
    expect((await talk(TEXT, "ok cool")).text).toBe("Good. Ask me more whenever you like.");
    expect((await talk(AGUA, "¿Qué es la lluvia?", "gracias")).text).toMatch(/^De nada/u);
  });

  it("names the document's language for a question in another", async () => {
    expect((await talk(AGUA, "Who painted the famous ceiling?")).text).toContain(
      "It is written in Spanish",
    );
  });

  it("quotes adjacent Chinese sentences verbatim", async () => {
    const { quotes } = await talk(
      "尼罗河是非洲的一条河。它每年夏天泛滥。因此农民在秋天播种。",
      "尼罗河是什么？",
    );
    expect(quotes[0]).toContain("尼罗河是非洲的一条河。");
  });
});
