import { expect, it } from "vitest";
import { readWebPage } from "./read-web-page";

const read = (html: string) =>
  readWebPage(new TextEncoder().encode(html)).pages.flatMap(({ blocks }) => blocks);
const sentence = "Osmosis is the movement of water through a membrane, toward more salt.";
const article = `<header><a href="/">Home of everything</a></header>
  <article><h1>Osmosis</h1>${`<p>${sentence}</p>`.repeat(12)}<ul><li>Roots drink</ul></article>
  <div class="sidebar"><a href="/ad">Buy now</a></div><footer>Imprint and cookies</footer>`;

it.each([
  [
    "a whole page",
    `<!DOCTYPE html><html><head><title>Osmosis</title></head><body>${article}</body></html>`,
  ],
  ["a page without tags around it", `<title>Osmosis</title>${article}`],
])("reads the title and the main text of %s", (_, html) => {
  const blocks = read(html);
  expect(blocks[0]).toEqual({ kind: "heading", level: expect.any(Number), text: "Osmosis" });
  const text = blocks.map((block) => block.text).join(" ");
  expect(text).toContain(sentence);
  expect(blocks.at(-1)).toEqual({ kind: "list-item", level: 1, text: "Roots drink" });
  expect(text).not.toMatch(/Home of everything|Buy now|cookies/);
});

it("reads all of a page without a main text, or with endless nesting", () => {
  expect(read("<ul><li>One<li>Two</ul>").map(({ text }) => text)).toEqual(["One", "Two"]);
  const deep = read(`<html><body>${"<div>".repeat(60_000)}${article}`);
  expect(deep.some(({ text }) => text === sentence)).toBe(true);
});

it("rejects a file that is not text", () => {
  expect(() => readWebPage(Uint8Array.of(60, 0, 62))).toThrow("not text");
});
