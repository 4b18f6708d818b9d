import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readDocument } from "~/library/extraction/read-document";
import { buildOpenDocument } from "~/library/extraction/sample-open-document";
import { webPageType } from "~/library/extraction/web-page-type";
import { buildEpub } from "~/library/formats/epub/sample-epub";
import { buildPptx } from "~/library/formats/pptx/sample-pptx";
import { readPastPaper } from "~/review/past-paper/read-past-paper";
import {
  htmlShapes,
  markdownShapes,
  openDocumentShapes,
  rtfShapes,
  slideShapes,
} from "./document-shapes";
import { packageShapes } from "./package-shapes";
import { paperLines, paperShapes } from "./paper-shapes";
import { shapes } from "./shapes";
import { steepOf } from "./steep-shapes";

const read = (type: string, build: (text: string) => Uint8Array) => (text: string) =>
  readDocument(type, build(text));

const odt = (body: string) => buildOpenDocument("text", body);
const odp = (body: string) => buildOpenDocument("presentation", body);
// With a character beyond Latin-1, like all `shapes`.
const html = (body: string) => strToU8(`Ω\n${body}`);
const epub = (body: string) => buildEpub({ a: `Ω\n${body}` });
const pptx = (slide: string) => buildPptx([{ shapes: slide }]);
const rtf = (body: string) => strToU8(`{\\rtf1 \\u937?\\par ${body}}`);

/** As long as short inputs take almost no time, linear time is harmless at the size limit of a format. */
describe("reading takes at most linear time", () => {
  it.each([
    ["HTML", read("html", html), htmlShapes, 200_000],
    ["EPUB", read("epub", epub), htmlShapes, 100_000],
    ["a web page of dense marks", read(webPageType, html), htmlShapes, 30_000],
    ["a web page", read(webPageType, html), htmlShapes, 50_000],
    ["Markdown", read("md", strToU8), [...shapes, ...markdownShapes], 100_000],
    ["TXT", read("txt", strToU8), shapes, 40_000],
    ["RTF", read("rtf", rtf), rtfShapes, 400_000],
    ["ODT", read("odt", odt), openDocumentShapes, 800_000],
    ["ODP", read("odp", odp), openDocumentShapes, 800_000],
    ["PPTX", read("pptx", pptx), slideShapes, 800_000],
  ] as const)("of %s", async (_, reader, tried, length) => {
    expect(await steepOf(reader, tried, length)).toEqual([]);
  });

  it.each(packageShapes)("of the parts of a package: %s", async (name, make) => {
    const [type = ""] = name.split(":");
    const work = (bytes: Uint8Array) => readDocument(type, bytes);
    expect(await steepOf(work, [[name, make]], 800_000)).toEqual([]);
  });

  it("of a past paper", async () => {
    expect(await steepOf(readPastPaper, paperShapes, 400_000)).toEqual([]);
  });

  it("of a line of a past paper", async () => {
    // As many lines as a paper may have.
    const work = (line: string) => {
      for (let times = 0; times < 60; times += 1) readPastPaper(line);
    };
    expect(await steepOf(work, paperLines, 7_990)).toEqual([]);
  });
});
