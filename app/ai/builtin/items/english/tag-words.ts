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
  tag(sentence: string): TaggedWord[];
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

function readerOf(library: Library): EnglishReader {
  return {
    tag(sentence) {
      const words: TaggedWord[] = [];
      for (const word of library(sentence).docs.flat()) {
        const last = words.at(-1);
        // A contraction leaves a word without letters, which holds the space that follows.
        if (word.text === "") {
          if (last) words[words.length - 1] = { ...last, post: `${last.post}${word.post}` };
        } else if (last && /^\p{Lu}/u.test(word.text) && word.tags.has("Verb")) {
          words.push({ ...word, tags: NAME_TAGS });
        } else {
          words.push(word);
        }
      }
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

/** The words as they stand in the sentence, without the signs around them. */
export function joinWords(words: readonly TaggedWord[]): string {
  return words
    .map(({ text, pre, post }) => `${pre}${text}${post}`)
    .join("")
    .replace(/\s+/gu, " ")
    .replace(/[\s,;:.—–]+$/u, "")
    .trim();
}
