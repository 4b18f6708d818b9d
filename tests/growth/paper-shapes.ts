import { type Named, repeat, repeated } from "./document-shapes";
import { grow } from "./shapes";

const papers = [
  ...[
    "Q1: a?\n",
    "1. a?\nb\n",
    "1. a?\n\nb\n\n",
    "Q: a\n",
    "Q: What is a?\nA: b\n",
    "a) b\n",
    "Answer: a\n",
  ],
  ...[
    "1. a\na) b\nb) c\nAnswer: a\n",
    "Question 2: B\n",
    "Answers\n",
    "Exam 1\n",
    "Part 1\n",
    "Page 1\n",
  ],
];

/** Past papers: with few or many lines, and lines of the maximum length. */
export const paperShapes: readonly Named<string>[] = [
  ...repeated(...papers),
  ["a question of many lines", (length) => `Q: a\n${repeat("a line that goes on\n")(length)}`],
  [
    "an answer of many lines",
    (length) => `Q: a?\nAnswer: b\n${repeat("a line that goes on\n")(length)}`,
  ],
  [
    "an option of many lines",
    (length) => `Q: a?\na) b\n${repeat("a line that goes on\n")(length)}`,
  ],
  [
    "different questions",
    (length) => grow(length, (at) => `Q${at % 1_000}: What is v${at}?\nA: It is w${at}.\n`),
  ],
  [
    "questions, then their answers",
    (length) => {
      const half = grow(length / 2, (at) => `${at % 999}. Which?\na) b\nb) c\n`);
      return `${half}Answer key\n${grow(length / 2, (at) => `${at % 999}. b\n`)}`;
    },
  ],
  ["one entry of a key of many lines", (length) => `Answers\n1. a\n${repeat("a line\n")(length)}`],
];

const longest = 8_000;
/** Units of one line, which starts in each of these ways. */
const lineUnits = [
  "a",
  "*",
  " ",
  "1",
  "-",
  "_",
  "#",
  ".",
  "(",
  "[",
  "✓",
  "1 ",
  "a) ",
  "* ",
  "- ",
  "<-",
  ", ",
  "1. ",
  "(1",
  "Q ",
  "answers to ",
  " b",
  "(a) ",
  "A. ",
  "٣",
  "أ ",
  "（",
  "A、",
];
const lineStarts = [
  "（A",
  "1. 题（A",
  "Answers\n1. أ",
  "",
  "a) ",
  "Q: ",
  "1. ",
  "Answer: ",
  "Answers\n",
  "Answers\n1. a\n",
  "Q: a?\nAnswer: ",
  "Q: a?\na) ",
];

/** Lines of the maximum length, with an end that matches no pattern. */
export const paperLines: readonly Named<string>[] = lineStarts.flatMap((start) =>
  lineUnits.map(
    (unit): Named<string> => [
      JSON.stringify(`${start}${unit}…x`),
      (length) =>
        `${start}${repeat(unit)(Math.min(length, longest) - start.length - 4)}x\n`.slice(
          0,
          longest,
        ),
    ],
  ),
);
