import { finiteVerb } from "../english-verbs";

/** A word of a sentence with what it may be: "Noun", "Verb", "PastTense", "Person" … */
export interface TaggedWord {
  text: string;
  /** Signs before the word: quotes, brackets. */
  pre: string;
  /** Signs and space after it. */
  post: string;
  tags: ReadonlySet<string>;
}

export interface EnglishReader {
  /** The words of a sentence; null where one of them is a contraction. */
  tag(sentence: string): TaggedWord[] | null;
  /** "designated" → "designate". */
  baseOf(verb: string): string;
}

interface Library {
  (text: string): { docs: TaggedWord[][] };
  methods(): {
    two: {
      transform: { verb: { toInfinitive(verb: string, model: unknown, tense: string): string } };
    };
  };
  model(): unknown;
}

let reader: Promise<EnglishReader> | null = null;

/** The library unpacks its word lists when it is loaded: only who reads English pays for that. */
export function loadEnglishReader(): Promise<EnglishReader> {
  reader ??= import("compromise/two").then((module) =>
    readerOf(module.default as unknown as Library),
  );
  return reader;
}

function readerOf(library: Library): EnglishReader {
  return {
    tag(sentence) {
      const words = library(sentence).docs.flat();
      return words.some(({ text }) => text === "") ? null : words;
    },
    baseOf(verb) {
      const known = finiteVerb(verb);
      if (known) return known.base;
      const tense = verb.endsWith("s") && !verb.endsWith("ss") ? "PresentTense" : "PastTense";
      return library.methods().two.transform.verb.toInfinitive(verb, library.model(), tense);
    },
  };
}

/** The words as they stand in the sentence, without the signs around them. */
export function joinWords(words: readonly TaggedWord[]): string {
  return words
    .map(({ text, pre, post }) => `${pre}${text}${post}`)
    .join("")
    .replace(/\s+/gu, " ")
    .replace(/[\s,;:.—–]+$/u, "")
    .trim();
}
