import { type Definition, findDefinition } from "../concepts/find-definitions";
import type { GlossaryEntry } from "../concepts/find-glossary";
import type { FoundName } from "../concepts/find-names";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import type { PlacedSentence } from "../language/sentences";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor, quoteWithin } from "./question-phrases";
import { versionsOfMeaning } from "./versions-of-meaning";

/** Both directions of a definition: the term for its meaning, the meaning of the term. */
export function askForDefinition(
  sentence: PlacedSentence,
  text: string,
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): QuestionSeed[] {
  const definition = findDefinition(text, language);
  // A person or a place is no term: what the sentence says of it is asked in another way.
  if (!definition || (language === "en" && names.has(definition.term))) return [];
  return definitionSeeds(definition, sentence, language);
}

/** What a list of terms says is worth knowing before all else. */
export function askForGlossaryTerm(entry: GlossaryEntry, language: Language): QuestionSeed[] {
  // A list shows how its terms are written: "Thomas theorem" among small letters.
  const isWritten = entry.keepsCase === true;
  return definitionSeeds(entry, entry.sentence, language, isWritten).map((seed) => ({
    ...seed,
    quality: seed.quality + 0.15,
    ...(entry.home ? { home: entry.home } : {}),
  }));
}

/** The questions that a term and its meaning allow, whichever way the text gives them. */
export function definitionSeeds(
  { term, meaning }: Definition,
  sentence: PlacedSentence,
  language: Language,
  isWritten = false,
): QuestionSeed[] {
  const phrases = questionPhrasesFor(language);
  const isSmall = !isWritten && language === "en" && !/^\p{Lu}\p{L}*(?: .*)?\p{Lu}/u.test(term);
  const named = isSmall ? `${term.charAt(0).toLowerCase()}${term.slice(1)}` : term;
  const capitalised = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`;
  const defined = { term, meaning };
  return [
    {
      kind: "term",
      question: fill(phrases.whichTerm, quoteWithin(`${capitalised}.`, language)),
      key: `${term.charAt(0).toUpperCase()}${term.slice(1)}`,
      group: termGroup(term, language),
      sentence,
      defined,
      quality: 1.3,
    },
    {
      kind: "definition",
      question: fill(phrases.whatIs, named),
      key: capitalised,
      group: "definition",
      sentence,
      about: term,
      defined,
      // What stands beside it can be made from itself.
      quality: versionsOfMeaning(capitalised, term, language).length === 3 ? 1.5 : 1.3,
    },
  ];
}

/** Options agree in number, or the grammar tells which are wrong. */
export function termGroup(term: string, language: Language): string {
  const isPlural =
    /^(?:en|es|fr|pt)$/u.test(language) &&
    /[^sui]s$|(?<!ic|lys|as|es|os)is$/u.test(term) &&
    !/^\p{L}{1,3}$/u.test(term) &&
    !/ics$/u.test(term);
  return isPlural ? "terms" : "term";
}
