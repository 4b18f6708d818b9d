import { crc32, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { type Chapter, glaciers, honeybees, printing } from "./subjects";

/** A file as Playwright sets it in a file input. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Four chapters on bees, each on its own page. */
export function beesPdf(name = "honeybees.pdf"): Upload {
  return { name, mimeType: "application/pdf", buffer: pdf(honeybees) };
}

export function printingDocx(name = "printing press.docx"): Upload {
  return { name, mimeType: wordType, buffer: docx(printing) };
}

export function glaciersDocx(name = "glaciers.docx"): Upload {
  return { name, mimeType: wordType, buffer: docx(glaciers) };
}

/** Long enough that the reader shows it in more than one part. */
export function longDocx(name = "collected chapters.docx"): Upload {
  const all = [...honeybees, ...printing, ...glaciers];
  const chapters = Array.from({ length: 6 }, (_, part) =>
    all.map(({ title, paragraphs }) => ({ title: `Part ${part + 1}: ${title}`, paragraphs })),
  ).flat();
  return { name, mimeType: wordType, buffer: docx(chapters) };
}

/** A Word file of one paragraph. */
export function shortDocx(name: string, text: string): Upload {
  return { name, mimeType: wordType, buffer: docx([{ title: "Notes", paragraphs: [text] }]) };
}

/** A document in a right-to-left language. */
export function beesDocxInHebrew(name = "דבורים.docx"): Upload {
  const chapter = {
    title: "המושבה",
    paragraphs: [
      "מושבת דבורים היא משפחה של עד שישים אלף חרקים שחיים ועובדים יחד. המלכה מטילה את הביצים.",
    ],
  };
  return { name, mimeType: wordType, buffer: docx([chapter]) };
}

/** A chapter that ends in a table of five columns. */
export function forcesDocx(name = "forces.docx"): Upload {
  const chapter = {
    title: "The four forces",
    paragraphs: ["Four forces rule what happens in nature. They differ in strength and in reach."],
  };
  const table = [
    ["Force", "Relative strength", "Range of action", "What carries it", "Where it counts"],
    ["Gravity", "1", "The whole universe", "", "Planets, stars and galaxies"],
    ["Electromagnetism", "10³⁶", "The whole universe", "Photons", "Atoms, magnets and light"],
  ];
  return { name, mimeType: wordType, buffer: docx([chapter], table) };
}

/** A small drawing: a sand-coloured square. */
export function drawing(name = "drawing.png"): Upload {
  return { name, mimeType: "image/png", buffer: png(48, 48, [229, 168, 100]) };
}

/** A file of a type that will never be accepted. */
export function programFile(name = "setup.exe"): Upload {
  return { name, mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") };
}

/** A file that only claims to be a PDF. */
export function falsePdf(name = "lecture.pdf"): Upload {
  return { name, mimeType: "application/pdf", buffer: drawing().buffer };
}

/** A truncated PDF. */
export function tornPdf(name = "torn.pdf"): Upload {
  return { name, mimeType: "application/pdf", buffer: beesPdf().buffer.subarray(0, 40) };
}

function docx(chapters: Chapter[], table: string[][] = []): Buffer {
  const paragraph = (text: string, style?: string) =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ""}<w:r><w:t xml:space="preserve">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</w:t></w:r></w:p>`;
  const body = chapters
    .map(({ title, paragraphs }) =>
      [paragraph(title, "Heading1"), ...paragraphs.map((text) => paragraph(text))].join(""),
    )
    .join("");
  const rows = table.map((cells) => {
    const row = cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join("");
    return `<w:tr>${row}</w:tr>`;
  });
  const tables = rows.length > 0 ? `<w:tbl>${rows.join("")}</w:tbl>` : "";
  const office = "http://schemas.openxmlformats.org";
  const parts = {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}${tables}</w:body></w:document>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))),
  );
}

function pdf(chapters: Chapter[]): Buffer {
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
  const kids = chapters.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${chapters.length} >>`,
    font,
  ];
  for (const [index, chapter] of chapters.entries()) {
    const content = drawPage(chapter);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`,
    "latin1",
  );
}

function drawPage({ title, paragraphs }: Chapter): string {
  const literal = (text: string) => text.replace(/[\\()]/g, "\\$&");
  const parts = [`BT /F1 18 Tf 60 780 Td (${literal(title)}) Tj ET`];
  let y = 745;
  for (const paragraph of paragraphs) {
    for (const line of wrap(paragraph, 88)) {
      parts.push(`BT /F1 11 Tf 60 ${y} Td (${literal(line)}) Tj ET`);
      y -= 15;
    }
    y -= 12;
  }
  return parts.join("\n");
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function png(width: number, height: number, colour: [number, number, number]): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
