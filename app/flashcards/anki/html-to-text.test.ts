import { expect, it } from "vitest";
import { htmlToText } from "./html-to-text";

it.each([
  ["a<br>b<br/><br>c", "a\nb\n\nc"],
  ["<div>a</div><div>b</div><div><br></div><div>c</div>", "a\nb\n\nc"],
  ["a<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>b", "a\n• one\n• two\nb"],
  ["<b>bold</b> &amp; <i>it&lt;alic&gt;</i>&nbsp;&eacute;&#233;&#x1F41D;", "bold & it<alic> éé🐝"],
  ["<p>long\n   line</p>", "long line"],
  ["two  spaces", "two  spaces"],
  ["<script>alert(1)</script><style>.a{}</style>text", "text"],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"],
  ["\\(x^2\\) and [latex]y[/latex]", "\\(x^2\\) and [latex]y[/latex]"],
  ["<b>unclosed", "unclosed"],
  ["1 < 2 > 0 & more", "1 < 2 > 0 & more"],
])("converts %s", (html, text) => {
  expect(htmlToText(html)).toEqual({ text, media: 0 });
});

it("leaves out media and counts them", () => {
  const html =
    'a <img src="b.png" onerror="alert(1)">[sound:c.mp3] d [anki:play:q:0]<video></video>';
  expect(htmlToText(html)).toEqual({ text: "a  d", media: 4 });
});

it("reads deeply nested and long texts quickly", () => {
  const started = performance.now();
  htmlToText("<div>".repeat(20_000));
  htmlToText("<b ".repeat(30_000));
  htmlToText(" ".repeat(100_000));
  htmlToText("[sound:".repeat(14_000));
  htmlToText("&".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
