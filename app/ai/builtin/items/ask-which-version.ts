import type { FoundName } from "../concepts/find-names";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import type { PlacedSentence } from "../language/sentences";
import { stopWords } from "../language/stop-words";
import { contentStems, countWords } from "../language/words";
import { leansOnOthers } from "../reading/leaning-words";
import { alterationsOf, bothOf } from "./alter-statement";
import { type Exchange, MONTH } from "./exchange-fact";
import { isToldInPassing } from "./general-questions";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor, quoteWithin } from "./question-phrases";

/** Characters of an option. */
const LONGEST = 150;

/**
 * A sentence that stands alone, up to where it could have gone on in another way: its own end among
 * others that differ from it in one fact each. It needs no other sentence, so a few lines are enough.
 * @param isShort is the text so short that everyday words in it tell something?
 */
export function askWhichVersion(
  { sentence, text }: { sentence: PlacedSentence; text: string },
  names: ReadonlyMap<string, FoundName>,
  language: Language,
  isShort = false,
): QuestionSeed | null {
  const isDense = language === "zh" || language === "ja";
  const statement = text.replace(/[.。।]$/u, "");
  if (leansOnOthers(text, language)) return null;
  if (/["“”«»„;:()（）《[\]]/u.test(statement) || countWords(statement) > (isDense ? 50 : 34))
    return null;
  // So many figures are a table in a row; a full stop within is the end of another sentence.
  if ((statement.match(/\p{Nd}{3,}/gu)?.length ?? 0) > 3 || /\p{Ll}{4}\. /u.test(statement))
    return null;
  const alterations = alterationsOf(statement, {
    names,
    whole: text,
    language,
    isWide: isShort,
  });
  const shortest = isDense ? 5 : 3;
  const from = [...new Set(alterations.map(({ at }) => at))].sort((a, b) => a - b);
  for (const first of from) {
    const cut = cutBefore(statement, first, shortest, language);
    if (cut === null) continue;
    const key = statement.slice(cut);
    const wrong = versions(
      statement,
      alterations.filter(({ at }) => at >= first),
    ).map((one) => one.slice(cut));
    if (wrong.length < 3 || key.length > LONGEST || countWords(key) < 4) return null;
    // One number alone must be worth as much as where it is asked for as a number.
    const [number, ...others] = alterations.filter(({ at }) => at >= first);
    if (
      number?.sort === "number" &&
      others.every(({ at }) => at === number.at) &&
      isToldInPassing(sentence, text, number.at, language)
    )
      return null;
    const shown = statement.slice(0, cut).trim();
    if (language === "en" && partsPhrase(shown, key)) return null;
    if (contentStems(shown, language).length < 2) continue;
    return {
      kind: "statement",
      question: fill(
        questionPhrasesFor(language).continuation,
        quoteWithin(`${shown} …`, language),
      ),
      key,
      group: "version",
      sentence,
      wrong: wrong.slice(0, 3),
      // Two facts and both at once make a grid; three facts do not.
      quality: isShort && from.filter((at) => at >= first).length > 2 ? 1.4 : 0.95,
    };
  }
  return null;
}

/** "101 | of the 178 countries …", "Encouraged by the wealth | to the south, explorers …": cut before the verb. */
function partsPhrase(shown: string, rest: string): boolean {
  const words = shown.split(" ").slice(1);
  const isVerb = (word: string) => finiteVerb(word.replace(/\W+$/u, "")) !== null;
  if (/^of\b/u.test(rest) || !words.some(isVerb)) return true;
  return (
    /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|In|For|At|By|With|After|Before|Despite|During|Since)\b[^,]*$/u.test(
      shown,
    ) && rest.includes(", ")
  );
}

const ENDS_WITH_DAY = new RegExp(`(?<!\\p{Nd})\\p{Nd}{1,2}\\.? ${MONTH}$`, "u");

/** One change each; two at once only where there are no three. */
function versions(statement: string, alterations: readonly Exchange[]): string[] {
  const single = alterations.map(({ text }) => text);
  const double = alterations.flatMap((a, index) =>
    alterations.slice(index + 1).flatMap((b) => bothOf(statement, a, b) ?? []),
  );
  return [...new Set([...single, ...double])].filter((one) => one !== statement);
}

/** Where the sentence is cut: before the first change, and not behind a small word that would hang. */
function cutBefore(
  statement: string,
  change: number,
  shortest: number,
  language: Language,
): number | null {
  if (language === "zh" || language === "ja") return change >= shortest ? change : null;
  const before = statement.slice(0, change);
  const words = (/\s$/u.test(before) ? before : before.slice(0, before.lastIndexOf(" ") + 1))
    .trimEnd()
    .split(" ");
  const isSmall = (word: string) => stopWords(language).has(word.toLowerCase());
  // Arabic sets an adjective behind its noun: what is shown would end within the phrase.
  if (language === "ar" && words.length > shortest && !isSmall(words.at(-1) ?? "")) words.pop();
  while (words.length > shortest && isSmall(words.at(-1) ?? "")) words.pop();
  // "12 мая | 1705 года": a day goes with its year.
  if (ENDS_WITH_DAY.test(words.join(" "))) words.splice(-2);
  while (words.length > shortest && isSmall(words.at(-1) ?? "")) words.pop();
  if (words.length < shortest || words.join("") === "") return null;
  const cut = words.join(" ").length + 1;
  return cut <= change ? cut : null;
}
