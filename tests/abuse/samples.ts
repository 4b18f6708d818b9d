import { buildDoc } from "~/library/formats/doc/sample-doc";
import { buildDocx, docxParagraph } from "~/library/formats/docx/sample-docx";
import { buildPdf, onePage, pdfStream } from "~/library/formats/pdf/sample-pdf";

/** Small documents with one of each element that the readers know. */

const sentence =
  "Osmosis is the movement of water through a membrane from where there is much of it to where there is less.";

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

const cell = (text: string, properties = "") =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${docxParagraph(text)}</w:tc>`;

export const docxBody = [
  docxParagraph("Osmosis", "Heading1"),
  `<w:p><w:pPr><w:outlineLvl w:val="1"/></w:pPr>${run("Membranes")}</w:p>`,
  `<w:p>${run(sentence)}${run("bold", "<w:b/>")}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`,
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run("first")}</w:p>`,
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr>${run("second")}</w:p>`,
  `<w:tbl><w:tblPr/><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell("Term")}${cell("Meaning", '<w:gridSpan w:val="2"/>')}</w:tr>`,
  `<w:tr>${cell("water", '<w:vMerge w:val="restart"/>')}${cell("a liquid")}</w:tr>`,
  `<w:tr>${cell("", "<w:vMerge/>")}${cell("what is drunk")}</w:tr></w:tbl>`,
  `<w:p><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:d><m:dPr><m:begChr m:val="["/></m:dPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:d></m:oMath></w:p>`,
  `<w:p>${run("2", '<w:vertAlign w:val="superscript"/>')}<w:r><w:tab/><w:br w:type="page"/><w:cr/><w:noBreakHyphen/><w:lastRenderedPageBreak/></w:r>${run("hidden", "<w:vanish/>")}</w:p>`,
  `<w:p><mc:AlternateContent><mc:Choice><w:txbxContent>${docxParagraph("A box &amp; its &#x41;&#66; text")}</w:txbxContent></mc:Choice><mc:Fallback>${docxParagraph("twice")}</mc:Fallback></mc:AlternateContent></w:p>`,
  `<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>TOC</w:instrText></w:r></w:p>`,
  docxParagraph("let x = 1;", "Code"),
  `<!-- a comment > with a sign --><w:p w:rsid='a">b'>${run(sentence)}</w:p>`,
].join("");

export const docxParts: Record<string, string> = {
  "word/styles.xml": `<w:styles><w:docDefaults><w:sz w:val="22"/></w:docDefaults><w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/></w:style><w:style w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:styleId="Code"><w:name w:val="code"/><w:basedOn w:val="Normal"/><w:outlineLvl w:val="9"/><w:rFonts w:ascii="Courier"/></w:style></w:styles>`,
  "word/numbering.xml": `<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="3"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num></w:numbering>`,
  "word/footnotes.xml": `<w:footnotes><w:footnote w:id="0" w:type="separator">${docxParagraph("-")}</w:footnote><w:footnote w:id="1">${docxParagraph("A note on water.")}</w:footnote></w:footnotes>`,
  "_rels/.rels": `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

/** Tags and the texts between them. */
export function tokensOfXml(xml: string): string[] {
  return xml.match(/<[^>]*>|[^<]+/g) ?? [];
}

/** Replacements for a tag or a text: extreme values and incomplete syntax. */
export const oddXml: readonly string[] = [
  ...[
    "w:ilvl",
    "w:numId",
    "w:outlineLvl",
    "w:sz",
    "w:gridSpan",
    "w:start",
    "w:startOverride",
  ].flatMap((name) =>
    ["-1", "-20", "0", "1.5", "9", "4294967295", "1e308", "NaN", "", "x", "Infinity"].map(
      (value) => `<${name} w:val="${value}"/>`,
    ),
  ),
  ...["-20", "1.5", "4294967295", "1e9", "x", ""].flatMap((level) => [
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:lvlText w:val="%1"/></w:lvl>`,
    `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${level}"/></w:lvlOverride>`,
    `<w:p><w:pPr><w:outlineLvl w:val="${level}"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>`,
  ]),
  ...[
    "<w:p>",
    "</w:p>",
    "<w:tbl>",
    "</w:tbl>",
    "<w:tr>",
    "<w:tc>",
    "</w:tc>",
    "<w:r>",
    "<w:t>",
    "</w:t>",
  ],
  ...[
    "<m:oMath>",
    "</m:oMath>",
    "<m:f>",
    "</m:f>",
    "<m:d>",
    "<m:e>",
    "<m:sup>",
    "<w:del>",
    "</w:del>",
  ],
  ...[
    "<",
    ">",
    "&",
    "&#0;",
    "&#xD800;",
    "&#1114112;",
    "&unknown;",
    "]]>",
    "<![CDATA[a]]>",
    "<!--",
    "-->",
  ],
  ...["<!DOCTYPE a>", "<?a", "<a b='", '<a b="', "\u0000", "\ud800", "\u202e", "a".repeat(3_000)],
  ...[
    " ".repeat(3_000),
    "\t".repeat(500),
    "\n".repeat(500),
    "a ".repeat(2_000),
    "A. ".repeat(1_000),
  ],
];

export const sampleDocx = buildDocx(docxBody, docxParts);

/** Several paragraphs, a table, a field, a page break and a note. */
export const sampleDoc = buildDoc(
  `Osmosis\r${sentence}\u0002 ${sentence}\r\u0013 HYPERLINK "a" \u0014shown\u0015 and on\fa\u0007b\u0007\u0007c\td\u000be\r`,
  { note: [115, "A note on water.\r"] },
);

/** The offsets of the sample's numbers: header, sector table, directory, FIB and piece table. */
export const docPlaces: readonly number[] = [
  ...[24, 26, 30, 32, 44, 48, 56, 60, 64, 68, 72, 76, 80],
  ...range(512, 512 + 80, 4),
  ...range(1024, 1024 + 3 * 128, 128).flatMap((entry) =>
    [64, 66, 68, 72, 76, 116, 120].map((at) => entry + at),
  ),
  ...wordPlaces(sampleDoc),
];

function wordPlaces(bytes: Uint8Array): number[] {
  const word = startOf(bytes, [0xec, 0xa5]);
  const table = startOf(bytes, [0x02, 0x10, 0, 0, 0]);
  return [
    ...[0, 2, 6, 0x0a, 0x18, 0x34, 0x4c, 0x50, 0x54, 0x5c, 0xa2, 0xa6, 0xaa, 0xae, 0xb2, 0xb6].map(
      (at) => word + at,
    ),
    ...[0xfa, 0xfe, 0x102, 0x106, 0x160, 0x164, 0x1a2, 0x1a6, 0x20a, 0x20e, 0x212, 0x216].map(
      (at) => word + at,
    ),
    ...[0, 1, 5, 9, 13, 15, 17, 100, 104, 200, 204, 208].map((at) => table + at),
  ];
}

function startOf(bytes: Uint8Array, sign: readonly number[]): number {
  for (let at = 512; at < bytes.length; at += 512) {
    if (sign.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  throw new Error("The sample is built in another way.");
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

export const samplePdf = buildPdf([
  [
    { text: "Osmosis", x: 50, y: 740, size: 20, bold: true },
    { text: "Osmosis is the movement of water", x: 50, y: 700 },
    { text: "through a membrane from much to less.", x: 50, y: 688 },
    { text: "- first", x: 60, y: 660 },
    { text: "Term", x: 50, y: 600 },
    { text: "Meaning", x: 250, y: 600 },
    { text: "water", x: 50, y: 588 },
    { text: "a liquid", x: 250, y: 588 },
    { text: "1", x: 300, y: 30, size: 8 },
  ],
  [{ text: "A second page holds the rest of it.", x: 50, y: 700 }],
]);

/** The objects of a page with a font, its character map and a form XObject. */
export const pdfObjects: readonly string[] = [
  ...onePage(
    pdfStream(
      "",
      "q 1 0 0 1 0 0 cm BT /F1 12 Tf 50 700 Td (Osmosis is water.) Tj [(a) -200 (b)] TJ ET /X1 Do Q",
    ),
    {
      font: "/Encoding /WinAnsiEncoding /ToUnicode 6 0 R /Widths [500 500] /FirstChar 97 /LastChar 98",
      resources: "/XObject << /X1 7 0 R >>",
    },
  ),
  pdfStream(
    "",
    "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <61> <7A> <0061> endbfrange endcmap",
  ),
  pdfStream(
    "/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >>",
    "BT /F1 10 Tf 50 600 Td (A form in the page.) Tj ET",
  ),
];

/** Words, punctuation and white space. */
export function tokensOfPdf(source: string): string[] {
  return source.match(/\s+|[<>]{1,2}|[[\](){}/%]|[^\s<>[\](){}/%]+/g) ?? [];
}

export const oddPdf: readonly string[] = [
  ...["0", "-1", "1", "3", "5", "99999999999", "-2147483648", "1e30", "0.0000001", "NaN", "65535"],
  ...[
    "1 0 R",
    "2 0 R",
    "3 0 R",
    "5 0 R",
    "7 0 R",
    "[2 0 R 2 0 R]",
    "[3 0 R 3 0 R 3 0 R]",
    "99 0 R",
  ],
  ...[
    "<<",
    ">>",
    "[",
    "]",
    "(",
    ")",
    "<",
    ">",
    "obj",
    "endobj",
    "stream",
    "endstream",
    "xref",
    "trailer",
  ],
  ...[
    "/Kids",
    "/Parent",
    "/Contents",
    "/Count",
    "/Length",
    "/Filter /FlateDecode",
    "/Filter [/ASCIIHexDecode /LZWDecode /RunLengthDecode]",
  ],
  ...[
    "/Encrypt 3 0 R",
    "/Prev 0",
    "/XRefStm 9",
    "/Type /ObjStm",
    "/Rotate 90",
    "/UserUnit 1e9",
    "null",
    "true",
  ],
  ...[
    "BT",
    "ET",
    "q",
    "Q",
    "/X1 Do",
    "1e9 Tc",
    "0 Tz",
    "100 Ts",
    "0 0 0 0 0 0 Tm",
    "1e9 0 0 1e9 0 0 cm",
    "/F1 1e9 Tf",
  ],
];
