import { findDefinition } from "../../concepts/find-definitions";
import type { FoundName } from "../../concepts/find-names";
import { finiteVerb } from "../../language/english-verbs";
import type { PlacedSentence } from "../../language/sentences";
import { isAskable, isBackMatter, withoutReferences } from "../../reading/askable-sentence";
import { hasStrayMark } from "../../reading/stray-marks";
import { definitionSeeds } from "../ask-for-definition";
import type { QuestionSeed } from "../question-draft";
import { askAboutPredicate } from "./ask-about-predicate";
import { askAboutSubject } from "./ask-about-subject";
import { askForPlainReason, askForYear } from "./ask-for-adjunct";
import { askForApposition } from "./ask-for-apposition";
import { askForClaim } from "./ask-for-claim";
import { askForExample } from "./ask-for-example";
import { askForObject, besideOthers, exchangeObjects, subjectNoun } from "./ask-for-object";
import { askHowMany } from "./ask-how-many";
import { askWithName } from "./ask-with-name";
import {
  completeInContext,
  tellsAStory,
  properWords as wordsInCapitals,
} from "./complete-in-context";
import { findDefinedTerm } from "./find-defined-term";
import { hasLooseReference } from "./loose-reference";
import { phraseRivals, type ReadSentence } from "./noun-phrases";
import { type Clause, readClause } from "./read-clause";
import { withNamedSubject, withoutConnective } from "./stand-alone";
import { type EnglishReader, loadEnglishReader, type TaggedWord } from "./tag-words";

/** An English statement that stands alone, read as far as its grammar allows. */
export interface EnglishStatement {
  sentence: PlacedSentence;
  text: string;
  clause: Clause | null;
  names: ReadonlyMap<string, FoundName>;
  reader: EnglishReader;
  read: (text: string) => Clause | null;
}

/** What stands before the words under a picture. */
const CAPTION = /^(?:Figure|Fig\.?|Table|Photo) [\d.]+$/u;

/** A text of so few sentences has few terms and names to ask for. */
export const SHORT = 120;

/** Every question that English grammar allows to ask of the statements. */
export async function englishSeeds(
  placed: readonly PlacedSentence[],
  names: ReadonlyMap<string, FoundName>,
): Promise<{
  seeds: QuestionSeed[];
  passing: QuestionSeed[];
  /** Asked with the text's own words, where nothing better is left. */
  lastResort(): { asked: QuestionSeed[]; nouns: QuestionSeed[] };
  /** Sentences that name by a bare "the city" what only an earlier one tells. */
  loose: ReadonlySet<string>;
  /**
   * The sentences that can be taken for what they say, by their text, and what else each would say
   * with a thing of a short text exchanged.
   */
  exchanged: ReadonlyMap<string, readonly string[]>;
  /** Nouns in small letters, commonest first. */
  nouns: readonly string[];
}> {
  const reader = await loadEnglishReader();
  const isProper = properWords(
    placed.map(({ text }) => text),
    names,
  );
  const read = (text: string) => readClause(reader.tag(text), reader, isProper);
  const isPerson = (name: string) => names.get(name)?.kind === "person";
  const seeds: QuestionSeed[] = [];
  const passing: QuestionSeed[] = [];
  const loose = new Set<string>();
  const nouns = new Map<string, number>();
  const standingAlone: ReadSentence[] = [];
  for (const original of placed) {
    const standing = statementOf(original) ?? withNamedSubject(original, read, isPerson);
    if (!standing) continue;
    const { sentence, text } = standing;
    const words = reader.tag(text);
    countNouns(words, nouns);
    const clause = readClause(words, reader, isProper);
    const statement = { sentence, text, clause, names, reader, read };
    // "The couple …": nobody could tell which, but what they did may stand beside what others did.
    if (hasLooseReference(words)) {
      loose.add(original.text);
      passing.push(...askAboutSubject(statement).filter(({ kind }) => kind === "deed"));
      continue;
    }
    standingAlone.push({ sentence, words });
    const defined = findDefinedTerm(text, words);
    if (defined && !names.has(defined.term) && !findDefinition(text, "en"))
      seeds.push(...definitionSeeds(defined, sentence, "en"));
    const told = askAboutSubject(statement);
    seeds.push(
      ...askForYear(statement),
      ...askForPlainReason(statement),
      ...askHowMany(statement),
      ...(told.length > 0 ? told : askAboutPredicate(statement)),
      ...askForApposition(statement),
      ...askForClaim(statement),
      ...askForExample(statement),
      ...askWithName(statement),
    );
  }
  const capitals = wordsInCapitals(placed);
  const asking = standingAlone.filter(
    ({ sentence: { text, previous } }) =>
      !tellsAStory(text, capitals) && !CAPTION.test(previous ?? ""),
  );
  const exchanged = new Map<string, readonly string[]>(
    asking.map(({ sentence }) => [sentence.text, []]),
  );
  // What a long text names is too much to be compared; it has enough else to be asked for.
  if (placed.length <= SHORT) {
    const rivals = phraseRivals(
      placed.map((sentence) => ({ sentence, words: reader.tag(withoutReferences(sentence.text)) })),
    );
    const subjects = standingAlone.flatMap(({ words }) => subjectNoun(words)?.noun ?? []);
    for (const one of asking) {
      const asked = seeds.filter(({ sentence }) => sentence.text === one.sentence.text);
      seeds.push(
        ...askForObject(one, rivals),
        ...asked.flatMap((seed) => besideOthers(seed, rivals)),
      );
      exchanged.set(one.sentence.text, exchangeObjects(one, rivals, subjects));
    }
  }
  return {
    seeds,
    passing,
    loose,
    exchanged,
    nouns: [...nouns].sort((a, b) => b[1] - a[1]).map(([noun]) => noun),
    lastResort: () =>
      completeInContext(
        placed,
        reader,
        seeds.flatMap(({ defined }) => defined?.term ?? []),
      ),
  };
}

/** Counts what surely is a noun: it has no other reading, and ends its phrase. */
function countNouns(words: readonly TaggedWord[], counts: Map<string, number>): void {
  for (const [at, { text, tags }] of words.entries()) {
    if (!tags.has("Noun") || tags.has("Pronoun") || tags.has("Verb") || tags.has("Date")) continue;
    if (finiteVerb(text) || !/^\p{Ll}{4,}$/u.test(text) || words[at + 1]?.tags.has("Noun"))
      continue;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
}

function statementOf(sentence: PlacedSentence): { sentence: PlacedSentence; text: string } | null {
  if (isBackMatter(sentence.passage.heading) || hasStrayMark(sentence.text, "en")) return null;
  const text = withoutConnective(withoutReferences(sentence.text));
  return isAskable(text) ? { sentence, text } : null;
}

/** Is the first word of a sentence a name? Known from how the text writes it elsewhere. */
function properWords(
  texts: readonly string[],
  names: ReadonlyMap<string, FoundName>,
): (word: TaggedWord) => boolean {
  const counts = new Map<string, { capital: number; small: number }>();
  for (const text of texts) {
    for (const [word] of text.slice(1).matchAll(/(?<=[\p{L}\p{N},;] )[\p{L}’'-]+/gu)) {
      const lower = word.toLowerCase();
      const count = counts.get(lower) ?? { capital: 0, small: 0 };
      count[word === lower ? "small" : "capital"] += 1;
      counts.set(lower, count);
    }
  }
  return ({ text, tags }) => {
    if (names.has(text) || /^\p{Lu}{2,}/u.test(text)) return true;
    const count = counts.get(text.toLowerCase());
    if (count) return count.capital > count.small * 3;
    return ["ProperNoun", "Person", "Place", "Organization", "Acronym"].some((tag) =>
      tags.has(tag),
    );
  };
}
