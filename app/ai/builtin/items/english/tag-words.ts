import { finiteVerb } from "../../language/english-verbs";

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
  tag(sentence: string): readonly TaggedWord[];
  /** "designated" → "designate". */
  baseOf(verb: string): string;
}

/** "WIMPs is being": what has a capital within a sentence is no verb. */
const NAME_TAGS: ReadonlySet<string> = new Set(["Noun", "ProperNoun"]);

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

/**
 * Sentences that stay read: of ten pages all of them, since their quiz, cards and test are often
 * asked for one after the other. They take about 5 MB.
 */
const KEPT = 600;

function readerOf(library: Library): EnglishReader {
  const kept = new Map<string, readonly TaggedWord[]>();
  return {
    tag(sentence) {
      const known = kept.get(sentence);
      if (known) return known;
      const words = tagWords(library, sentence);
      kept.set(sentence, words);
      const [oldest] = kept.size > KEPT ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return words;
    },
    baseOf(verb) {
      const known = finiteVerb(verb);
      if (known) return known.base;
      const tense = verb.endsWith("s") && !verb.endsWith("ss") ? "PresentTense" : "PastTense";
      return library.methods().two.transform.verb.toInfinitive(verb, library.model(), tense);
    },
  };
}

function tagWords(library: Library, sentence: string): TaggedWord[] {
  const words: TaggedWord[] = [];
  for (const { text, pre, post, tags } of library(sentence).docs.flat()) {
    const last = words.at(-1);
    // A contraction leaves a word without letters, which holds the space that follows.
    if (text === "") {
      if (last) words[words.length - 1] = { ...last, post: `${last.post}${post}` };
    } else {
      const isName = last && /^\p{Lu}/u.test(text) && tags.has("Verb");
      words.push({ text, pre, post, tags: isName ? NAME_TAGS : tags });
    }
  }
  return words;
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
