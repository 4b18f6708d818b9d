import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "~/chat/excerpt";
import { findMath } from "~/chat/find-math";
import { FinishedBlocks } from "~/chat/finished-blocks";
import { renderReply } from "~/chat/render-reply.server";
import { spokenText } from "~/chat/spoken-text";
import { shapes } from "../growth/shapes";
import { everyCase, proportionate } from "./cases";

const citation = { fileId: "f1", page: 3, quote: 'a "quote" <b>\ud83d' };

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "<a href='javascript:1'>",
      "</p>",
      "<!--",
      "<svg/onload=1>",
    ],
    ...[
      "![x](https://evil.example/?q=1)",
      "![x][1]",
      "[x](javascript:alert(1))",
      "[x](JaVaScRiPt&colon;1)",
      "[x](data:text/html,1)",
    ],
    ...[
      "[1]: https://evil.example",
      "[x][1]",
      "<https://evil.example>",
      "<javascript:1>",
      "https://evil.example/a?b",
      "www.evil.example",
    ],
    ...[
      "[1]",
      "[2]",
      "[99]",
      "`[1]`",
      "$x_1$",
      "$$\\frac{1}{2}$$",
      "\\(",
      "\\)",
      "\\[",
      "\\]",
      "\\href{javascript:1}{x}",
      "\\url{x}",
    ],
    ...[
      "$\\htmlData{a=b}{x}$",
      "$\\includegraphics{https://evil.example}$",
      "$\\def\\a{\\a\\a}\\a$",
      "$\\color{red}x$",
      "\uE0000\uE001",
      "\uE000",
    ],
    ...[
      "```",
      "~~~",
      "```js\n",
      "\n",
      "\n\n",
      "# ",
      "- ",
      "1. ",
      "> ",
      "    ",
      "\t",
      "| a | b |\n|---|---|\n",
      "|",
      "***",
      "__",
      "~~",
      "\\",
    ],
    ...[
      "&lt;",
      "&#106;",
      "&#0;",
      "&amp;lt;",
      '"',
      "'",
      "\u0000",
      "\u202e",
      "\ud800",
      "[^1]",
      "[^1]: a",
      "- [ ] ",
      "on",
    ],
  ),
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const texts = fc
  .array(fc.tuple(piece, fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.nat(120))), {
    maxLength: 16,
  })
  .map((parts) =>
    parts
      .map(([text, times]) => text.repeat(times))
      .join("")
      .slice(0, 4_000),
  );

/** The elements of a rendered reply, including MathML and its wrappers. */
const allowed =
  /^(?:a|p|em|strong|code|pre|ul|ol|li|h[1-6]|blockquote|hr|br|del|table|thead|tbody|tr|th|td|input|section|sup|span|math|semantics|annotation|m[a-z]+)$/;
const allowedAttribute =
  /^(?:href|rel|target|class|aria-label|aria-describedby|id|align|start|type|disabled|checked|data-footnote-ref|data-footnote-backref|data-footnotes|title|xmlns|encoding|display|[a-z]+)$/;
const addressed =
  /^(?:src|srcset|action|formaction|background|poster|data|style|srcdoc|xlink:href|ping|manifest)$/;

function expectHarmless(html: string): void {
  for (const [, name = "", attributes = ""] of html.matchAll(
    /<\/?([^\s>/]+)((?:"[^"]*"|[^">])*)>/g,
  )) {
    expect(name, html).toMatch(allowed);
    for (const [, attribute = "", value = ""] of attributes.matchAll(
      /([^\s=/"]+)(?:="([^"]*)")?/g,
    )) {
      expect(attribute, html).toMatch(allowedAttribute);
      expect(attribute, html).not.toMatch(addressed);
      expect(attribute, html).not.toMatch(/^on/);
      if (attribute === "href")
        expect(decoded(value), html).toMatch(
          /^(?:https?:|mailto:|ircs?:|xmpp:|[^:]*$|[^:]*[/?#])/i,
        );
    }
  }
  // The rest is text.
  expect(html.replace(/<\/?[a-z][^\s>/]*(?:"[^"]*"|[^">])*>/gi, "")).not.toMatch(/[<>]/);
}

/** Decodes an attribute's value as a browser does. */
function decoded(value: string): string {
  return value
    .replace(/&(?:#x([0-9a-f]+)|#(\d+));/gi, (_, hex, number) =>
      String.fromCodePoint(Number.parseInt(hex ?? number, hex ? 16 : 10)),
    )
    .replace(/&(amp|lt|gt|quot|colon|Tab|NewLine);/g, (_, name: string) => {
      return (
        { amp: "&", lt: "<", gt: ">", quot: '"', colon: ":", Tab: "\t", NewLine: "\n" }[name] ?? ""
      );
    })
    .replace(/[\t\n\r]/g, "")
    .trim();
}

function finishedLength(text: string): number {
  const blocks = new FinishedBlocks();
  blocks.add(text);
  return blocks.length;
}

describe("a reply", () => {
  it("rendered as HTML contains no script and loads nothing from other sites", async () => {
    await everyCase(texts, (content) => {
      const html = renderReply({ content, citations: [citation, citation] });
      expect(html.isWellFormed() || !content.isWellFormed()).toBe(true);
      expectHarmless(html);
    });
  });

  it("finishes blocks that do not change while it is streamed", async () => {
    await everyCase(fc.tuple(texts, fc.nat(4_000)), ([content, cut]) => {
      const before = finishedLength(content.slice(0, cut));
      expect(before).toBeLessThanOrEqual(finishedLength(content));
      expect(before).toBeLessThanOrEqual(cut);
    });
  });

  it("has formulas at the positions that are found", async () => {
    await everyCase(texts, (content) => {
      let done = 0;
      for (const { tex, start, end } of findMath(content)) {
        expect(start >= done && end > start && end <= content.length).toBe(true);
        expect(content.slice(start, end)).toContain(tex);
        done = end;
      }
    });
  });

  const hard = fc.oneof(
    texts,
    fc
      .tuple(
        fc.constantFrom(...shapes),
        fc.constantFrom(...shapes),
        fc.integer({ min: 100, max: 4_000 }),
      )
      .map(([[, one], [, other], length]) => (one(length) + other(4_000 - length)).slice(0, 4_000)),
  );
  const ordinary =
    "Water is **polar**: see `H2O` and $x_1 + 2$ [1].\n\n- one item\n- another *item*\n\n".repeat(
      50,
    );
  it.each<[string, (content: string) => unknown]>([
    ["shown", (content) => renderReply({ content, citations: [citation] })],
    ["read aloud", (content) => spokenText(content, "en")],
    ["shortened", excerpt],
    ["split into finished blocks", finishedLength],
  ])("is %s with work proportionate to its length", async (_, work) => {
    const check = await proportionate(work, ordinary);
    await everyCase(hard, check);
  });
});
