import { stem } from "../../language/stem";

/** A word near in meaning: how near, from 0 to 1. */
export interface RelatedWord {
  /** Its commonest form, to search for. */
  word: string;
  stem: string;
  nearness: number;
}

export interface Thesaurus {
  /** The words nearest in meaning to those of a stem, nearest first. */
  near(stemmed: string): readonly RelatedWord[];
  /** Is it the stem of a word of the language? Not all are known. */
  knowsStem(stemmed: string): boolean;
  /** Is it a word of the language, in its commonest form? */
  knowsWord(word: string): boolean;
  /** 0 for the commonest words of the language, near 1 for rare and unknown ones. */
  rareness(stemmed: string): number;
}

let english: Promise<Thesaurus> | null = null;

/** English words by nearness of meaning. Read once, when the first English question comes. */
export function openThesaurus(): Promise<Thesaurus> {
  english ??= import("./english-thesaurus").then(({ SIGNS, STEPS, WORDS, NEIGHBOURS }) =>
    readThesaurus({ SIGNS, STEPS, WORDS, NEIGHBOURS }),
  );
  return english;
}

interface ThesaurusData {
  SIGNS: string;
  STEPS: number;
  WORDS: string;
  NEIGHBOURS: string;
}

function readThesaurus(data: ThesaurusData): Thesaurus {
  const words = data.WORDS.split(" ");
  const stems = words.map((word) => stem(word, "en"));
  const neighbours = data.NEIGHBOURS.split(" ");
  const places = new Map(stems.map((one, index) => [one, index]));
  const values = new Map([...data.SIGNS].map((sign, index) => [sign, index]));
  const base = data.SIGNS.length;
  const known = new Map<string, RelatedWord[]>();
  let forms: ReadonlySet<string> | null = null;
  const read = (stemmed: string) => {
    const place = places.get(stemmed);
    const list = place === undefined ? "" : (neighbours[place] ?? "");
    const related: RelatedWord[] = [];
    for (let at = 0; at < list.length; at += 3) {
      let number = 0;
      for (let sign = at; sign < at + 3; sign += 1)
        number = number * base + (values.get(list.charAt(sign)) ?? 0);
      const index = Math.floor(number / data.STEPS);
      related.push({
        word: words[index] ?? "",
        stem: stems[index] ?? "",
        nearness: (number % data.STEPS) / data.STEPS,
      });
    }
    return related;
  };
  return {
    near: (stemmed) => {
      const related = known.get(stemmed) ?? read(stemmed);
      if (!known.has(stemmed)) known.set(stemmed, related);
      return related;
    },
    knowsStem: (stemmed) => places.has(stemmed),
    knowsWord: (word) => {
      forms ??= new Set(words);
      return forms.has(word);
    },
    // The words stand in the order of their frequency.
    rareness: (stemmed) =>
      Math.min(1, Math.log((places.get(stemmed) ?? words.length) + 2) / Math.log(words.length)),
  };
}
