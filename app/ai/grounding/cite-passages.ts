import type { Citation, Passage } from "~/ai/ports";
import { passageSentences } from "~/ai/text/passage-sentences";
import { significantWords } from "~/ai/text/significant-words";
import { splitSentences } from "~/ai/text/split-sentences";

/**
 * A citation marker of a model: [3], [1, 4], [passage 2], 【3†L1】. Its length is bounded, so that a
 * partial marker can be held back and matching takes linear time.
 */
const marker =
  /([^\S\n]{0,8})[[【]\s{0,2}(?:passages?\s{0,2})?(\d{1,3}(?:\s{0,2}[,;]\s{0,2}\d{1,3}){0,9})(?:†[^\]】]{0,20})?\s{0,2}[\]】]/giu;
/** A partial marker, or white space before a marker. */
const beginning =
  /[^\S\n]{0,8}(?:[[【]\s{0,2}(?:p(?:a(?:s(?:s(?:a(?:g(?:es?)?)?)?)?)?)?)?[\d\s,;]{0,80}(?:†[^\]】]{0,20}\s{0,2})?)?$/iu;

/**
 * The number that a model cites if no passage contains the answer; passages are numbered from 1.
 */
export const refusalNumber = 0;

/** The least share of a statement's words, 0 to 1, that its supporting sentence contains. */
const minOverlap = 0.2;
/** The longest statement, in characters. */
const maxStatementLength = 500;

/** Replaces a model's markers in a stream by markers of verified citations. */
export interface Citer {
  /** @returns the text that can be shown */
  write(text: string): string;
  end(): string;
  /** In the order of their markers, from 1. */
  readonly citations: Citation[];
  /** Whether the model reported, by `refusalNumber`, that it found no answer. */
  readonly isRefusal: boolean;
}

/** @param passages as the model numbers them, from 1 */
export function createCiter(passages: readonly Passage[]): Citer {
  const citations: Citation[] = [];
  let said = "";
  let held = "";
  let isRefusal = false;

  function resolve(numbers: string, space: string): string {
    const markers = new Set<string>();
    for (const number of numbers.split(/\D+/)) {
      if (Number(number) === refusalNumber) isRefusal = true;
      const citation = supportingSentence(said, passages[Number(number) - 1]);
      if (citation) markers.add(`[${placeOf(citation)}]`);
    }
    return markers.size > 0 ? space + [...markers].join("") : "";
  }

  function placeOf(citation: Citation): number {
    const known = citations.findIndex(
      ({ fileId, quote }) => fileId === citation.fileId && quote === citation.quote,
    );
    return known >= 0 ? known + 1 : citations.push(citation);
  }

  function show(text: string): string {
    let shown = "";
    let done = 0;
    for (const match of text.matchAll(marker)) {
      const before = text.slice(done, match.index);
      said = (said + before).slice(-maxStatementLength);
      shown += before + resolve(match[2] ?? "", match[1] ?? "");
      done = match.index + match[0].length;
    }
    const rest = text.slice(done);
    said = (said + rest).slice(-maxStatementLength);
    return shown + rest;
  }

  return {
    citations,
    get isRefusal() {
      return isRefusal;
    },
    write(text) {
      const all = held + text;
      const open = beginning.exec(all)?.index ?? all.length;
      held = all.slice(open);
      return show(all.slice(0, open));
    },
    end() {
      const rest = held;
      held = "";
      return show(rest);
    },
  };
}

/** The sentence of the passage that supports the last statement; null if none does. */
function supportingSentence(said: string, passage: Passage | undefined): Citation | null {
  if (!passage) return null;
  const statement = splitSentences(said.trimEnd().split("\n").at(-1) ?? "").at(-1) ?? "";
  const wanted = new Set(significantWords(statement));
  const numbers = numbersIn(statement);
  if (numbers.length > 0 && !numbers.some((number) => numbersIn(passage.text).includes(number))) {
    return null;
  }
  const sentences = passageSentences(passage);
  let best = { shared: 0, share: 0, at: -1 };
  for (const [at, sentence] of sentences.entries()) {
    const words = new Set(significantWords(sentence));
    const shared = [...wanted].filter((word) => words.has(word)).length;
    const share = shared / Math.max(6, words.size);
    if (shared > best.shared || (shared === best.shared && share > best.share)) {
      best = { shared, share, at };
    }
  }
  const sentence = sentences[best.at];
  const enough = best.shared >= Math.min(2, wanted.size) && best.shared >= wanted.size * minOverlap;
  if (sentence === undefined || best.shared === 0 || !enough) return null;
  return { fileId: passage.fileId, page: passage.page, quote: sentence };
}

function numbersIn(text: string): string[] {
  return text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
}
