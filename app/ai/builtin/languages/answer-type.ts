import type { AnswerType } from "../facts/fact";
import { createMainVerbFinder } from "./finite-clause";
import type { AnswerTypeRules, GrammarTables } from "./grammar-tables";
import { wordCountOf } from "./pattern-parts";
import { plainAnswerType } from "./plain-answer-type";

/** The most words of a name in languages whose verbs cannot be recognised. */
const maxNameWords = 5;

/** The characters at the end of a Chinese or Japanese noun that show its class. */
const unspacedHeadLength = 2;

/** Creates the classifier of answer types: by numbers, capitals, article and head noun. */
export function createAnswerType(
  rules: AnswerTypeRules,
  tables: GrammarTables,
): (text: string) => AnswerType {
  const article = tables.article ? new RegExp(`^(?:${tables.article})`, "iu") : null;
  const mainVerbOf = createMainVerbFinder(tables);
  return (text) => {
    const plain = plainAnswerType(text);
    const bare = text.trim();
    if (plain.kind === "formula" || plain.kind === "date") return plain;
    if (isMonthDate(bare, tables) || rules.date.test(bare))
      return { ...plain, kind: "date", unit: null };
    if (plain.kind === "quantity") return plain;
    if (rules.person?.test(bare)) return { ...plain, kind: "person" };
    if (rules.place?.test(bare)) return { ...plain, kind: "place" };
    const phrase = article ? bare.replace(article, "") : bare;
    const showsNumber = rules.pluralArticle !== undefined && phrase !== bare;
    const words = phrase.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}-]*/gu) ?? [];
    const verb = mainVerbOf?.(bare);
    if (verb) {
      return { ...plain, kind: "clause", head: tables.words.stem(verb.toLowerCase()) };
    }
    const head = headOf(words, phrase, rules, tables.hasWordSpaces);
    const isClause = !mainVerbOf && wordCountOf(phrase, tables.hasWordSpaces) > maxNameWords;
    const kind = mainVerbOf ? "term" : isClause ? "clause" : plain.kind;
    return {
      ...plain,
      kind,
      head: head ? tables.words.stem(head.toLowerCase()) : null,
      isPlural: showsNumber
        ? (rules.pluralArticle?.test(bare) ?? false)
        : head !== null && (rules.plural?.test(head) ?? false),
    };
  };
}

function headOf(
  words: readonly string[],
  phrase: string,
  { head, modifier }: AnswerTypeRules,
  hasWordSpaces: boolean,
): string | null {
  if (!hasWordSpaces) return phrase.slice(-unspacedHeadLength) || null;
  if (head === "capital") return words.find((word) => /^\p{Lu}/u.test(word)) ?? words[0] ?? null;
  const named = words.filter((word) => !modifier?.test(word));
  return (head === "first" ? (named[0] ?? words[0]) : words.at(-1)) ?? null;
}

function isMonthDate(text: string, { words, hasWordSpaces }: GrammarTables): boolean {
  if (text.length > 40 || !hasWordSpaces) return false;
  const parts = text.toLowerCase().match(/\p{L}+|\p{Nd}+/gu) ?? [];
  return (
    parts.length <= 6 &&
    parts.some((part) => words.months.some((month) => month.includes(part))) &&
    parts.some((part) => /^\p{Nd}+$/u.test(part))
  );
}
