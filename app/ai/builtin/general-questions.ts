import { finiteVerb } from "./english-verbs";
import { findDefinition } from "./find-definitions";
import { type FoundName, namesIn } from "./find-names";
import { findQuantities } from "./find-quantities";
import type { Language } from "./language";
import { fill } from "./phrases";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";
import { leansOnPrevious, type PlacedSentence } from "./sentences";
import { stopWords } from "./stop-words";
import { countWords, wordsOf } from "./words";

export const GAP = "____";

/** Both directions of a definition: the term for its meaning, the meaning of the term. */
export function askForDefinition(
  sentence: PlacedSentence,
  text: string,
  language: Language,
): QuestionSeed[] {
  const definition = findDefinition(text, language);
  if (!definition) return [];
  const phrases = questionPhrasesFor(language);
  const { term, meaning } = definition;
  const capitalised = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`;
  return [
    {
      kind: "term",
      question: fill(phrases.whichTerm, `${capitalised}.`),
      key: `${term.charAt(0).toUpperCase()}${term.slice(1)}`,
      group: "term",
      sentence,
      quality: 1.3,
    },
    {
      kind: "definition",
      question: fill(phrases.whatIs, term),
      key: capitalised,
      group: "definition",
      sentence,
      quality: 1.25,
    },
  ];
}

/** A year or another number taken out of its sentence. */
export function askForNumber(
  sentence: PlacedSentence,
  text: string,
  language: Language,
): QuestionSeed[] {
  const phrases = questionPhrasesFor(language);
  const quantities = findQuantities(text, language);
  return quantities.flatMap((quantity) => {
    const { start, end } = quantity;
    const rest = text.slice(0, start) + text.slice(end);
    // Two numbers in one sentence often give each other away.
    if (quantities.length > 2 || rest.includes(quantity.text)) return [];
    // "In 1325, they began …" leans on the sentence before as much as "They began …" does.
    if (leansOnPrevious(text.slice(end).replace(/^[^\p{L}]+/u, "")) && start < 12) return [];
    const unit = wordsOf(text.slice(end, end + 30))[0]?.text.toLowerCase() ?? "";
    const isTrivial =
      !quantity.isYear &&
      (quantity.value < 2 || (quantity.value < 10 && !/[.,]/u.test(quantity.text)));
    if (isTrivial || /^\s*(?:%?\s*[-–/×^]|\)|[a-z]\))/u.test(text.slice(end, end + 3))) return [];
    return [
      {
        kind: quantity.isYear ? ("year" as const) : ("number" as const),
        question: fill(quantity.isYear ? phrases.year : phrases.number, gapped(text, start, end)),
        key: quantity.text,
        group: quantity.isYear ? "year" : `number:${unit}`,
        value: quantity.value,
        sentence,
        quality: (quantity.isYear ? 0.9 : 0.85) - (quantities.length - 1) * 0.15,
      },
    ];
  });
}

/** The last resort: a proper name taken out of its sentence. */
export function askForName(
  sentence: PlacedSentence,
  text: string,
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): QuestionSeed | null {
  if (language === "de") return null;
  const phrases = questionPhrasesFor(language);
  const inText = namesIn(text);
  const candidates = inText
    .map((place) => ({ ...place, name: names.get(place.text) }))
    .filter(({ text: name, name: known }) => {
      const after = text.slice(text.indexOf(name) + name.length);
      // "European cities": an adjective, which many others could replace.
      if (isUsedAsAdjective(after, language)) return false;
      const once = text.split(name).length === 2;
      return (
        known !== undefined &&
        once &&
        (known.kind !== "name" || (countWords(name) > 1 && known.count > 1))
      );
    });
  const best = candidates.sort((a, b) => (b.name?.count ?? 0) - (a.name?.count ?? 0))[0];
  if (!best?.name) return null;
  return {
    kind: "name",
    question: fill(phrases.name, gapped(text, best.start, best.start + best.text.length)),
    key: best.text,
    group: best.name.kind,
    sentence,
    quality: 0.6 + Math.min(best.name.count, 4) * 0.04 - (inText.length > 4 ? 0.2 : 0),
  };
}

function isUsedAsAdjective(after: string, language: Language): boolean {
  const next = /^ (\p{Ll}+)/u.exec(after)?.[1];
  if (!next || language !== "en") return false;
  return !stopWords("en").has(next) && finiteVerb(next)?.form !== "past" && !/(?:ed|s)$/u.test(next);
}

function gapped(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${GAP}${text.slice(end)}`;
}
