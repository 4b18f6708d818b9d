import { buildPptx, pptxShape } from "~/library/formats/pptx/sample-pptx";

/** Small documents of the other formats with one of each element that their readers know. */

const sentence =
  "Osmosis is the movement of water through a membrane from where there is much of it to where there is less.";

export const openBody = [
  '<text:h text:outline-level="1" text:style-name="Title">Osmosis</text:h>',
  `<text:p text:style-name="P1">${sentence}<text:span text:style-name="T1">bold</text:span><text:s text:c="3"/><text:tab/>a<text:line-break/>b</text:p>`,
  '<text:list text:style-name="L1"><text:list-item text:start-value="4"><text:p>first</text:p><text:list><text:list-item><text:p>second</text:p></text:list-item></text:list></text:list-item></text:list>',
  '<text:list text:style-name="L1" text:continue-numbering="true"><text:list-item><text:p>third</text:p></text:list-item></text:list>',
  "<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>Term</text:p></table:table-cell><table:table-cell><text:p>Meaning</text:p></table:table-cell></table:table-row></table:table-header-rows>",
  '<table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>water</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table>',
  `<text:p>A note<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>on water.</text:p></text:note-body></text:note></text:p>`,
  '<draw:page><draw:frame presentation:class="title"><text:p>Title</text:p><text:p>of two lines</text:p></draw:frame><draw:custom-shape><text:p>A shape &amp; its text.</text:p></draw:custom-shape><presentation:notes><text:p>Say it slowly.</text:p></presentation:notes></draw:page>',
  '<text:p text:style-name="Code">let x = 1;</text:p><office:annotation><text:p>left out</text:p></office:annotation>',
].join("");

export const openStyles = [
  '<style:style style:name="P1" style:parent-style-name="Standard"/><style:style style:name="Title" style:default-outline-level="1"/>',
  '<style:style style:name="T1"><style:text-properties fo:font-weight="bold" text:display="true" style:text-position="super 58%"/></style:style>',
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="i" style:num-prefix="(" style:num-suffix=")" text:start-value="3"/><text:list-level-style-bullet text:level="2"/></text:list-style>',
].join("");

const odd = ["-1", "-20", "0", "1.5", "9", "4294967295", "1e308", "NaN", "", "x", "Infinity"];

export const oddOpen: readonly string[] = [
  ...odd.flatMap((value) => [
    `<text:s text:c="${value}"/>`,
    `<text:list-item text:start-value="${value}"><text:p>a</text:p></text:list-item>`,
    `<text:h text:outline-level="${value}">a</text:h>`,
    `<text:list-level-style-number text:level="${value}" style:num-format="I" text:start-value="${value}"/>`,
    `<style:style style:name="P1" style:parent-style-name="P1" style:default-outline-level="${value}"/>`,
  ]),
  ...["<text:p>", "</text:p>", "<text:span>", "</text:span>", "<text:list>", "</text:list>"],
  ...["<text:note>", "</text:note>", "<table:table>", "</table:table>", "<table:table-row>"],
  ...["<table:table-cell>", "<draw:page>", "</draw:page>", "<draw:frame>", "</draw:frame>"],
  ...["<presentation:notes>", "</presentation:notes>", "</office:text>", "<office:annotation>"],
];

/** The parts of a presentation that are changed, by path. */
export const slideParts: Record<string, string> = {
  shapes:
    pptxShape('type="title"', ["Osmosis"]) +
    pptxShape('type="body" idx="1"', [
      sentence,
      ['<a:pPr lvl="1"><a:buAutoNum type="romanLcParenBoth" startAt="3"/></a:pPr>', "numbered"],
      ['<a:pPr><a:buNone/></a:pPr><a:r><a:rPr b="1" baseline="30000"/><a:t>2</a:t></a:r>', "plain"],
    ]) +
    '<p:graphicFrame><a:tbl><a:tblPr firstRow="1"/><a:tr><a:tc><a:p><a:r><a:t>Term</a:t></a:r></a:p></a:tc><a:tc vMerge="1"><a:p><a:r><a:t>a</a:t></a:r></a:p></a:tc></a:tr><a:tr><a:tc/><a:tc><a:p><a:r><a:t>b</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>' +
    '<p:sp><a:lstStyle><a:lvl1pPr><a:buChar char="-"/></a:lvl1pPr></a:lstStyle><a:p><a:fld type="slidenum"><a:t>1</a:t></a:fld><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath></a:p></p:sp>',
  notes: pptxShape('type="body"', ["Say it slowly."]),
  "ppt/slideMasters/slideMaster1.xml":
    '<p:sldMaster><p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buAutoNum type="alphaUcPeriod" startAt="2"/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>',
  "ppt/slides/_rels/slide1.xml.rels":
    '<Relationships><Relationship Id="r" Type="x/slideLayout" Target="../slideLayouts/slideLayout1.xml"/><Relationship Id="d" Type="x/diagramData" Target="../d.xml"/><Relationship Id="n" Type="x/notesSlide" Target="../notesSlides/slide1.xml"/></Relationships>',
  "ppt/d.xml": "<a:p><a:r><a:t>In a diagram.</a:t></a:r></a:p>",
  "ppt/presentation.xml":
    '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>',
};

export function buildSlides({ shapes = "", notes = "", ...parts }: Record<string, string>) {
  return buildPptx([{ shapes, notes }], parts);
}

export const oddSlides: readonly string[] = [
  ...odd.flatMap((value) => [
    `<a:pPr lvl="${value}"><a:buAutoNum type="romanUcPeriod" startAt="${value}"/></a:pPr>`,
    `<a:rPr b="${value}" baseline="${value}"/>`,
  ]),
  ...["../d.xml", "", "../../../..", "slide1.xml", "../slides/slide1.xml"].flatMap((target) =>
    ["slideLayout", "slideMaster", "notesSlide", "diagramData", "slide"].map(
      (type) => `<Relationship Id="rId1" Type="x/${type}" Target="${target}"/>`,
    ),
  ),
  ...["<p:sp>", "</p:sp>", "<a:p>", "</a:p>", "<a:tbl>", "</a:tbl>", "<a:tr>", "<a:tc>", "<a:t>"],
  ...["<m:oMath>", "</m:oMath>", "<m:f>", "<a:lstStyle>", "</a:lstStyle>", "<mc:Fallback>"],
];

export const bookParts: Record<string, string> = {
  chapter: `<h1>Osmosis</h1><p>${sentence}</p><aside epub:type="footnote">A note.</aside>`,
  "META-INF/container.xml":
    '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
  "OPS/book.opf":
    '<package><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="a" href="text/a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="nav"/></spine></package>',
  "OPS/nav.xhtml": '<nav><ol><li><a href="text/a.xhtml#x">Osmosis</a></li></ol></nav>',
  "OPS/toc.ncx":
    '<ncx><navPoint><navLabel><text>Osmosis</text></navLabel><content src="text/a.xhtml"/></navPoint></ncx>',
};

export const oddBook: readonly string[] = [
  ...[
    "",
    "..",
    "/",
    "%",
    "%00",
    "book.opf",
    "OPS/book.opf",
    "text/a.xhtml",
    "#",
    "a".repeat(9_000),
  ].flatMap((path) => [
    `<rootfile full-path="${path}"/>`,
    `<item id="a" href="${path}" media-type="application/xhtml+xml"/>`,
    `<item id="b" href="${path}" media-type="application/x-dtbncx+xml"/><itemref idref="b"/>`,
    `<a href="${path}">It</a>`,
    `<content src="${path}"/>`,
  ]),
  ...[
    "<navLabel>",
    "</navLabel>",
    "<itemref idref='a'/>",
    "<nav>",
    "</nav>",
    "<EncryptionMethod/>",
  ],
];

export const pageText = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Osmosis</title></head><body><nav>Home</nav><main>
<h1>Osmosis</h1><p class="lead">${sentence} <b>bold</b> <sup>2</sup> &amp; &#65;<br>${sentence}</p>
<ol start="3" type="i"><li value="7">first<ul><li>second</ul></ol><dl><dt>term<dd>meaning</dl>
<table><thead><tr><th>Term<th colspan="2">Meaning</thead><tr><td>water<td>a liquid</table>
<pre>let x = 1;
</pre><blockquote>said</blockquote><aside role="doc-footnote">a note</aside><p hidden>gone</p><svg><path d="a"/></svg>
<math><annotation>x</annotation></math><a href="/">back</a><img src=a alt=b><hr></main></body></html>`;

export const oddPage: readonly string[] = [
  ...odd.flatMap((value) => [
    `<ol start="${value}" type="A"><li value="${value}">a`,
    `<td colspan="${value}">a`,
  ]),
  ...["<p>", "</p>", "<div>", "</div>", "<table>", "</table>", "<tr>", "<td>", "<ul>", "</ul>"],
  ...["<b>", "</b>", "<pre>", "</pre>", "<h1>", "</h1>", "<sup>", "<script>", "</script>"],
  ...["<!--", "-->", "<![CDATA[", "<?", "<a b='", "&#0;", "&#x110000;", "&", "<title>", "<svg>"],
  ...["<nav>", "</nav>", "<p hidden>", "<aside role=doc-footnote>", "</aside>", "<body>", "<path>"],
  ...["\u0000", "\ud800", "\u202e", "a".repeat(3_000), "a ".repeat(2_000), " ".repeat(3_000)],
];

export const markdownText = `---
title: "Notes"
---
# Osmosis

${sentence} **bold** *and* \`code\`[^1], [a link](https://example.org "b") and ![a picture](a.png)

- first
  1. second
  2. third

> said
>> twice

| Term | Meaning |
|------|:-------:|
| water | a liquid |

\`\`\`js
let x = 1;
\`\`\`

Title
=====

<div>HTML <b>within</b></div>

[^1]: A note on [water].
[water]: https://example.org

***
`;

export const oddMarkdown: readonly string[] = [
  ...[
    "[",
    "]",
    "(",
    ")",
    "[^1]",
    "[^1]: ",
    "^[",
    "![",
    "*",
    "_",
    "**",
    "~~",
    "`",
    "```\n",
    "~~~\n",
  ],
  ...[
    "> ",
    "- ",
    "1. ",
    "999999999. ",
    "\n",
    "\n\n",
    "    ",
    "\t",
    "|",
    "|-|\n",
    "# ",
    "=\n",
    "---\n",
  ],
  ...[
    "<!--",
    "<div>",
    "</div>",
    "<a",
    "&amp;",
    "&#0;",
    "\\",
    "[a]: <",
    "[a]: b 'c",
    "\u0000",
    "\ud800",
  ],
  ...["[".repeat(500), "*a_ ".repeat(300), "> ".repeat(300), "`".repeat(999), " ".repeat(3_000)],
];

export const rtfText = `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset128 Gothic;}}{\\stylesheet{\\s1 heading 1;}{\\s2 Title;}}{\\info{\\title left out}}
\\pard\\s1 Osmosis\\par\\pard\\plain ${sentence} {\\b bold} {\\super 2}\\'e9\\u8364?\\uc2\\u8364??\\~\\emdash\\par
{\\listtext 1.\\tab}\\ilvl0 first\\par{\\*\\pn{\\pntext\\'b7}}\\ilvl1 second\\par
\\trowd\\intbl Term\\cell Meaning\\cell\\row\\trowd\\intbl water\\cell a liquid\\cell\\row\\pard
A note{\\footnote on {\\b water}\\par}\\par{\\f1 \\'82\\'a0}{\\v hidden}{\\*\\unknown gone}\\page{\\pict\\bin4 abcd}\\line end\\par}`;

export const oddRtf: readonly string[] = [
  ...["-1", "0", "9", "65535", "-32768", "4294967295", "9999999999"].flatMap((value) =>
    ["u", "uc", "bin", "f", "s", "ilvl", "outlinelevel", "fcharset", "ansicpg", "b", "super"].map(
      (word) => `\\${word}${value} `,
    ),
  ),
  ...[
    "{",
    "}",
    "{\\*",
    "\\",
    "\\'",
    "\\'8",
    "\\'zz",
    "{\\footnote ",
    "{\\listtext ",
    "{\\fonttbl ",
  ],
  ...[
    "{\\stylesheet ",
    "\\cell ",
    "\\row ",
    "\\trowd ",
    "\\intbl ",
    "\\pard ",
    "\\par ",
    "\\v ",
    "\\upr",
  ],
  ...["{".repeat(1_200), "}".repeat(50), "\\b".repeat(400), "a".repeat(3_000), "\u0000", "\u00ff"],
];

export const paperText = `Biology, summer 2024
Page 1
Question 1 (2 points): Which organelle makes ATP?
a) Nucleus
*b) Mitochondrion
c) Golgi body
2. What is osmosis?
Answer: Water moving through a membrane.
3. Which gas? a) Oxygen b) Carbon dioxide
(d) Nothing

Part B
Q4: Name two.
Two of them
[ ] A. One
[x] B. Two ✓
Answer key
1. B
2) Water
3-a 4 (b)
Exam 2
1. Again?
Answers: 1. B 2. C`;

export const oddPaper: readonly string[] = [
  ...[
    "Answers\n",
    "Answer: ",
    "Exam 1\n",
    "Part 1\n",
    "Q",
    "1. ",
    "999. ",
    "a) ",
    "b) ",
    "h) ",
    "(a) ",
  ],
  ...[
    "*",
    "✓",
    "**",
    "[x] ",
    "[ ] ",
    " ".repeat(900),
    "\n\n",
    "\n",
    "\r",
    "?",
    ":",
    "–",
    "1-b, 2-c ",
  ],
  ...[
    "\u0000",
    "\ud800",
    "\u202e",
    "\ufeff",
    "a".repeat(1_100),
    "1".repeat(900),
    "Antwort: ",
    "Ответ: б",
  ],
];
