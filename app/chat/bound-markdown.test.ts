import { describe, expect, it } from "vitest";
import { boundMarkdown, pageBudget, spendOnFormula, spendOnMarkdown } from "./bound-markdown";
import { renderReply } from "./render-reply.server";

describe("boundMarkdown", () => {
  it.each([
    "**Yes.** _Of course_, ~~no~~.\n\n- one\n  - two\n    1. three\n\n> > said",
    `${"* ".repeat(30)}\n\n- - -`,
    `| a | b |\n|---|---|\n${"| **x** | *y* |\n".repeat(300)}`,
    `~~~\n${">".repeat(40)}\n${"*".repeat(10)}\n~~~`,
    "1. a\n2. b",
  ])("does not change an ordinary text: %#", (text) => {
    expect(boundMarkdown(text)).toBe(text);
  });

  it("renders the outer levels of deep nesting, and shows the remaining markers as text", () => {
    const html = renderReply({ content: `${">".repeat(20)} deep`, citations: [] });
    expect(html.match(/<blockquote>/g)).toHaveLength(12);
    expect(html).toContain("&gt;&gt;&gt; deep");
    expect(renderReply({ content: `${"1. ".repeat(20)}deep`, citations: [] })).toContain(
      "1. 1. deep",
    );
  });

  it("shows the text after too many markers as plain text", () => {
    const html = renderReply({
      content: `**a**\n\n${"a\n=\n".repeat(5_000)}**b** <c>`,
      citations: [],
    });
    expect(html).toContain("<strong>a</strong>");
    expect(html).toContain("**b** &lt;c&gt;</p>");
    expect(html.match(/<h1>/g)?.length).toBeLessThan(1_000);
  });

  it.each([">", "1. ", "**a"])("renders a page of “%s” quickly", (sign) => {
    const content = sign.repeat(60_000 / sign.length);
    const start = performance.now();
    renderReply({ content, citations: [] });
    // Half a second on an idle machine; without the limits, 14 to 57 seconds.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe("rendering budget of a page", () => {
  const reply =
    "Water is **polar**: see `H2O` and [1].\n\n- one item\n- another *item*, with $x_1$\n\n";

  it("is enough for a hundred replies with a few formatted lines each", () => {
    const page = pageBudget();
    for (let at = 0; at < 100; at += 1) {
      expect(renderReply({ content: reply, citations: [] }, "/app", page)).toContain("<math");
    }
  });

  it("is shared by all replies; once it is used up, replies are shown as plain text", () => {
    const page = { signs: 100 };
    const render = () => renderReply({ content: "- one\n- two <b>", citations: [] }, "/app", page);
    const pages = Array.from({ length: 20 }, render);
    expect(pages[0]).toContain("<li>one</li>");
    expect(pages.at(-1)).toBe('<p class="whitespace-pre-wrap">- one\n- two &lt;b&gt;</p>');
    expect(page.signs).toBe(0);
  });

  it("shows formulas as plain text once it is used up", () => {
    const content = "$x$ is told: $".repeat(50).replace(/\$$/, "");
    expect(renderReply({ content, citations: [] }, "/app", { signs: 700 })).toContain("<math");
    expect(
      renderReply({ content: `$${"x".repeat(400)}$`, citations: [] }, "/app", { signs: 40 }),
    ).toBe(`<p>$${"x".repeat(400)}$</p>`);
  });

  it("is spent on markers, lines and characters", () => {
    const spent = (text: string) => {
      const budget = { signs: 1_000 };
      expect(spendOnMarkdown(text, budget)).toBe(text.length);
      return 1_000 - budget.signs;
    };
    expect(spent("a".repeat(160))).toBe(10);
    expect(spent("*".repeat(160))).toBe(170);
    expect(spent("\n".repeat(16))).toBe(81);
    expect(spendOnMarkdown("a\n".repeat(8), { signs: 12 })).toBe(4);
    expect(spendOnMarkdown("a".repeat(800), { signs: 12 })).toBe(0);
    expect(spendOnMarkdown(`a\n${"a".repeat(800)}\n`, { signs: 12 })).toBe(2);
    const budget = { signs: 3 };
    expect([spendOnFormula("x+y=1+12", budget), spendOnFormula("x+y=1+12", budget)]).toEqual([
      true,
      false,
    ]);
  });
});
