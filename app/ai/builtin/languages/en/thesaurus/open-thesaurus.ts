import type { RelatedWord, Thesaurus } from "../../thesaurus";
import { stemEnglish } from "../stem-english";

let english: Promise<Thesaurus> | null = null;

/** The English thesaurus; loaded with the first English question. */
export function openThesaurus(): Promise<Thesaurus> {
  english ??= import("../wordnet/thesaurus.json").then((data) => readThesaurus(data.default));
  return english;
}

interface ThesaurusData {
  /** The digits of the number encoding, in order of value. */
  signs: string;
  /** The number of similarity levels. */
  steps: number;
  /** The most neighbours per word. */
  most: number;
  /** The commonest form of each word, in order of frequency. */
  words: readonly string[];
  /** For each word, its commoner neighbours: three digits each. */
  neighbours: readonly string[];
}

function readThesaurus(data: ThesaurusData): Thesaurus {
  const words = data.words.join(" ").split(" ");
  const stems = words.map((word) => stemEnglish(word));
  const places = new Map(stems.map((one, index) => [one, index]));
  const neighbours = readNeighbours(data);
  const known = new Map<string, RelatedWord[]>();
  let forms: ReadonlySet<string> | null = null;
  const read = (stemmed: string) =>
    (neighbours[places.get(stemmed) ?? words.length] ?? [])
      .sort((a, b) => (b % data.steps) - (a % data.steps))
      .slice(0, data.most)
      .map((number) => {
        const place = Math.floor(number / data.steps);
        const similarity = (number % data.steps) / data.steps;
        return { word: words[place] ?? "", stem: stems[place] ?? "", similarity };
      });
  return {
    neighbours: (stemmed) => {
      const related = known.get(stemmed) ?? read(stemmed);
      if (!known.has(stemmed)) known.set(stemmed, related);
      return related;
    },
    hasStem: (stemmed) => places.has(stemmed),
    hasWord: (word) => {
      forms ??= new Set(words);
      return basesOf(word).some((base) => forms?.has(base));
    },
    // The words are in order of frequency.
    rarity: (stemmed) =>
      Math.min(1, Math.log((places.get(stemmed) ?? words.length) + 2) / Math.log(words.length)),
  };
}

/**
 * For each word its neighbours: word index × `steps` + similarity level. Each pair is stored with
 * its rarer word.
 */
function readNeighbours({ signs, steps, neighbours }: ThesaurusData): number[][] {
  const values: number[] = [];
  for (const [value, sign] of [...signs].entries()) values[sign.charCodeAt(0)] = value;
  const lists = neighbours.join(" ").split(" ");
  const numbers = lists.map((): number[] => []);
  for (const [place, list] of lists.entries())
    for (let at = 0; at < list.length; at += SIGNS_OF_NUMBER) {
      let number = 0;
      for (let sign = at; sign < at + SIGNS_OF_NUMBER; sign += 1)
        number = number * signs.length + (values[list.charCodeAt(sign)] ?? 0);
      numbers[place]?.push(number);
      numbers[Math.floor(number / steps)]?.push(place * steps + (number % steps));
    }
  return numbers;
}

const SIGNS_OF_NUMBER = 3;

/** The possible base forms of a word. */
function basesOf(word: string): string[] {
  const base = word.replace(/(?:s|es|e?d|ing|ly|e?r|e?st)$/u, "");
  const undoubled = base.replace(/(.)\1$/u, "$1");
  return [word, base, `${base}e`, undoubled, base.replace(/i$/u, "y")];
}
