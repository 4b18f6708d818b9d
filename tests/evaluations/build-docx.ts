import { strToU8, zipSync } from "fflate";

const office = "http://schemas.openxmlformats.org";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** Numbering of Word: bullets are 1, numbers 2. */
const numbering = `<w:numbering xmlns:w="${office}/wordprocessingml/2006/main">${[
  "bullet",
  "decimal",
]
  .map(
    (format, id) =>
      `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2]
        .map(
          (level) =>
            `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${format === "bullet" ? "•" : `%${level + 1}.`}"/></w:lvl>`,
        )
        .join("")}</w:abstractNum>`,
  )
  .join("")}${[1, 2]
  .map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id - 1}"/></w:num>`)
  .join("")}</w:numbering>`;

/**
 * A Word document of a Markdown text: headings, paragraphs, nested lists, tables, bold, italics
 * and code, as a word processor stores them.
 */
export function buildDocx(markdown: string): Uint8Array<ArrayBuffer> {
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`,
    "word/numbering.xml": numbering,
    "word/document.xml": `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${bodyOf(markdown)}</w:body></w:document>`,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, xml]) => [path, strToU8(`<?xml version="1.0"?>${xml}`)]),
    ),
  );
}

function bodyOf(markdown: string): string {
  const xml: string[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 0) xml.push(table(rows));
    rows = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("|")) {
      const cells = line.split("|").slice(1, -1);
      if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) rows.push(cells);
      continue;
    }
    endTable();
    if (line.trim() !== "") xml.push(paragraphOf(line));
  }
  endTable();
  return xml.join("");
}

function paragraphOf(line: string): string {
  const heading = /^(#{1,6}) +(.*)$/.exec(line);
  if (heading) return paragraph(heading[2], `<w:pStyle w:val="Heading${heading[1]?.length}"/>`);
  const item = /^( *)(?:[-*]|(\d+)\.) +(.*)$/.exec(line);
  if (!item) return paragraph(line);
  const level = Math.floor((item[1]?.length ?? 0) / 2);
  const list = item[2] ? 2 : 1;
  return paragraph(
    item[3],
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
  );
}

function table(rows: readonly string[][]): string {
  const [header] = rows;
  const row = (cells: readonly string[]) => {
    const marked = cells === header ? "<w:trPr><w:tblHeader/></w:trPr>" : "";
    return `<w:tr>${marked}${cells.map((cell) => `<w:tc>${paragraph(cell.trim())}</w:tc>`).join("")}</w:tr>`;
  };
  return `<w:tbl>${rows.map(row).join("")}</w:tbl>`;
}

function paragraph(text = "", properties = ""): string {
  const runs = text.split(/(\*\*.+?\*\*|`[^`]+`|(?<![\w*])\*[^*\s][^*]*\*)/).map(runOf);
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs.join("")}</w:p>`;
}

function runOf(text: string): string {
  if (text === "") return "";
  const marked = /^(\*\*|\*|`)(.*)\1$/.exec(text);
  const properties = marked?.[1] === "**" ? "<w:b/>" : marked?.[1] === "*" ? "<w:i/>" : "";
  const shown = (marked?.[2] ?? text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${shown}</w:t></w:r>`;
}
