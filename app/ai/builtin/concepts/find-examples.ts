import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { stopWords } from "../language/stop-words";
import { countWords } from "../language/words";

export interface Examples {
  /** What they are examples of: "accessory pigments". */
  of: string;
  /** As the text lists them: "carotenes and xanthophylls". */
  examples: string;
}

/** What stands between a thing and its examples. */
const INTRODUCES: Partial<Record<Language, RegExp>> = {
  en: /,? such as /u,
  es: /,? tal(?:es)? como /u,
  fr: /,? tel(?:le)?s? que /u,
  de: /,? wie (?:zum Beispiel|beispielsweise|etwa|z\. ?B\.) /u,
  pt: /,? tal(?:is)? como |,? tais como /u,
  it: /,? come (?:ad|per) esempio /u,
};

const WORD = /^[\p{L}\p{M}][\p{L}\p{M}’'-]*$/u;
/** In English a list of examples follows a plural; a verb or an adverb before it is no thing. */
const ENGLISH_PLURAL = /(?:[^su]s|people|men|women|children|data|bacteria|fungi|phenomena)$/u;

/** So wide a word that anything is an example of it. */
const VAGUE =
  /^(?:objects|things|factors|materials|areas|issues|items|ways|words|terms|events|people|places|cases|features|aspects|forms|groups|others|activities|conditions|elements)$/u;

/** Does the sentence list examples of something? */
export function findExamples(sentence: string, language: Language): Examples | null {
  const match = INTRODUCES[language]?.exec(sentence);
  if (!match) return null;
  const of = thingBefore(sentence.slice(0, match.index), language);
  const examples = listAfter(sentence.slice(match.index + match[0].length));
  if (!of || !examples) return null;
  if (language === "en" && (!ENGLISH_PLURAL.test(of) || VAGUE.test(of))) return null;
  return { of, examples };
}

/** The last words before, as far as they belong together: at most three. */
function thingBefore(before: string, language: Language): string | null {
  const words: string[] = [];
  for (const word of before.split(/\s+/u).reverse()) {
    if (words.length === 3 || !WORD.test(word) || stopWords(language).has(word.toLowerCase()))
      break;
    // "plants use pigments": what comes before a verb is another thing.
    if (language === "en" && words.length > 0) {
      if (/(?:[^s]s|ed|ing|ly)$/u.test(word) || finiteVerb(word)) break;
    }
    words.unshift(word);
  }
  const thing = words.join(" ");
  return thing.length < 4 ? null : thing;
}

/** The listed names up to where the sentence goes on; null where its end cannot be told. */
function listAfter(after: string): string | null {
  const whole = after.replace(/[.。]$/u, "");
  const list =
    /^(?:[^,;:()]{2,40}, ){0,4}[^,;:()]{2,40},? (?:and|or|y|o|et|ou|und|oder|e) [^,;:()]{2,40}$/u.exec(
      whole,
    )?.[0] ?? /^[^,;:()]{2,40}$/u.exec(whole)?.[0];
  if (!list || countWords(list) > 14) return null;
  // "such as iron that rusts in water": the last name is followed by more than itself.
  const last = list.split(/, | (?:and|or|y|o|et|ou|und|oder|e) /u);
  return last.every((name) => countWords(name) <= 4) ? list : null;
}
