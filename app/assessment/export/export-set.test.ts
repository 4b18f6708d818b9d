import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "gift-pegjs";
import { micromark } from "micromark";
import { describe, expect, it } from "vitest";
import type { ExportedItem, ExportedSet } from "./exported-item";
import { toGift } from "./to-gift";
import { toMarkdown } from "./to-markdown";
import { toQti } from "./to-qti";

const now = new Date("2026-01-10T12:00:00Z");
const choice: ExportedItem = {
  kind: "choice",
  text: "What is {1 + 1} = ? ~ a: #hint",
  options: ["2", "%50% of 5", "[html]<b>x</b>", "a -> b"],
  correct: 0,
  explanation: "Because 1 + 1 = 2.",
  source: { fileId: "f", page: 3, quote: "One and one\nis two: {2}" },
};
const open: ExportedItem = { kind: "open", text: "Front", answer: "Back & <b>", source: null };
const set = (...items: ExportedItem[]): ExportedSet => ({
  id: "abc",
  title: 'A "set" & more',
  items,
});

describe("GIFT", () => {
  it("contains questions with their options, and cards with short answers", () => {
    expect(toGift(set(choice, open))).toBe(
      `::A "set" & more 1::[plain]What is \\{1 + 1\\} \\= ? \\~ a\\: \\#hint{
=2
~[plain]%50% of 5
~[plain][html]<b>x</b>
~a -> b
####Because 1 + 1 \\= 2.\\nOne and one\\nis two\\: \\{2\\} (page 3)
}

::A "set" & more 2::[plain]Front{
=Back & <b>
}
`,
    );
  });

  it("asks for an essay if an answer is too long or looks like pairs", () => {
    for (const answer of ["a -> b", "line\nline", "x".repeat(101)]) {
      expect(toGift(set({ ...open, answer }))).toMatch(/Front\{####.*\n\}\n$/);
    }
  });

  it("is read back unchanged by a GIFT parser", () => {
    const text = fc
      .oneof(
        fc.string({ unit: "grapheme", maxLength: 20 }),
        fc.string({
          unit: fc.constantFrom(
            "\\",
            "~",
            "=",
            "#",
            "{",
            "}",
            ":",
            "%",
            "1",
            "a",
            "//",
            "$",
            "T",
            "é",
          ),
          maxLength: 10,
        }),
      )
      // The parser, unlike Moodle, splits texts at white space by its own rules.
      .map((one) => one.replace(/[\s\p{Cc}]+/gu, "").replace(/^[%[]+|\\n/g, "") || "x");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.uniqueArray(text, { minLength: 2, maxLength: 4 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (written) => {
          const items = written.map(([question, options]): ExportedItem => {
            return {
              ...choice,
              text: question,
              options,
              correct: 1,
              explanation: "",
              source: null,
            };
          });
          const read = parse(toGift({ id: "a", title: "T", items })) as {
            type: string;
            stem: { text: string };
            choices: { isCorrect: boolean; text: { text: string } }[];
          }[];
          expect(
            read.map(({ type, stem, choices }) => [
              type,
              stem.text,
              choices.map((one) => [one.text.text, one.isCorrect]),
            ]),
          ).toEqual(
            written.map(([question, options]) => [
              "MC",
              question,
              options.map((option, index) => [option, index === 1]),
            ]),
          );
        },
      ),
    );
  });
});

describe("QTI 2.1", () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    trimValues: false,
    parseTagValue: false,
  });
  const files = (...items: ExportedItem[]) => {
    const entries = unzipSync(toQti(set(...items), now));
    return Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
  };

  it("is a package whose manifest and test list every item", () => {
    const entries = files(choice, open);
    expect(Object.keys(entries).sort()).toEqual([
      ...["imsmanifest.xml", "items/item-1.xml", "items/item-2.xml", "test.xml"],
    ]);
    for (const content of Object.values(entries)) expect(XMLValidator.validate(content)).toBe(true);
    const { manifest } = parser.parse(entries["imsmanifest.xml"] ?? "");
    const resources = manifest.resources.resource as Record<string, string>[];
    expect(resources.map((resource) => resource["@_type"])).toEqual([
      ...["imsqti_test_xmlv2p1", "imsqti_item_xmlv2p1", "imsqti_item_xmlv2p1"],
    ]);
    expect(resources.map((resource) => resource["@_href"])).toEqual([
      ...["test.xml", "items/item-1.xml", "items/item-2.xml"],
    ]);
  });

  it("contains a choice for a question, and a free answer for a card", () => {
    const entries = files(choice, open);
    const first = parser.parse(entries["items/item-1.xml"] ?? "").assessmentItem;
    expect(first.responseDeclaration.correctResponse.value).toBe("A");
    const { prompt, simpleChoice } = first.itemBody.choiceInteraction;
    expect(prompt).toBe(choice.text);
    expect(simpleChoice.map((one: Record<string, string>) => one["#text"])).toEqual(
      choice.kind === "choice" ? choice.options : [],
    );
    expect(entries["items/item-1.xml"]).toContain("One and one<br/>is two: {2} (page 3)");
    const second = parser.parse(entries["items/item-2.xml"] ?? "").assessmentItem;
    expect(second.itemBody.extendedTextInteraction.prompt).toBe("Front");
    expect(second.itemBody.rubricBlock.p).toBe("Back & <b>");
  });

  it("is valid XML with any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const item = { ...open, text, answer: text };
        for (const content of Object.values(files(item))) {
          expect(XMLValidator.validate(content)).toBe(true);
          const isAllowed = (sign: string) => sign >= " " || "\t\n\r".includes(sign);
          expect([...content].every(isAllowed)).toBe(true);
        }
      }),
    );
  });
});

describe("Markdown", () => {
  it("shows questions with the correct option, and cards", () => {
    expect(toMarkdown(set({ ...choice, text: "What?", options: ["a", "b"] }, open))).toBe(
      `# A "set" \\& more

## 1. What?

- **A\\) a**
- B\\) b

Because 1 \\+ 1 \\= 2\\.

> One and one is two: \\{2\\} \\(page 3\\)

## 2. Front

Back \\& \\<b\\>
`
        .replaceAll("A\\)", "A)")
        .replaceAll("B\\)", "B)"),
    );
  });

  it("shows any text unchanged", () => {
    const signs = fc.constantFrom(..."#*_-+.>`~[]()!<&|\\=1 ab\n");
    const text = fc
      .string({ unit: signs, minLength: 1, maxLength: 20 })
      .filter((one) => one.trim() !== "");
    const shown = (html: string) =>
      html
        .replace(/<[^>]*>/g, " ")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&")
        .replace(/\s+/g, " ")
        .trim();
    fc.assert(
      fc.property(text, text, (front, back) => {
        const html = micromark(
          toMarkdown({ id: "a", title: "T", items: [{ ...open, text: front, answer: back }] }),
        );
        const plain = (one: string) => one.replace(/\s+/g, " ").trim();
        expect(shown(html)).toBe(`T 1. ${plain(front)} ${plain(back)}`);
        expect(html.match(/<(h1|h2|p)>/g)).toEqual(["<h1>", "<h2>", "<p>"]);
      }),
    );
  });
});
