import { capitalize } from "~/ai/text/capitalize";
import type { FoundFact } from "../facts/fact";
import { contentStems } from "./content-stems";
import type { GrammarTables } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { compileRules, connectivePattern, wholeWords } from "./part-rules";
import { createPartReader, trimPart, wordCountOf } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** The most words of a subject, including its article. */
const maxSubjectWords = 8;
const minPredicateWords = 3;
/** The fewest content words of a predicate: "is important" is too little. */
const minPredicateStems = 3;

export interface Statement {
  subject: string;
  /** Starts with its verb. */
  predicate: string;
}

/** Creates a splitter of a statement into a self-contained subject and its predicate. */
function createStatementSplitter(tables: GrammarTables): (text: string) => Statement | null {
  const readPart = createPartReader(tables);
  const objectPronouns = tables.objectPronouns
    ? new RegExp(`^\\S+ (?:${tables.objectPronouns})\\s`, "iu")
    : null;
  const clitic = new RegExp(`^(?:${tables.clitics})$`, "iu");
  const sentenceAdverbs = new RegExp(`^(?:${tables.sentenceAdverbs})[\\s,]+`, "iu");
  const indefinite = tables.apposition
    ? new RegExp(`^(?:${tables.apposition.opens}) `, "iu")
    : /^\b$/u;
  const { isVerb, startsWithSubject } = compileRules(tables);

  /** Omits an aside between commas: "The T cells, which carry …, kill". */
  function splitAroundAside(text: string): Statement | null {
    const [, before, aside, after] = /^([^,]{3,60}), ([^,]{3,90}), (\S[^\n]*)$/u.exec(text) ?? [];
    const [one = "", two = ""] = after?.split(" ") ?? [];
    if (!before || !aside || !after || !(isVerb(one) || (clitic.test(one) && isVerb(two))))
      return null;
    // In "An enzyme, Rubisco, fixes …", the aside is the name.
    return statementOf(indefinite.test(before) ? aside : before, after);
  }

  function statementOf(named: string, told: string): Statement | null {
    if (objectPronouns?.test(told)) return null;
    const subject = readPart(named, "term", "first");
    const predicate = readPart(told, "verb-phrase", "second");
    return subject && predicate && wordCountOf(predicate.text, true) >= minPredicateWords
      ? { subject: subject.text, predicate: predicate.text }
      : null;
  }

  return (text) => {
    const bare = trimPart(text).replace(sentenceAdverbs, "");
    const aside = splitAroundAside(bare);
    if (aside) return aside;
    if (!startsWithSubject(bare)) return null;
    const words = [...bare.slice(0, 160).matchAll(/\S+/gu)];
    for (const [verb, [word]] of words.entries()) {
      if (verb === 0 || !isVerb(word)) continue;
      if (verb > maxSubjectWords) break;
      let first = verb;
      while (first > 1 && clitic.test(words[first - 1]?.[0] ?? "")) first--;
      const at = words[first]?.index ?? 0;
      const statement = statementOf(bare.slice(0, at), bare.slice(at));
      if (statement) return statement;
    }
    return null;
  };
}

/**
 * Creates a reader of statements ("subject verb …") in sentences from which no other reader
 * extracts a fact.
 */
export function createStatementReader(
  tables: GrammarTables,
  others: readonly (SentenceReader | null)[],
): SentenceReader {
  const split = createStatementSplitter(tables);
  const sentenceAdverbs = new RegExp(`^(?:${tables.sentenceAdverbs})[\\s,]+`, "iu");
  const isAnaphoric = (sentence: string) => {
    const bare = sentence.replace(sentenceAdverbs, "");
    return tables.sentences.dependsOnPrevious(capitalize(bare));
  };
  const listAnnouncement = tables.listAnnouncement
    ? new RegExp(`(?:${tables.listAnnouncement})$`, "iu")
    : null;
  const uninformativeStart = tables.uninformativeVerbs
    ? wholeWords(`^(?:${tables.uninformativeVerbs})`, true)
    : null;
  const isOneClause = createSingleClauseTest(tables);
  const isInformative = ({ subject, predicate }: Statement) => {
    const told = contentStems(predicate, tables.words);
    const named = contentStems(subject, tables.words);
    return (
      told.length >= minPredicateStems &&
      !named.every((stem) => told.includes(stem)) &&
      !listAnnouncement?.test(predicate) &&
      !uninformativeStart?.test(predicate) &&
      isOneClause(predicate)
    );
  };
  return (sentence, context) => {
    if (!isReadable(sentence) || isAnaphoric(sentence)) return [];
    if (others.some((read) => (read?.(sentence, context).length ?? 0) > 0)) return [];
    const [clause = ""] = sentence.split(/;|: /u);
    const statement = split(clause);
    if (!statement || !isInformative(statement)) return [];
    if (
      !context.bold.includes(statement.subject) &&
      context.isTopical?.(statement.subject) === false
    )
      return [];
    const quote = clause.length < sentence.length ? { quote: clause.trim() } : {};
    return [{ kind: "statement", ...statement, ...quote }];
  };
}

/**
 * Creates a test whether a predicate is one clause: its commas separate adjuncts, further verbs or
 * list items only.
 */
function createSingleClauseTest(tables: GrammarTables): (predicate: string) => boolean {
  const { containsFiniteVerb, startsWithVerb, last, phraseBoundaries, nonInitialWords } =
    compileRules(tables);
  return (predicate) => {
    const [, ...pieces] = predicate.split(/, /u);
    const isList = last.test(pieces.at(-1) ?? "");
    const subordinators = pieces.findIndex((piece) => phraseBoundaries.exec(piece)?.index === 0);
    const main = subordinators < 0 ? pieces : pieces.slice(0, subordinators);
    return main.every((piece) =>
      containsFiniteVerb(piece) ? startsWithVerb(piece) : isList || nonInitialWords.test(piece),
    );
  };
}

/** Creates a reader of two statements of a sentence that a connective contrasts. */
export function createContrastReader(
  { connective, isVerbFinal }: { connective: string; isVerbFinal: boolean },
  tables: GrammarTables,
): SentenceReader {
  const split = createStatementSplitter(tables);
  const middle = connectivePattern(connective, tables.hasWordSpaces);
  const objectPronouns = tables.objectPronouns
    ? new RegExp(`^(?:${tables.objectPronouns})\\s`, "iu")
    : null;
  return (sentence): FoundFact[] => {
    if (!isReadable(sentence) || tables.sentences.dependsOnPrevious(sentence)) return [];
    const [match] = sentence.matchAll(middle);
    if (!match || match.index === 0) return [];
    const one = split(sentence.slice(0, match.index));
    const rest = sentence.slice(match.index + match[0].length);
    const other = isVerbFinal ? splitVerbFinal(rest) : split(rest);
    if (!one || !other || one.subject === other.subject) return [];
    if (objectPronouns?.test(other.predicate)) return [];
    return [{ kind: "contrast", ...one, relation: match[0].trim(), contrasted: other }];
  };
}

/** Splits a German verb-final clause after its first noun: "die Venen es zum Herzen führen". */
function splitVerbFinal(text: string): Statement | null {
  const match =
    /^\s*(?:der|die|das|ein|eine)\s+((?:\p{Ll}+(?:e|er|es|en) ){0,2}\p{Lu}[\p{L}-]+)\s+(\S.*?)[.\s]*$/u.exec(
      text,
    );
  const [, subject, predicate] = match ?? [];
  return subject && predicate && predicate.split(" ").length >= 2 ? { subject, predicate } : null;
}
