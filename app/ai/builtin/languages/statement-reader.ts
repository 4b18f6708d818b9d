import { capitalize } from "~/ai/text/capitalize";
import type { FoundFact } from "../facts/fact";
import { contentStems } from "./content-stems";
import type { GrammarTables } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { betweenParts, compileRules, wholeWords } from "./part-rules";
import { createPartReader, sizeOf, trimPart } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** So many words a subject may have, its article included, before its verb. */
const longestSubject = 8;
const leastPredicate = 3;
/** Words of meaning that tell enough to ask about: "is important" tells little. */
const leastTold = 3;

export interface Statement {
  subject: string;
  /** Begins with its verb. */
  predicate: string;
}

/** Finds a subject that is clear by itself and the verb after it. */
function createStatementSplitter(tables: GrammarTables): (text: string) => Statement | null {
  const readPart = createPartReader(tables);
  const objects = tables.objects ? new RegExp(`^\\S+ (?:${tables.objects})\\s`, "iu") : null;
  const clitic = new RegExp(`^(?:${tables.clitics})$`, "iu");
  const openers = new RegExp(`^(?:${tables.openers})[\\s,]+`, "iu");
  const indefinite = tables.apposition
    ? new RegExp(`^(?:${tables.apposition.opens}) `, "iu")
    : /^\b$/u;
  const { isVerb, opensSubject } = compileRules(tables);

  /** "The T cells, which carry …, kill": what stands between commas is left out. */
  function splitAroundAside(text: string): Statement | null {
    const [, before, aside, after] = /^([^,]{3,60}), ([^,]{3,90}), (\S[^\n]*)$/u.exec(text) ?? [];
    const [one = "", two = ""] = after?.split(" ") ?? [];
    if (!before || !aside || !after || !(isVerb(one) || (clitic.test(one) && isVerb(two))))
      return null;
    // "An enzyme, Rubisco, fixes …": the aside is the name.
    return statementOf(indefinite.test(before) ? aside : before, after);
  }

  function statementOf(named: string, told: string): Statement | null {
    if (objects?.test(told)) return null;
    const subject = readPart(named, "term", "first");
    const predicate = readPart(told, "told", "second");
    return subject && predicate && sizeOf(predicate.text, true) >= leastPredicate
      ? { subject: subject.text, predicate: predicate.text }
      : null;
  }

  return (text) => {
    const bare = trimPart(text).replace(openers, "");
    const aside = splitAroundAside(bare);
    if (aside) return aside;
    if (!opensSubject(bare)) return null;
    const words = [...bare.slice(0, 160).matchAll(/\S+/gu)];
    for (const [verb, [word]] of words.entries()) {
      if (verb === 0 || !isVerb(word)) continue;
      if (verb > longestSubject) break;
      let first = verb;
      while (first > 1 && clitic.test(words[first - 1]?.[0] ?? "")) first--;
      const at = words[first]?.index ?? 0;
      const statement = statementOf(bare.slice(0, at), bare.slice(at));
      if (statement) return statement;
    }
    return null;
  };
}

/** "Subject verb …" of a sentence or its first clause, where no other reader understands it better. */
export function createStatementReader(
  tables: GrammarTables,
  others: readonly (SentenceReader | null)[],
): SentenceReader {
  const split = createStatementSplitter(tables);
  const openers = new RegExp(`^(?:${tables.openers})[\\s,]+`, "iu");
  const leans = (sentence: string) => {
    const bare = sentence.replace(openers, "");
    return tables.sentences.dependsOnPrevious(capitalize(bare));
  };
  const announces = tables.announces ? new RegExp(`(?:${tables.announces})$`, "iu") : null;
  const uninformative = tables.uninformative
    ? wholeWords(`^(?:${tables.uninformative})`, true)
    : null;
  const isOneClause = createClauseTest(tables);
  const isInformative = ({ subject, predicate }: Statement) => {
    const told = contentStems(predicate, tables.words);
    const named = contentStems(subject, tables.words);
    return (
      told.length >= leastTold &&
      !named.every((stem) => told.includes(stem)) &&
      !announces?.test(predicate) &&
      !uninformative?.test(predicate) &&
      isOneClause(predicate)
    );
  };
  return (sentence, context) => {
    if (!isReadable(sentence) || leans(sentence)) return [];
    if (others.some((read) => (read?.(sentence, context).length ?? 0) > 0)) return [];
    const [clause = ""] = sentence.split(/;|: /u);
    const statement = split(clause);
    if (!statement || !isInformative(statement)) return [];
    if (
      !context.bold.includes(statement.subject) &&
      context.isTreated?.(statement.subject) === false
    )
      return [];
    const quote = clause.length < sentence.length ? { quote: clause.trim() } : {};
    return [{ kind: "statement", ...statement, ...quote }];
  };
}

/** Do its commas set off adjuncts, further verbs or a whole list, and no clause with its own subject? */
function createClauseTest(tables: GrammarTables): (predicate: string) => boolean {
  const { holdsFiniteVerb, startsWithVerb, last, bounds, notFirst } = compileRules(tables);
  return (predicate) => {
    const [, ...pieces] = predicate.split(/, /u);
    const isList = last.test(pieces.at(-1) ?? "");
    const subordinate = pieces.findIndex((piece) => bounds.exec(piece)?.index === 0);
    const main = subordinate < 0 ? pieces : pieces.slice(0, subordinate);
    return main.every((piece) =>
      holdsFiniteVerb(piece) ? startsWithVerb(piece) : isList || notFirst.test(piece),
    );
  };
}

/** Two statements of one sentence that a word sets against each other. */
export function createContrastReader(
  { between, isVerbFinal }: { between: string; isVerbFinal: boolean },
  tables: GrammarTables,
): SentenceReader {
  const split = createStatementSplitter(tables);
  const middle = betweenParts(between, tables.isSpaced);
  const objects = tables.objects ? new RegExp(`^(?:${tables.objects})\\s`, "iu") : null;
  return (sentence): FoundFact[] => {
    if (!isReadable(sentence) || tables.sentences.dependsOnPrevious(sentence)) return [];
    const [tie] = sentence.matchAll(middle);
    if (!tie || tie.index === 0) return [];
    const one = split(sentence.slice(0, tie.index));
    const rest = sentence.slice(tie.index + tie[0].length);
    const other = isVerbFinal ? splitVerbFinal(rest) : split(rest);
    if (!one || !other || one.subject === other.subject) return [];
    if (objects?.test(other.predicate)) return [];
    return [{ kind: "contrast", ...one, relation: tie[0].trim(), contrasted: other }];
  };
}

/** German: "die Venen es zum Herzen führen". The noun phrase ends with its first noun. */
function splitVerbFinal(text: string): Statement | null {
  const match =
    /^\s*(?:der|die|das|ein|eine)\s+((?:\p{Ll}+(?:e|er|es|en) ){0,2}\p{Lu}[\p{L}-]+)\s+(\S.*?)[.\s]*$/u.exec(
      text,
    );
  const [, subject, predicate] = match ?? [];
  return subject && predicate && predicate.split(" ").length >= 2 ? { subject, predicate } : null;
}
