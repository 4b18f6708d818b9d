import type { FoundName } from "../find-names";
import type { QuestionSeed } from "../question-draft";
import type { PlacedSentence } from "../sentences";
import { askAboutSubject } from "./ask-about-subject";
import { askForPlainReason, askForYear } from "./ask-for-adjunct";
import { askForApposition } from "./ask-for-apposition";
import { askForExample } from "./ask-for-example";
import { askHowMany } from "./ask-how-many";
import { askWithName } from "./ask-with-name";
import { hasLooseReference } from "./loose-reference";
import { type Clause, readClause } from "./read-clause";
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

/** Every question that English grammar allows to ask of the statements. */
export async function englishSeeds(
  statements: readonly { sentence: PlacedSentence; text: string }[],
  names: ReadonlyMap<string, FoundName>,
): Promise<QuestionSeed[]> {
  const reader = await loadEnglishReader();
  const isProper = properWords(
    statements.map(({ text }) => text),
    names,
  );
  const read = (text: string) => {
    const words = reader.tag(text);
    return words && readClause(words, reader, isProper);
  };
  return statements.flatMap(({ sentence, text }) => {
    const words = reader.tag(text);
    if (!words) return [];
    const clause = readClause(words, reader, isProper);
    const statement = { sentence, text, clause, names, reader, read };
    // "The couple …": nobody could tell which.
    if (hasLooseReference(words)) return [];
    return [
      ...askForYear(statement),
      ...askForPlainReason(statement),
      ...askHowMany(statement),
      ...askAboutSubject(statement),
      ...askForApposition(statement),
      ...askForExample(statement),
      ...askWithName(statement),
    ];
  });
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
