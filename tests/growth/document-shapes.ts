import { pptxShape } from "~/library/formats/pptx/sample-pptx";
import { grow, type Shape } from "./shapes";

/** A name, and a function that makes an input of about `length` characters or bytes. */
export type Named<Made> = [name: string, make: (length: number) => Made];

export const repeat = (unit: string): Shape => {
  return (length) => unit.repeat(Math.ceil(length / unit.length));
};

export const repeated = (...units: string[]) =>
  units.map((unit): Named<string> => [JSON.stringify(unit).slice(0, 60), repeat(unit)]);

/** The units one after another, each repeated so that the total has the length. */
const stretches =
  (...units: string[]): Shape =>
  (length) =>
    units.map((unit) => repeat(unit)(length / units.length)).join("");

const words = "The cat is an animal. ";

export const htmlShapes: readonly Named<string>[] = [
  ...repeated("a", " ", "\n", "<", ">", "&", "&amp;", "&#65;", "&a", "a ", words, "</p>", "<p>"),
  ...repeated("<p>a", "<p> ", "<p> <b> </b>", "<b>a</b>b", "<b>", "<br>", "<br>a", "<i>a</i>\n"),
  ...repeated("<div>", "<div>a", "<div>a</div>", "<div></x>", "<span>a</span> ", "<path>"),
  ...repeated("<ul><li>a", "<ol><li>", "<li>a", "</ul>", "<dl><dt>a<dd>b", "<blockquote>a"),
  ...repeated("<table>", "<table><tr><td>a", "<tr><td>a", "<td>a", "<td>", "<tr>", "</table>"),
  ...repeated("<table><tr><td>a</table>", "<td colspan=20>", "<h1>a</h1>", "<h2>a</h2>b", "<h3>"),
  ...repeated("<pre>a", "<pre>\n", "<pre>a</pre>", "<sup>1</sup>", "<a href=b>a</a> ", "<nav>"),
  ...repeated("<nav>a</nav>", "<!--", "<!---->", "<![CDATA[", "<?a", "<a b='", '<a b="', "<a b=c "),
  ...repeated("<aside role=doc-footnote>a", "<script>a</script>", "<script>", "<title>", "<hr>"),
  ...repeated("<p>a</p>b<br>", "<section><p>a, b, c</p></section>", "<p>It is, as said, so.</p>"),
  ["a tag of many attributes", (length) => `<p ${repeat("a=b ")(length)}>a`],
  ["an attribute without end", (length) => `<p class="${"a".repeat(length)}`],
  ["a name without end", (length) => `<${"a".repeat(length)}`],
  ["lists in lists", stretches("<ul><li>", "a", "</ul>")],
  ["bold in bold", stretches("<b>", "a ", "</b>")],
  ["elements in elements, and text", stretches("<div>", words, "</div>")],
  ["a wide table", wide("<table>", "<tr>", "<td>a")],
  ["a wide table of empty cells", wide("<table>", "<tr>", "<td>")],
  ["a wide row above short ones", stretches("<table><tr>", "<td>a", "<tr><td>a")],
  ["a paragraph of many lines", (length) => `<p>${repeat("a line of it<br>")(length)}</p>`],
  ["code of many lines", (length) => `<pre>${repeat("let a = 1;\n")(length)}</pre>`],
  ["different headings", (length) => grow(length, (at) => `<h2>Head${at}</h2>It is v${at}.`)],
];

/** A table of as many columns as rows. */
function wide(start: string, row: string, cell: string): Shape {
  return (length) => {
    const side = Math.sqrt(length / cell.length);
    return start + (row + cell.repeat(side)).repeat(side);
  };
}

export const markdownShapes: readonly Named<string>[] = [
  ...repeated("[", "[[[[a", "[a](", "[a](b) ", "![", "![a](b) ", "[^1]", "[^1] ", "^[", "^[a] "),
  ...repeated("*a_ ", "_a*", "**a__ ", "*", "* ", "*a", "*a **", "`", "``a`", "~~a~ ", "\\", "<a"),
  ...repeated("> ", ">", "> a\n", ">> a\n> b\n", "- ", "- - - ", "1. ", "* - + ", "- a\n\n  b\n"),
  ...repeated(
    "a\n=\n",
    "# a\n",
    "***\n",
    "|",
    "|-",
    "| a | b\n|-|-\n",
    "```\n",
    "~~~\na\n",
    "    a\n",
  ),
  ...repeated(
    "[a]: b\n",
    "[a]: <b> 'c'\n\n",
    "[^a]: b\n",
    "[^a]: b\n\n[^a]\n\n",
    "<div>\n",
    "&amp;",
    "&",
  ),
  ...repeated("<!--", "<?", "<!A", "<![CDATA[", "<a b=", "http://a.b ", "a  \n", "a\\\n", "]", ")"),
  ["brackets in brackets", stretches("[", "]")],
  ["links in links", stretches("[a](b ", ")")],
  ["emphasis in emphasis", stretches("*a ", "b* ")],
  ["code of different lengths", (length) => grow(length, (at) => `${"`".repeat(at % 900)} a `)],
  ["a link that is defined and used", stretches("[a]: <b> '", "c", "'\n\n", "[a] ")],
  ["a long address that is used often", longAddress("[a] ")],
  ["a long address of pictures", longAddress("![a] ")],
  ["different links", (length) => grow(length, (at) => `[a${at}]: b\n`)],
  ["different links, used", (length) => grow(length, (at) => `[a${at}]: b\n\n[a${at}] [c]\n\n`)],
  ["different notes", (length) => grow(length, (at) => `a[^${at}]\n\n[^${at}]: b\n\n`)],
  ["a note used often", (length) => `[^1]: It is a note.\n\n${repeat("[^1] ")(length)}`],
  ["nested lists", (length) => grow(length, (at) => `${" ".repeat((2 * at) % 200)}- a\n`)],
  ["nested quotes", (length) => grow(length, (at) => `${"> ".repeat(at % 200)}a\n`)],
  [
    "a wide head above short rows",
    (length) => {
      const side = length / 8;
      return `|${" a |".repeat(side / 2)}\n|${"-|".repeat(side)}\n${"| a\n".repeat(side)}`;
    },
  ],
  ["front matter", (length) => `---\ntitle: a\n${repeat("a: b\n")(length)}`],
];

/** A link's address as long as all texts that use it together. */
function longAddress(use: string): Shape {
  return (length) => `[a]: ${"b".repeat(length / 2)}\n\n${repeat(use)(length / 2)}`;
}

export const rtfShapes: readonly Named<string>[] = [
  ...repeated("a", "\\'e9", "\\'", "\\", "{", "}", "{}", "{a}", "{\\b a}", "\\b a\\b0 b", "\\par "),
  ...repeated("a\\par ", "\\u8364?", "\\uc8\\u1", "\\u-1?", "\\~", "\\tab ", "\\line ", "\\line a"),
  ...repeated(
    "\\cell ",
    "a\\cell ",
    "\\row ",
    "\\trowd a\\cell\\row ",
    "\\intbl a\\cell ",
    "\\pard ",
  ),
  ...repeated(
    "{\\footnote a}",
    "{\\footnote a}\\par ",
    "{\\*\\x a}",
    "{\\fonttbl a}",
    "\\s1 ",
    "\\f1 ",
  ),
  ...repeated(
    "{\\listtext 1.}a\\par ",
    "\\ilvl8 a",
    "\\outlinelevel1 a\\par ",
    "\\bin9 ",
    "\\a",
    "\\1",
  ),
  ...repeated(
    "{\\stylesheet{\\s1 heading 1;}}",
    "\\s1 a\\par b\\par ",
    "\\b a\\par b\\par ",
    words,
  ),
  ["a word without end", (length) => `\\${"a".repeat(length)}`],
  ["a number without end", (length) => `\\b${"1".repeat(length)}`],
  ["one note without end", (length) => `{\\footnote ${repeat("a\\par ")(length)}}`],
  ["one list text without end", (length) => `{\\listtext ${repeat("a\\b ")(length)}}a`],
  ["groups in groups", stretches("{\\b ", "}")],
  ["a wide table", wide("", "\\row ", "a\\cell ")],
  ["a wide row above short ones", stretches("\\trowd ", "a\\cell ", "\\row a\\cell ")],
  ["a font for each letter", (length) => grow(length, (at) => `{\\f${at}\\fcharset128 a}`)],
];

const odtUnits = [
  ...[
    "<text:p>a</text:p>",
    "<text:p>",
    "<text:p/>",
    "<text:h>a</text:h>",
    "<text:h/>",
    "<text:s/>",
  ],
  ...[
    "<text:p><text:span>a</text:span>b</text:p>",
    "<text:p><text:tab/><text:line-break/>a</text:p>",
  ],
  ...[
    "<text:p><text:line-break/>",
    "<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list>",
  ],
  ...[
    "<text:list-item><text:p>a</text:p>",
    "<table:table>",
    "<table:table-row>",
    "<table:table-cell/>",
  ],
  ...[
    "<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table>",
  ],
  ...[
    "<text:p><text:note><text:p>a</text:p></text:note>b</text:p>",
    "<office:annotation>",
    "</text:p>",
  ],
  ...[
    "<draw:frame><text:p>a</text:p></draw:frame>",
    '<draw:frame presentation:class="title"><text:p>a</text:p></draw:frame>',
  ],
  ...[
    "<draw:page><text:p>a</text:p></draw:page>",
    "<draw:page/>",
    "<presentation:notes><text:p>a</text:p></presentation:notes>",
  ],
  ...["<text:p>", " ", "&amp;", "&", "a", "<!---->", "<![CDATA[a]]>", "<a b='c'/>", "<a", "<"].map(
    String,
  ),
];

export const openDocumentShapes: readonly Named<string>[] = [
  ...repeated(...odtUnits),
  [
    "a paragraph of many spans",
    (length) => `<text:p>${repeat("<text:span>a</text:span>b")(length)}</text:p>`,
  ],
  [
    "a paragraph of many lines",
    (length) => `<text:p>${repeat("a line of it<text:line-break/>")(length)}</text:p>`,
  ],
  [
    "a paragraph of many notes",
    (length) => `<text:p>${repeat("<text:note><text:p>a</text:p></text:note>")(length)}</text:p>`,
  ],
  [
    "notes within a table",
    (length) =>
      `<table:table>${repeat("<text:p><text:note>a</text:note></text:p>")(length)}</table:table>`,
  ],
  [
    "a wide table",
    wide("<table:table>", "<table:table-row>", "<table:table-cell><text:p>a</text:p>"),
  ],
  ["a tag of many attributes", (length) => `<text:p ${repeat("a='b' ")(length)}>a</text:p>`],
  [
    "an attribute in blanks",
    (length) => `<text:p text:style-name${" ".repeat(Math.min(length, 900_000))}>a</text:p>`,
  ],
  [
    "a long attribute",
    (length) => `<text:p text:style-name="${"a".repeat(Math.min(length, 900_000))}">a</text:p>`,
  ],
  ["a tag without end", (length) => `<text:p ${"a".repeat(length)}`],
  [
    "different styles",
    (length) =>
      grow(
        length,
        (at) =>
          `<style:style style:name="S${at}" style:parent-style-name="S${at - 1}"/><text:p text:style-name="S${at}">a</text:p>`,
      ),
  ],
];

const slideUnits = [
  ...[
    pptxShape(null, ["a"]),
    pptxShape('type="title"', ["a"]),
    pptxShape('type="body"', ["a", "b"]),
  ],
  ...[
    "<a:p>",
    "<a:p><a:r><a:t>a</a:t></a:r></a:p>",
    "<a:r><a:t>a</a:t></a:r>",
    "<a:br/>",
    "<p:sp>",
    "</p:sp>",
  ],
  ...[
    '<a:p><a:pPr lvl="8"><a:buAutoNum type="romanLcParenBoth"/></a:pPr><a:r><a:t>a</a:t></a:r></a:p>',
  ],
  ...[
    "<a:tbl>",
    "<a:tr>",
    "<a:tc/>",
    "<a:tbl><a:tr><a:tc><a:p><a:r><a:t>a</a:t></a:r></a:p></a:tc></a:tr></a:tbl>",
  ],
  ...[
    "<m:oMath><m:f><m:num><m:t>a</m:t></m:num></m:f></m:oMath>",
    "<m:oMath>",
    "<m:f>",
    "<m:e><m:t>a</m:t></m:e>",
  ],
  ...[
    '<a:r><a:rPr b="1"/><a:t>a</a:t></a:r><a:r><a:t>b</a:t></a:r>',
    "<mc:Fallback>",
    '<a:fld type="slidenum">',
  ],
];

export const slideShapes: readonly Named<string>[] = [
  ...repeated(...slideUnits),
  [
    "a paragraph of many runs",
    (length) =>
      `<a:p>${repeat('<a:r><a:rPr b="1"/><a:t>a</a:t></a:r><a:r><a:t>b</a:t></a:r>')(length)}</a:p>`,
  ],
  ["a wide table", wide("<a:tbl>", "<a:tr>", "<a:tc><a:p><a:r><a:t>a</a:t></a:r></a:p></a:tc>")],
  [
    "an equation of many parts",
    (length) => `<a:p><m:oMath>${repeat("<m:e><m:t>a</m:t></m:e>")(length)}</m:oMath></a:p>`,
  ],
];
