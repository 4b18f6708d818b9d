import { describe, expect, it } from "vitest";
import { boundMarkdown } from "./bound-markdown";
import { renderReply } from "./render-reply.server";

describe("boundMarkdown", () => {
  it.each([
    "**Yes.** _Of course_, ~~no~~.\n\n- one\n  - two\n    1. three\n\n> > said",
    `${"* ".repeat(30)}\n\n- - -`,
    `| a | b |\n|---|---|\n${"| **x** | *y* |\n".repeat(300)}`,
    `~~~\n${">".repeat(40)}\n${"*".repeat(10)}\n~~~`,
    "1. a\n2. b",
  ])("leaves a text as it is: %#", (text) => {
    expect(boundMarkdown(text)).toBe(text);
  });

  it("keeps the first of what is nested, and shows the other signs", () => {
    const html = renderReply({ content: `${">".repeat(20)} deep`, citations: [] });
    expect(html.match(/<blockquote>/g)).toHaveLength(12);
    expect(html).toContain("&gt;&gt;&gt; deep");
    expect(renderReply({ content: `${"1. ".repeat(20)}deep`, citations: [] })).toContain(
      "1. 1. deep",
    );
  });

  it("shows as it was written what follows more signs than any text needs", () => {
    const html = renderReply({
      content: `**a**\n\n${"a\n=\n".repeat(5_000)}**b** <c>`,
      citations: [],
    });
    expect(html).toContain("<strong>a</strong>");
    expect(html).toContain("**b** &lt;c&gt;</p>");
    expect(html.match(/<h1>/g)?.length).toBeLessThan(1_000);
  });

  it.each([">", "1. ", "**a"])("lets no page of “%s” take long", (sign) => {
    const content = sign.repeat(60_000 / sign.length);
    const start = performance.now();
    renderReply({ content, citations: [] });
    // Half a second on a machine that has nothing else to do. Unbounded it takes 14 to 57.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
