import { expect, it } from "vitest";
import { extractEpub } from "./extract-epub";
import { buildEpub } from "./sample-epub";

const read = (...book: Parameters<typeof buildEpub>) =>
  extractEpub(buildEpub(...book)).pages.flatMap(({ blocks }) => blocks);

it("reads chapters in reading order, with titles from the table of contents", () => {
  const ncx = `<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "ncx.dtd"><ncx><navMap>
    <navPoint><navLabel><text>Roots</text></navLabel><content src="text/b.xhtml#top"/></navPoint>
    <navPoint><navLabel><text>Other</text></navLabel><content src="text/a.xhtml"/></navPoint></navMap></ncx>`;
  const chapters = { b: "<p>Roots&#160;drink.</p>", a: "<h2>Leaves</h2><p>Leaves <b>eat</b>.</p>" };
  expect(read(chapters, { "OPS/toc.ncx": ncx })).toEqual([
    { kind: "heading", level: 1, text: "Roots" },
    { kind: "paragraph", text: "Roots drink." },
    { kind: "heading", level: 2, text: "Leaves" },
    { kind: "paragraph", text: "Leaves eat.", bold: [[7, 10]] },
  ]);
});

it("leaves out the navigation document but reads its titles", () => {
  const opf = `<package><manifest><item id="n" properties="nav" href="nav.xhtml" media-type="application/xhtml+xml"/>
    <item id="a" href="text/a%20b.xhtml" media-type="application/xhtml+xml"/></manifest>
    <spine><itemref idref="n"/><itemref idref="a"/></spine></package>`;
  const blocks = read(
    { "a b": "<p>Text.</p>" },
    {
      "OPS/book.opf": opf,
      "OPS/nav.xhtml": '<html><body><nav><a href="text/a%20b.xhtml">Leaves</a></nav></body></html>',
    },
  );
  expect(blocks.map(({ text }) => text)).toEqual(["Leaves", "Text."]);
});

const encryption = (algorithm: string) => ({
  "META-INF/encryption.xml": `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
});

it("reads a book with obfuscated fonts", () => {
  expect(read({ a: "<p>a" }, encryption("http://www.idpf.org/2008/embedding"))).toHaveLength(1);
});

it.each([
  [
    "protection",
    buildEpub({ a: "a" }, encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc")),
    "encrypted",
  ],
  ["no package", buildEpub({ a: "a" }, { "META-INF/container.xml": "<container/>" }), "damaged"],
  ["no chapter", buildEpub({}), "damaged"],
  ["no text", buildEpub({ a: "<img src='a.png'/>" }), "no_text"],
  [
    "an entity in its package",
    buildEpub({ a: "a" }, { "OPS/book.opf": '<!DOCTYPE a [<!ENTITY b "c">]><package/>' }),
    "damaged",
  ],
  ["a chapter of 70 MB", buildEpub({ a: " ".repeat(70_000_000) }), "too_large"],
])("refuses a book with %s", (_, bytes, reason) => {
  expect(() => extractEpub(bytes)).toThrow(expect.objectContaining({ reason }));
});

it("reads a chapter with endless nesting, and never expands entities", () => {
  const chapter = `<!DOCTYPE x [<!ENTITY b "c">]>${"<div>".repeat(100_000)}a &b; b`;
  expect(read({ a: chapter }).at(-1)?.text).toBe("a &b; b");
});
