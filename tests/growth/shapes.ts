/** Texts of any length that are expensive for rules: each function makes about `length` characters. */
export type Shape = (length: number) => string;

const marks = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];

const units: string[] = [
  // Endless words and repeated characters.
  ...["a", "A", "7", "á", "漢", "ก", "ا", "\u0301", " ", "\t", "\n", "\u00a0", "•"],
  ...marks.flatMap((mark) => [mark, `A${mark} `]),
  // Alternating pairs and unclosed marks.
  ...[
    "a\n=\n",
    "a\n-\n",
    "1. ",
    "| ",
    "((a)",
    "[[a]",
    "](",
    "`a``b",
    "**a ",
    "~~a ",
    "$a ",
    "\\( ",
  ],
  ...["1.1.1 ", "1,000.", "e.g. ", "J. S. ", "a-b-", "l'a ", "… ", "(a ", '"a '],
  // Many short lines, items, tables, headings and references.
  ...["a\n\n", "- a\n", "1. a\n", "# a\n", "# a\n\ntext is here.\n\n", "> a\n", "```\n", "a\tb\n"],
  ...[
    "a   b\n",
    "| a | b |\n",
    "| a | b |\n|---|---|\n| c | d |\n\n",
    "[a]: b\n",
    "[^1]: a\n",
    "[^1] ",
  ],
  ...["Q: What is a?\nA: It is b.\n", "What is it?\n", "Osmosis: movement of water.\n", "a = b\n"],
  ...["**Term**: what it means\n", "Term – what it means\n", "In 1999 it began. ", "a -> b\n"],
  // Text.
  ...["The cat is an animal. ", "Die Katze ist ein Tier. ", "Кот это животное. ", "猫は動物です。"],
  ...[
    "the ",
    "a;",
    "A; ",
    "a, ",
    "a, b and c ",
    ", which is ",
    "a is b ",
    "A sentence because of it, which ends. ",
  ],
];

const special: Record<string, Shape> = {
  "nested items": (length) => grow(length, (at) => `${" ".repeat(at % 500)}- a\n`),
  "nested quotes": (length) => grow(length, (at) => `${">".repeat(at % 300)} a\n`),
  "different words": (length) => grow(length, (at) => `w${at.toString(36)} `),
  "a word of many letters": (length) => grow(length, (at) => at.toString(26)).replace(/\d/gu, "x"),
  "different terms": (length) => grow(length, (at) => `Term${at}: it means v${at}\n`),
  "different items": (length) => grow(length, (at) => `- item${at}\n`),
  "paragraphs, then items": (length) => "a\n\n".repeat(length / 6) + "- a\n".repeat(length / 8),
  "different headings": (length) => grow(length, (at) => `# Head${at}\n\nIt is v${at}.\n\n`),
  "different rows": (length) => grow(length, (at) => `| term${at} | means v${at} |\n`),
  "wide table": (length) => {
    const row = `|${" a |".repeat(Math.sqrt(length / 4))}\n`;
    return row.repeat(length / row.length);
  },
  "two long rows": (length) => `|${" a |".repeat(length / 8)}\n|${" b |".repeat(length / 8)}\n`,
  "brackets in brackets": (length) => "(".repeat(length / 2) + ")".repeat(length / 2),
  "a gap": (length) => `a${" ".repeat(length)}b`,
  "a gap of tabs": (length) => `a${"\t".repeat(length)}b`,
};

/**
 * Each with a character beyond Latin-1: in texts without one, V8 passes over what a rule could do with
 * such characters.
 */
export const shapes: [name: string, shape: Shape][] = [
  ...units.map((unit): [string, Shape] => [
    JSON.stringify(unit),
    (length) => unit.repeat(length / unit.length),
  ]),
  ...Object.entries(special),
].map(([name, shape]) => [name, (length) => `Ω\n${shape(length)}`]);

/** Questions of any length: many repeated words, and one long word. */
export const askedShapes: [name: string, shape: Shape][] = [
  ...["what does ", "explain ", "when ", "how much ", "the difference between ", "fass "].map(
    (unit): [string, Shape] => [unit, (length) => unit.repeat(length / unit.length)],
  ),
  ...["a", "a.", ".", " .", " ?", "?!", " a", " "].flatMap((unit) =>
    ["what is a", "who is a", "wer ist a", "compare a and b"].map((start): [string, Shape] => [
      `${start}${unit}…,`,
      (length) => `${start}${unit.repeat(length / unit.length)},a`,
    ]),
  ),
];

export function grow(length: number, piece: (at: number) => string): string {
  let text = "";
  for (let at = 0; text.length < length; at++) text += piece(at);
  return text;
}
