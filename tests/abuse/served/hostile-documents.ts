import { strToU8, zipSync } from "fflate";
import { buildOpenDocument } from "~/library/extraction/sample-open-document";
import { buildEpub } from "~/library/formats/epub/sample-epub";
import { buildPptx, pptxShape } from "~/library/formats/pptx/sample-pptx";
import type { HostileInput } from "./hostile-inputs";

const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

/** The longest text that a document may have. */
const longest = 7_900_000;
const bomb = new Uint8Array(200_000_000).fill(97);

const slide = { shapes: pptxShape(null, ["Osmosis is the movement of water."]) };
const epubItem = (id: string) =>
  `<item id="${id}" href="text/a.xhtml" media-type="application/xhtml+xml"/>`;

/** Files of the formats besides Word's and PDF, pasted texts and past papers. */
export const hostileDocuments: readonly HostileInput[] = [
  { name: "a presentation", entryPoint: "pptx", make: () => buildPptx([slide]) },
  {
    name: "a million empty slides",
    entryPoint: "pptx",
    isLong: true,
    make: () => {
      const numbers = Array.from({ length: 1_000_000 }, (_, at) => at);
      const slides = numbers.map((at) => `<p:sldId r:id="r${at}"/>`).join("");
      const targets = numbers.map(
        (at) => `<Relationship Id="r${at}" Type="slide" Target="s${at}"/>`,
      );
      return buildPptx([slide], {
        "ppt/presentation.xml": `<p:presentation>${slides}</p:presentation>`,
        "ppt/_rels/presentation.xml.rels": `<Relationships>${targets.join("")}</Relationships>`,
      });
    },
  },
  {
    name: "a diagram of 100,000 texts that a slide shows 1,000 times",
    entryPoint: "pptx",
    make: () =>
      buildPptx([slide], {
        "ppt/slides/_rels/slide1.xml.rels": `<Relationships>${'<Relationship Id="d" Type="x/diagramData" Target="d.xml"/>'.repeat(1_000)}</Relationships>`,
        "ppt/slides/d.xml": "<a:p><a:r><a:t>a</a:t></a:r></a:p>".repeat(100_000),
      }),
  },
  {
    name: "shapes in shapes",
    entryPoint: "pptx",
    make: () => buildPptx([{ shapes: "<p:sp><a:tbl><a:tr><a:tc>".repeat(500_000) }]),
  },
  {
    name: "a slide of 200 MB",
    entryPoint: "pptx",
    make: () => zipSync({ "ppt/presentation.xml": bomb }),
  },
  {
    name: "3,000 slides that are each 8 MB of nothing",
    entryPoint: "pptx",
    make: () => overlapping(3_000, 8_000_000),
  },
  {
    name: "an attribute of a million signs",
    entryPoint: "odt",
    make: () =>
      buildOpenDocument(
        "text",
        `<text:p text:style-name="${"&amp;".repeat(190_000)}">a</text:p>`.repeat(20),
      ),
  },
  {
    name: "spans in spans",
    entryPoint: "odt",
    make: () => buildOpenDocument("text", `<text:p>${"<text:span>".repeat(1_000_000)}`),
  },
  {
    name: "a style based on itself",
    entryPoint: "odt",
    make: () =>
      buildOpenDocument(
        "text",
        different((at) => `<text:p text:style-name="S${at}">a</text:p>`, 4_000_000),
        {
          styles: different(
            (at) => `<style:style style:name="S${at}" style:parent-style-name="S${at + 1}"/>`,
            4_000_000,
          ),
        },
      ),
  },
  {
    name: "fewer spaces than none",
    entryPoint: "odt",
    make: () => buildOpenDocument("text", '<text:p>a<text:s text:c="-1"/>b</text:p>'),
  },
  {
    name: "a content of 200 MB",
    entryPoint: "odp",
    make: () =>
      zipSync({
        mimetype: strToU8("application/vnd.oasis.opendocument.presentation"),
        "content.xml": bomb,
      }),
  },
  {
    name: "300,000 pages of notes",
    entryPoint: "odp",
    make: () =>
      buildOpenDocument(
        "presentation",
        "<draw:page><presentation:notes><text:p>a</text:p></presentation:notes></draw:page>".repeat(
          300_000,
        ),
      ),
  },
  {
    name: "a page of 300,000 notes",
    entryPoint: "odp",
    make: () =>
      buildOpenDocument(
        "presentation",
        `<draw:page><presentation:notes>${"<text:p>a</text:p>".repeat(300_000)}</presentation:notes></draw:page>`,
      ),
  },
  {
    name: "a book whose chapters lead in a circle",
    entryPoint: "epub",
    make: () =>
      buildEpub(
        { a: '<p>Osmosis is here.<a href="a.xhtml">On</a>' },
        {
          "OPS/book.opf": `<package>${epubItem("a")}<item id="b" href="book.opf" media-type="text/html"/>${'<itemref idref="a"/><itemref idref="b"/>'.repeat(400_000)}</package>`,
        },
      ),
  },
  {
    name: "a book in a folder of a long name",
    entryPoint: "epub",
    make: () => {
      const folder = `${"a".repeat(60_000)}/`;
      return buildEpub(
        { a: "<p>Osmosis is here." },
        {
          "META-INF/container.xml": `<container><rootfile full-path="${folder}b.opf"/></container>`,
          [`${folder}b.opf`]: `<package>${different((at) => `<item id="${at}" href="${at}"/>`, 20_000_000)}</package>`,
        },
      );
    },
  },
  {
    name: "a book of 19,000 empty chapters",
    entryPoint: "epub",
    isLong: true,
    make: () =>
      buildEpub(Object.fromEntries(Array.from({ length: 19_000 }, (_, at) => [`c${at}`, ""]))),
  },
  {
    name: "chapters of 200 MB",
    entryPoint: "epub",
    isLong: true,
    make: () => buildEpub({ a: "a" }, { "OPS/text/a.xhtml": repeated("<p>", 200_000_000) }),
  },
  {
    name: "a million open elements",
    entryPoint: "html",
    make: () => strToU8("<div>".repeat(1_000_000)),
  },
  {
    name: "a million open paragraphs of blanks",
    entryPoint: "html",
    isLong: true,
    make: () => strToU8("<p> <b> </b>".repeat(650_000)),
  },
  {
    name: "an attribute of the longest text",
    entryPoint: "html",
    make: () => strToU8(`<p class="${"a".repeat(longest)}">a`),
  },
  {
    name: "tables in tables",
    entryPoint: "html",
    make: () => strToU8(repeated("<table><tr><td>a", longest)),
  },
  {
    name: "a row of a million cells",
    entryPoint: "html",
    make: () => strToU8(`<table><tr>${"<td>a".repeat(1_000_000)}`),
  },
  {
    name: "an address that is used a million times",
    entryPoint: "md",
    isLong: true,
    make: () => strToU8(`[a]: ${"b".repeat(100_000)}\n\n${"[a] ".repeat(1_000_000)}`),
  },
  { name: "half links", entryPoint: "md", isLong: true, make: () => strToU8("[".repeat(longest)) },
  { name: "quotes in quotes", entryPoint: "md", make: () => strToU8(">".repeat(longest)) },
  {
    name: "emphasis without end",
    entryPoint: "md",
    isLong: true,
    make: () => strToU8(repeated("*a_ ", longest)),
  },
  {
    name: "half code",
    entryPoint: "md",
    isLong: true,
    make: () => strToU8(different((at) => `${"`".repeat(at)} `, longest)),
  },
  {
    name: "half notes",
    entryPoint: "md",
    isLong: true,
    make: () => strToU8(repeated("^[", longest)),
  },
  {
    name: "lists in lists",
    entryPoint: "md",
    make: () => strToU8(different((at) => `${"  ".repeat(at % 1_000)}- a\n`, longest)),
  },
  {
    name: "a million groups in groups",
    entryPoint: "rtf",
    make: () => strToU8(`{\\rtf1${"{".repeat(1_000_000)}a${"}".repeat(1_000_000)}}`),
  },
  {
    name: "a million cells of a row",
    entryPoint: "rtf",
    make: () => strToU8(`{\\rtf1 ${"a\\cell ".repeat(1_000_000)}\\row}`),
  },
  {
    name: "a million notes of a paragraph",
    entryPoint: "rtf",
    isLong: true,
    make: () => strToU8(`{\\rtf1 a${"{\\footnote a}".repeat(1_000_000)}\\par}`),
  },
  {
    name: "binary data without end",
    entryPoint: "rtf",
    make: () => strToU8(`{\\rtf1 ${"\\bin9999999999 a".repeat(100_000)}}`),
  },
  {
    name: "the longest text",
    entryPoint: "txt",
    isLong: true,
    make: () => strToU8(repeated("a, b and c. ", longest)),
  },
  {
    name: "a line for every second letter",
    entryPoint: "txt",
    make: () => strToU8("ab\n".repeat(longest / 3)),
  },
  {
    name: "a paragraph for every second letter",
    entryPoint: "txt",
    make: () => strToU8("ab\n\n".repeat(longest / 4)),
  },
  { name: "one endless word", entryPoint: "txt", make: () => strToU8("a".repeat(longest)) },
  { name: "nothing but line ends", entryPoint: "txt", make: () => strToU8("\n".repeat(longest)) },
  { name: "one endless word", entryPoint: "added", make: () => "a".repeat(200_000) },
  {
    name: "a table of two long rows",
    entryPoint: "added",
    make: () => `|${" a |".repeat(25_000)}\n`.repeat(2),
  },
  {
    name: "a question of 20,000 lines",
    entryPoint: "paper",
    make: () => `Q: a\n${repeated("a line that goes on\n", 400_000)}`,
  },
  { name: "20,000 questions", entryPoint: "paper", make: () => repeated("Q1: a?\n", 140_000) },
  {
    name: "stars without end",
    entryPoint: "paper",
    make: () => repeated(`Q: a?\na) ${"*".repeat(7_900)}b\n`, 480_000),
  },
  {
    name: "a gap in a key",
    entryPoint: "paper",
    make: () => `Answers\n${repeated(`1${" ".repeat(7_900)}x\n`, 480_000)}`,
  },
];

/** Pages that an address may serve. */
export const hostilePages: readonly HostileInput[] = [
  {
    name: "elements in elements",
    entryPoint: "webpage",
    make: () => strToU8("<div></x>".repeat(300_000)),
  },
  { name: "paths in paths", entryPoint: "webpage", make: () => strToU8("<path>".repeat(49_000)) },
  {
    name: "so many elements as are read",
    entryPoint: "webpage",
    make: () => strToU8("<p>a, b".repeat(49_000)),
  },
  {
    name: "500 elements around a long text",
    entryPoint: "webpage",
    make: () =>
      strToU8(`${"<div>".repeat(500)}${"<p>It is a text, as it goes on.</p>".repeat(40_000)}`),
  },
  {
    name: "links without end",
    entryPoint: "webpage",
    make: () => strToU8('<a href="/a">a</a> '.repeat(49_000)),
  },
];

function different(piece: (at: number) => string, length: number): string {
  const pieces: string[] = [];
  let size = 0;
  for (let at = 0; size < length; at += 1) {
    pieces.push(piece(at));
    size += pieces.at(-1)?.length ?? 0;
  }
  return pieces.join("").slice(0, length);
}

/**
 * A presentation of a few megabytes whose slides are all the same bytes: empty blocks of Deflate, which
 * inflate to nothing, so often as an archive can name them.
 */
function overlapping(slides: number, size: number): Uint8Array {
  const numbers = Array.from({ length: slides }, (_, at) => at);
  const parts = {
    "ppt/presentation.xml": strToU8(
      `<p:presentation>${numbers.map((at) => `<p:sldId r:id="r${at}"/>`).join("")}</p:presentation>`,
    ),
    "ppt/_rels/presentation.xml.rels": strToU8(
      `<Relationships>${numbers.map((at) => `<Relationship Id="r${at}" Type="slide" Target="s${at}"/>`).join("")}</Relationships>`,
    ),
  };
  const block = [0, 0, 0, 0xff, 0xff];
  const nothing = Uint8Array.from({ length: size }, (_, at) => block[at % 5] ?? 0);
  // The last block is marked as the last.
  nothing[size - 5] = 1;
  const names = numbers.map((at) => `ppt/s${at}`);
  return withEntries(zipSync(parts, { level: 0 }), nothing, names);
}

/** An archive with one more entry, listed under several names. */
function withEntries(archive: Uint8Array, deflated: Uint8Array, names: readonly string[]): Buffer {
  const end = Buffer.from(archive.subarray(-22));
  const directory = end.readUInt32LE(16);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(deflated.length, 18);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(deflated.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(directory, 42);
    entry.write(name, 46, "latin1");
    return entry;
  });
  const others = archive.subarray(directory, -22);
  end.writeUInt16LE(end.readUInt16LE(8) + names.length, 8);
  end.writeUInt16LE(end.readUInt16LE(10) + names.length, 10);
  end.writeUInt32LE(directory + local.length + deflated.length, 16);
  return Buffer.concat([archive.subarray(0, directory), local, deflated, others, ...entries, end]);
}
