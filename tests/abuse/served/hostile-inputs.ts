import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import { buildDocx, docxParagraph } from "~/library/formats/docx/sample-docx";
import { buildPdfOf, deflated, onePage, pdfStream } from "~/library/formats/pdf/sample-pdf";
import { shapes } from "../../growth/shapes";
import {
  type Changed,
  changedDoc,
  changedDocx,
  changedPdf,
  changedPdfObjects,
  editedDoc,
  editedDocx,
  pastedTexts,
} from "../changed-documents";
import { changedOthers, papers } from "../changed-others";
import { withEdits } from "../changes";
import { samplePicture } from "../sample-pictures";
import { sampleDoc } from "../samples";
import { packageOf } from "./anki-packages";
import { hostileDocuments } from "./hostile-documents";
import { noise, pngOf } from "./pictures";

/** The format of an uploaded file, or another kind of request. */
export type EntryPoint =
  | "docx"
  | "doc"
  | "pdf"
  | "pptx"
  | "odt"
  | "odp"
  | "epub"
  | "txt"
  | "md"
  | "html"
  | "rtf"
  /** A page that an address serves. */
  | "webpage"
  /** A text that is added as a document. */
  | "added"
  | "paper"
  | "png"
  | "jpg"
  | "apkg"
  | "csv"
  | "pasted"
  | "topic"
  | "message"
  | "seeds"
  | "path";

export interface HostileInput {
  name: string;
  entryPoint: EntryPoint;
  make(): Uint8Array | string;
  /** It takes minutes, and is sent only in long runs. */
  isLong?: true;
}

const repeated = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

/** The longest input of each entry point, in bytes or characters. */
const longest = {
  document: 7_900_000,
  pasted: 200_000,
  added: 200_000,
  topic: 200,
  message: 8_000,
  seed: 6_000,
};

/** An ordinary page, with which hostile inputs are compared. */
const page = "Osmosis is the movement of water through a membrane toward salt. ".repeat(40);

/** Inputs of kinds that once slowed other requests down; the first ones are harmless. */
export const namedInputs: readonly HostileInput[] = [
  { name: "a page", entryPoint: "docx", make: () => buildDocx(docxParagraph(page)) },
  { name: "a page", entryPoint: "pasted", make: () => page },
  { name: "a question", entryPoint: "message", make: () => "What is osmosis?" },
  { name: "a path of thousands of parts", entryPoint: "path", make: () => "/a".repeat(3_900) },
  {
    name: "a query of thousands of parameters",
    entryPoint: "path",
    make: () => `/app?${"p=1&".repeat(1_900)}`,
  },
  {
    name: "> in an attribute",
    entryPoint: "docx",
    make: () => buildDocx(`<w:p w:x="${">".repeat(4_000_000)}">${docxParagraph("a")}</w:p>`),
  },
  {
    name: "a footnote referred to 100,000 times",
    entryPoint: "docx",
    make: () =>
      buildDocx(`<w:p>${'<w:footnoteReference w:id="1"/>'.repeat(100_000)}</w:p>`, {
        "word/footnotes.xml": `<w:footnotes><w:footnote w:id="1">${docxParagraph("It is a note. ".repeat(2_000))}</w:footnote></w:footnotes>`,
      }),
  },
  {
    name: "a chain of 20,000 styles",
    entryPoint: "docx",
    make: () => {
      const numbers = Array.from({ length: 20_000 }, (_, at) => at);
      const styles = numbers.map(
        (at) => `<w:style w:styleId="S${at}"><w:basedOn w:val="S${at - 1}"/></w:style>`,
      );
      return buildDocx(numbers.map((at) => docxParagraph("a", `S${at}`)).join(""), {
        "word/styles.xml": `<w:styles>${styles.join("")}</w:styles>`,
      });
    },
  },
  {
    name: "a million paragraphs of a letter",
    entryPoint: "docx",
    make: () => buildDocx(docxParagraph("a").repeat(1_000_000)),
  },
  {
    name: "a million cells of a letter",
    entryPoint: "docx",
    make: () =>
      buildDocx(
        `<w:tbl><w:tr>${`<w:tc>${docxParagraph("a")}</w:tc>`.repeat(1_000_000)}</w:tr></w:tbl>`,
      ),
  },
  {
    name: "paragraphs in paragraphs",
    entryPoint: "docx",
    make: () => buildDocx("<w:p><w:r><w:t>a</w:t></w:r>".repeat(200_000)),
  },
  {
    name: "tables in tables",
    entryPoint: "docx",
    make: () => buildDocx("<w:tbl><w:tr><w:tc>".repeat(100_000)),
  },
  {
    name: "a part of 200 MB",
    entryPoint: "docx",
    make: () => {
      const part = new Uint8Array(200_000_000).fill(97);
      return zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": part });
    },
  },
  {
    name: "the longest text",
    entryPoint: "docx",
    isLong: true,
    make: () =>
      docxOf(different((at) => `${sentence(at)}${at % 8 ? " " : "\n"}`, longest.document)),
  },
  {
    name: "notes that end 300,000,000 signs on",
    entryPoint: "doc",
    make: () => {
      const edits = [0x50, 0x4c].map((at) => ({
        at: wordStart + at,
        width: 4 as const,
        value: 3e8,
      }));
      const table = [100, 104, 200, 204].map((at) => ({
        at: tableStart + at,
        width: 4 as const,
        value: 3e8,
      }));
      return withEdits(sampleDoc, [...edits, ...table]);
    },
  },
  { name: "fields in fields", entryPoint: "doc", make: () => buildDoc("\u0013".repeat(1_000_000)) },
  {
    name: "a sector table that leads to itself",
    entryPoint: "doc",
    make: () =>
      withEdits(sampleDoc, [
        { at: 68, width: 4, value: 1 },
        { at: 72, width: 4, value: 0xfffffff0 },
        { at: 44, width: 4, value: 0x7fffffff },
      ]),
  },
  {
    name: "a row of 150,000 glyphs",
    entryPoint: "pdf",
    make: () =>
      buildPdfOf(
        onePage(pdfStream("", `BT /F1 10 Tf 50 700 Td ${"(a) Tj 30 0 Td ".repeat(150_000)}ET`)),
      ),
  },
  {
    name: "15 streams of 60 MB",
    entryPoint: "pdf",
    isLong: true,
    make: () => {
      const stream = pdfStream(
        "/Filter /FlateDecode",
        deflated(new Uint8Array(60_000_000).fill(32)),
      );
      const [catalog = "", pages = "", page = "", font = ""] = onePage("");
      const contents = Array.from({ length: 15 }, (_, at) => `${5 + at} 0 R`).join(" ");
      return buildPdfOf([
        ...[catalog, pages, page.replace("/Contents 5 0 R", `/Contents [${contents}]`), font],
        ...Array(15).fill(stream),
      ]);
    },
  },
  {
    name: "a stream deflated three times",
    entryPoint: "pdf",
    make: () => {
      const filters = "/Filter [/FlateDecode /FlateDecode /FlateDecode]";
      const page = onePage(pdfStream(filters, deflated(new Uint8Array(200_000_000), 3)));
      return buildPdfOf(page);
    },
  },
  {
    name: "a million pages in a kilobyte",
    entryPoint: "pdf",
    make: () => {
      const levels = Array.from({ length: 20 }, (_, at) => {
        const below = at === 19 ? 3 : 6 + at;
        return `<< /Type /Pages /Kids [${below} 0 R ${below} 0 R] /Count ${2 ** (20 - at)} >>`;
      });
      const [catalog = "", , page = "", font = ""] = onePage("");
      return buildPdfOf([
        catalog,
        `<< /Type /Pages /Kids [5 0 R 5 0 R] /Count ${2 ** 21} >>`,
        page,
        font,
        ...levels,
      ]);
    },
  },
  {
    name: "pages that lead to themselves",
    entryPoint: "pdf",
    make: () => {
      const [catalog = "", , ...rest] = onePage(pdfStream("", ""));
      return buildPdfOf([catalog, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 4 >>", ...rest]);
    },
  },
  {
    name: "a picture of 60,000 lines",
    entryPoint: "png",
    make: () => pngOf(60_000, 60_000, 1_000),
  },
  {
    name: "a picture of 118 million dots",
    entryPoint: "png",
    isLong: true,
    make: () => pngOf(11_800, 10_000),
  },
  {
    name: "a photograph of 65,500 lines",
    entryPoint: "jpg",
    make: () => {
      const jpeg = samplePicture("jpg");
      const at = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xc0);
      jpeg.set([0xff, 0xdc, 0xff, 0xdc], at + 5);
      return jpeg;
    },
  },
  { name: "noise", entryPoint: "png", make: () => noise(1_500, 2_100, 4), isLong: true },
  { name: "a deck", entryPoint: "apkg", make: () => packageOf() },
  {
    name: "a package whose sides take the most work",
    entryPoint: "apkg",
    isLong: true,
    make: () =>
      packageOf(`UPDATE notes SET flds = '${"<b>".repeat(16_000)}' || char(31) || 'b'`, 600),
  },
  {
    name: "a package of 600,000 ratings",
    entryPoint: "apkg",
    isLong: true,
    make: () =>
      packageOf(`INSERT INTO revlog WITH RECURSIVE numbers(at) AS
          (SELECT 1 UNION ALL SELECT at + 1 FROM numbers WHERE at < 600000)
          SELECT at, at % 10, 0, 1, 0, 0, 0, 0, 0 FROM numbers`),
  },
  {
    name: "a package that computes its rows",
    entryPoint: "apkg",
    make: () =>
      packageOf(
        `ALTER TABLE cards RENAME TO old; CREATE VIEW cards AS WITH RECURSIVE endless(at) AS
          (SELECT 1 UNION ALL SELECT at + 1 FROM endless) SELECT old.* FROM endless, old`,
      ),
  },
  {
    name: "a package of 200 MB of one letter",
    entryPoint: "apkg",
    make: () => zipSync({ "collection.anki2": new Uint8Array(200_000_000).fill(97) }),
  },
  {
    name: "a package of 60,000 media",
    entryPoint: "apkg",
    isLong: true,
    make: () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}`, new Uint8Array()])),
      ),
  },
  {
    name: "the longest table",
    entryPoint: "csv",
    make: () =>
      strToU8(different((at) => `"front ${at}","${"b".repeat(700)}"\n`, longest.document)),
  },
  {
    name: "quotes without end",
    entryPoint: "csv",
    isLong: true,
    make: () => strToU8(repeated('"', longest.document)),
  },
  { name: "one endless word", entryPoint: "pasted", make: () => "a".repeat(longest.pasted) },
  { name: "A. ", entryPoint: "pasted", make: () => repeated("A. ", longest.pasted) },
  { name: "a;", entryPoint: "pasted", make: () => repeated("a;", longest.pasted) },
  {
    name: "a thousand tables",
    entryPoint: "pasted",
    make: () => repeated("| a | b |\n|---|---|\n| c | d |\n\n", longest.pasted),
  },
  {
    name: "terms without end",
    entryPoint: "pasted",
    make: () => different((at) => `Term${at}: it means v${at}\n`, longest.pasted),
  },
  {
    name: "words that are all different",
    entryPoint: "pasted",
    make: () => different((at) => `w${at.toString(36)} `, longest.pasted),
  },
  {
    name: "sentences that are all alike",
    entryPoint: "pasted",
    make: () => repeated("The cat is an animal. ", longest.pasted),
  },
  { name: "brackets", entryPoint: "message", make: () => "(".repeat(4_000) + ")".repeat(4_000) },
  {
    name: "a question that goes on",
    entryPoint: "message",
    make: () => repeated("what is a ", longest.message),
  },
  { name: "one word of a message", entryPoint: "message", make: () => "a".repeat(longest.message) },
  { name: "a=", entryPoint: "seeds", make: () => repeated("a\n=\n", longest.seed) },
  { name: "a quote in a quote", entryPoint: "seeds", make: () => ">".repeat(longest.seed) },
  { name: "half a link", entryPoint: "seeds", make: () => repeated("[[a]", longest.seed) },
  { name: "signs", entryPoint: "topic", make: () => repeated("a.*+?^", longest.topic) },
  ...hostileDocuments,
];

const kinds: [EntryPoint, Changed<never>][] = [
  ["docx", changedDocx as unknown as Changed<never>],
  ["docx", editedDocx as unknown as Changed<never>],
  ["doc", changedDoc as unknown as Changed<never>],
  ["doc", editedDoc as unknown as Changed<never>],
  ["pdf", changedPdf as unknown as Changed<never>],
  ["pdf", changedPdfObjects as unknown as Changed<never>],
  ...Object.entries(changedOthers).map(([entryPoint, other]): [EntryPoint, Changed<never>] => [
    entryPoint as EntryPoint,
    other as unknown as Changed<never>,
  ]),
];

/** Changed documents and combined text shapes, alternating; the same for the same seed. */
export function generatedInputs(count: number, seed: number): HostileInput[] {
  const documents = kinds.map(([entryPoint, { sources, build }]) => {
    const found = fc.sample(sources, { numRuns: count, seed });
    return { entryPoint, make: (at: number) => build(found[at] as never) };
  });
  const texts = fc.sample(pastedTexts, { numRuns: count, seed });
  const papersOf = fc.sample(papers, { numRuns: count, seed });
  const picked = fc.sample(fc.nat(shapes.length - 1), { numRuns: 2 * count, seed });
  const textOf = (at: number, length: number) => {
    const [first, second] = [picked[2 * at], picked[2 * at + 1]].map((one) => shapes[one ?? 0]);
    const stretch = [first, second].map((shape) => shape?.[1](Math.floor(length / 3)) ?? "");
    return [...stretch, texts[at] ?? ""].join("\n").slice(0, length);
  };
  const entryPoints: EntryPoint[] = [
    "pasted",
    "docx",
    "topic",
    "message",
    "seeds",
    "added",
    "md",
    "paper",
    "txt",
  ];
  return Array.from({ length: count }, (_, at): HostileInput => {
    const name = `generated ${at}`;
    const document = documents[(at >> 1) % documents.length];
    if (at % 2 === 0 && document)
      return { name, entryPoint: document.entryPoint, make: () => document.make(at) };
    const entryPoint = entryPoints[(at >> 1) % entryPoints.length] ?? "pasted";
    if (entryPoint === "docx")
      return { name, entryPoint, make: () => docxOf(textOf(at, longest.pasted)) };
    if (entryPoint === "paper") return { name, entryPoint, make: () => papersOf[at] ?? "" };
    if (entryPoint === "md" || entryPoint === "txt")
      return { name, entryPoint, make: () => strToU8(textOf(at, longest.pasted).toWellFormed()) };
    const length = entryPoint === "seeds" ? longest.seed : longest[entryPoint as "pasted"];
    return { name, entryPoint, make: () => textOf(at, length) };
  });
}

function docxOf(text: string): Uint8Array {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return buildDocx(
    safe
      .split("\n")
      .map((line) => docxParagraph(line))
      .join(""),
  );
}

function sentence(at: number): string {
  return `Sentence ${at} says that cell w${(at % 50_000).toString(36)} takes up water by its roots.`;
}

function different(piece: (at: number) => string, length: number): string {
  let text = "";
  for (let at = 0; text.length < length; at += 1) text += piece(at);
  return text.slice(0, length);
}

const wordStart = startOf([0xec, 0xa5]);
const tableStart = startOf([0x02, 0x10, 0, 0, 0]);

function startOf(sign: readonly number[]): number {
  for (let at = 512; at < sampleDoc.length; at += 512) {
    if (sign.every((byte, index) => sampleDoc[at + index] === byte)) return at;
  }
  throw new Error("The sample is built in another way.");
}
