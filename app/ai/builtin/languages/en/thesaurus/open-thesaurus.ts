import type { RelatedWord, Thesaurus } from "../../thesaurus";
import { stemEnglish } from "../stem-english";

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
  const stems = words.map((word) => stemEnglish(word));
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
      return basesOf(word).some((base) => forms?.has(base));
    },
    // The words stand in the order of their frequency.
    rareness: (stemmed) =>
      Math.min(1, Math.log((places.get(stemmed) ?? words.length) + 2) / Math.log(words.length)),
  };
}

/** What a word may be a regular form of. */
function basesOf(word: string): string[] {
  const base = word.replace(/(?:s|es|e?d|ing|ly|e?r|e?st)$/u, "");
  const undoubled = base.replace(/(.)\1$/u, "$1");
  return [word, base, `${base}e`, undoubled, base.replace(/i$/u, "y")];
}
