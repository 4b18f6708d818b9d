import type { Heading } from "~/ai/ports";
import { normalizeToken } from "~/ai/text/tokenize";
import type { PartLabel } from "../languages/chat";
import { contentStems } from "../languages/content-stems";
import { packFor } from "../languages/packs";
import { chats } from "./classify-question";

/** A reference to a part of a document. */
export type PartReference =
  | { kind: "numbered"; label: PartLabel; number: string }
  | { kind: "last"; label: PartLabel }
  | { kind: "pages"; first: number; last: number }
  | { kind: "titled"; title: string };

const LABELS: readonly PartLabel[] = ["chapter", "section", "part", "book", "unit"];
const names = chats.map(({ parts }) => parts);

function alternation(sources: readonly (string | null | undefined)[]): string {
  return sources.filter(Boolean).join("|");
}

const LABEL = new Map(
  LABELS.map((label) => [label, alternation(names.map(({ labels }) => labels[label]))]),
);
const ANY_LABEL = alternation([...LABEL.values()]);
const PAGE = alternation(names.map(({ page }) => page));
/** The ordinals one to ten, then "last". */
const ordinals = Array.from({ length: 11 }, (_, at) =>
  alternation(names.map((one) => one.ordinals[at])),
);
const cardinals = Array.from({ length: 10 }, (_, at) =>
  alternation(names.map((one) => one.cardinals[at])),
);
const ORDINAL = alternation(ordinals);
/** Cardinals follow the label ("chapter two"); before it they count ("two parts"). */
const CARDINAL = alternation(cardinals);
const CHINESE = "一二三四五六七八九十";
/** A Roman numeral; "the part I don't understand" has none. */
const ROMAN = "[ivxlc]{2,7}|[vx]|i(?=\\s*(?:$|[?.!,;:]|(?:please|and|in|for|again)(?!\\p{L})))";
const NUMBER = `\\d{1,3}(?:\\.\\d{1,2}){0,2}|${ORDINAL}|${CARDINAL}|${ROMAN}`;
const END = "(?![\\p{L}\\p{N}])";
const START = "(?<![\\p{L}\\p{N}])";

const LABEL_FIRST = new RegExp(
  `${START}(${ANY_LABEL})\\s*(?:(?:${alternation(names.map(({ number }) => number))})\\s*)?(${NUMBER})${END}`,
  "iu",
);
const NUMBER_FIRST = new RegExp(
  `${START}(${ORDINAL}|\\d{1,2}(?:st|nd|rd|th|er|e|ème|º|ª|\\.|-?[ая]я|-?ую))\\s*(${ANY_LABEL})${END}`,
  "iu",
);
const CJK_PART =
  /(?:第\s*([\d一二三四五六七八九十]{1,3})\s*|(最后一?|最後の?))(章|节|節|部分?|卷|巻|单元|課)/u;
const PAGES = new RegExp(
  `${START}(?:${PAGE})\\s*(\\d{1,4})(?:\\s*(?:[-–—]|${alternation(names.map(({ to }) => to))})\\s*(\\d{1,4}))?${END}`,
  "iu",
);
const CJK_TITLED =
  /关于(.{1,30}?)的(?:章|节|部分|内容)|(.{1,30}?)(?:についての|に関する)(?:章|節|部分)/u;
const CJK_PAGES = /第?\s*(\d{1,4})\s*(?:[-–—~至到から]+\s*第?\s*(\d{1,4})\s*)?(?:页|頁|ページ)/u;
/** "the section about X", "the chapter called X". */
const TITLED = new RegExp(
  `${START}(?:${ANY_LABEL})\\s+(?:${alternation(names.map(({ titled }) => titled))})\\s+(.{2,80}?)(?:\\s+(?:${alternation(names.map(({ afterTitle }) => afterTitle))}))?[\\s?.!]*$`,
  "iu",
);

/** Parses a reference by number, page or title; null if there is none. */
export function parsePartReference(message: string): PartReference | null {
  const pages = PAGES.exec(message) ?? CJK_PAGES.exec(message);
  if (pages) {
    const first = Number(pages[1]);
    const last = Number(pages[2] ?? first);
    return { kind: "pages", first: Math.min(first, last), last: Math.max(first, last) };
  }
  const cjk = CJK_PART.exec(message);
  if (cjk) {
    const label = labelOf(cjk[3] ?? "");
    return cjk[1] ? { kind: "numbered", label, number: numberOf(cjk[1]) } : { kind: "last", label };
  }
  const [, about, aboutToo] = CJK_TITLED.exec(message) ?? [];
  const titled = TITLED.exec(message)?.[1] ?? about ?? aboutToo;
  if (titled) return { kind: "titled", title: unquoted(titled) };
  const [, label, after] = LABEL_FIRST.exec(message) ?? [];
  const [, before, labelAfter] = NUMBER_FIRST.exec(message) ?? [];
  const number = after ?? before;
  if (number === undefined) return null;
  const said = { label: labelOf(label ?? labelAfter ?? ""), number: numberOf(number) };
  return said.number === "0" ? { kind: "last", label: said.label } : { kind: "numbered", ...said };
}

/** The message without the reference. */
export function withoutPartReference(message: string): string {
  return [PAGES, CJK_PAGES, CJK_PART, CJK_TITLED, TITLED, LABEL_FIRST, NUMBER_FIRST].reduce(
    (text, pattern) => text.replace(pattern, " "),
    message,
  );
}

/**
 * The first heading of the part and the position of the next part; null if there is no such part.
 */
export function locatePart(
  part: PartReference,
  headings: readonly Heading[],
): { heading: Heading; before: number | null } | null {
  if (part.kind === "pages") return null;
  const read = headings.map((heading) => ({ heading, ...parseHeading(heading.heading) }));
  if (part.kind === "titled") {
    const heading = findHeadingByTitle(part.title, headings);
    return heading && { heading, before: nextOrdinal(heading, headings) };
  }
  const numbered = read.filter(({ number }) => number !== null);
  const ofLabel = numbered.filter(({ label }) => label === part.label);
  const unlabelled = numbered.filter(({ label }) => label === null);
  const labels = new Set(numbered.map(({ label }) => label));
  // "Chapter 2" may refer to a heading "II."; "part 2" may be a chapter.
  const series =
    ofLabel.length > 0
      ? ofLabel
      : unlabelled.length > 0
        ? unlabelled
        : labels.size === 1
          ? numbered
          : [];
  const at =
    part.kind === "last"
      ? lastOfFirstRun(series)
      : series.findIndex(({ number }) => number === part.number);
  const found = series[at];
  if (!found) return null;
  const next = series
    .slice(at + 1)
    .find(
      ({ heading }) =>
        heading.fileId === found.heading.fileId && heading.heading !== found.heading.heading,
    );
  return { heading: found.heading, before: next?.heading.ordinal ?? null };
}

/** The numbers may occur again, for example in the endnotes; the first run counts. */
function lastOfFirstRun(series: readonly { number: string | null }[]): number {
  const again = series.findIndex(({ number }, index) => index > 0 && number === series[0]?.number);
  return (again > 0 ? again : series.length) - 1;
}

/** The heading with the largest share of the title's words. */
export function findHeadingByTitle(title: string, headings: readonly Heading[]): Heading | null {
  const { words } = packFor(`${headings.map(({ heading }) => heading).join("\n")}\n${title}`);
  const wanted = new Set(contentStems(title, words));
  if (wanted.size === 0) return null;
  let best: { heading: Heading; share: number } | null = null;
  for (const heading of headings) {
    const held = new Set(contentStems(heading.heading, words));
    if (![...wanted].every((one) => held.has(one))) continue;
    const share = wanted.size / held.size;
    if (share > (best?.share ?? 0)) best = { heading, share };
  }
  return best?.heading ?? null;
}

function nextOrdinal(heading: Heading, headings: readonly Heading[]): number | null {
  const next = headings.find(
    ({ fileId, ordinal }) => fileId === heading.fileId && ordinal > heading.ordinal,
  );
  return next?.ordinal ?? null;
}

const HEADING = new RegExp(
  `^\\W*?(?:(${ANY_LABEL})\\s*)?(\\d{1,3}(?:\\.\\d{1,2}){0,2}|[IVXLC]{1,7}|${ORDINAL}|${CARDINAL})(?=$|[\\s.:)|–—-])`,
  "iu",
);
const HEADING_NUMBER_FIRST = new RegExp(`^\\W*?(${ORDINAL})\\s+(${ANY_LABEL})${END}`, "iu");

/** The number and label that a heading starts with. */
function parseHeading(heading: string): { label: PartLabel | null; number: string | null } {
  const cjk = CJK_PART.exec(heading);
  if (cjk?.index === 0 && cjk[1]) return { label: labelOf(cjk[3] ?? ""), number: numberOf(cjk[1]) };
  const [, number, labelAfter] = HEADING_NUMBER_FIRST.exec(heading) ?? [];
  if (number && labelAfter) return { label: labelOf(labelAfter), number: numberOf(number) };
  const sign = heading.trimStart().startsWith("§") ? "section" : null;
  const [, label, after] = HEADING.exec(heading.replace(/^\s*§\s*/u, "")) ?? [];
  if (after === undefined) return { label: null, number: null };
  // "First Americans" is no part number, nor is "I" in a sentence.
  const isNumber = label !== undefined || sign !== null || /^(?:\d|[IVXLC]+(?=$|\W))/u.test(after);
  return isNumber
    ? { label: label ? labelOf(label) : sign, number: numberOf(after) }
    : { label: null, number: null };
}

function labelOf(word: string): PartLabel {
  const isNamed = (label: PartLabel) => new RegExp(`^(?:${LABEL.get(label)})$`, "iu").test(word);
  return LABELS.find(isNamed) ?? "chapter";
}

/** "2", "II", "second" and "二" are all "2". */
function numberOf(said: string): string {
  const bare = said.replace(/(?<=\d)(?:st|nd|rd|th|er|e|ème|º|ª|\.|-?[ая]я|-?ую)$/iu, "");
  if (/^\d/u.test(bare)) return bare;
  if (new RegExp(`^[${CHINESE}]+$`, "u").test(bare)) return String(chineseNumber(bare));
  const matches = (words: string) => new RegExp(`^(?:${words})$`, "iu").test(bare);
  const counted = Math.max(ordinals.findIndex(matches), cardinals.findIndex(matches)) + 1;
  // The eleventh ordinal is "last".
  if (counted > 0) return String(counted % ordinals.length);
  return String(romanNumber(bare.toUpperCase()));
}

function chineseNumber(said: string): number {
  const [tens, ones] = said.includes("十") ? said.split("十") : ["", said];
  const value = (sign: string | undefined) => (sign ? CHINESE.indexOf(sign) + 1 : 0);
  return said.includes("十") ? (tens ? value(tens) : 1) * 10 + value(ones) : value(ones);
}

function romanNumber(said: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
  return [...said].reduce((sum, sign, index) => {
    const value = values[sign] ?? 0;
    return sum + (value < (values[said[index + 1] ?? ""] ?? 0) ? -value : value);
  }, 0);
}

function unquoted(title: string): string {
  return normalizeToken(title).replace(/^["'“”«»‘’„]+|["'“”«»‘’]+$/gu, "");
}
