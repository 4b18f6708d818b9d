import type { FoundFact } from "../facts/fact";
import type { GrammarTables, Pattern } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { connectivePattern } from "./part-rules";
import { createPartReader, type Part, type ReadPart } from "./pattern-parts";

/** Longer sentences, in characters, are pages without full stops. */
const maxSentenceLength = 700;
/** The most occurrences of a connective that are tried per sentence. */
const maxConnectivesTried = 4;

interface CompiledPattern extends Pattern {
  opening: RegExp | null;
  middle: RegExp;
  closing: RegExp | null;
  plain: RegExp | null;
  ending: RegExp | null;
  trait: RegExp | null;
}

/** Creates a reader that returns the fact of the first pattern that fits a sentence. */
export function createPatternReader(
  patterns: readonly Pattern[],
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader(tables);
  const compiled = patterns.map((pattern) => compile(pattern, tables.hasWordSpaces));
  const date = new RegExp(tables.date, "iu");
  return (sentence) => {
    if (!isReadable(sentence)) return [];
    for (const pattern of compiled) {
      const fact = match(sentence, pattern, readPart, tables.answerTypes.person);
      if (!fact) continue;
      const when = date.exec(sentence)?.[1];
      return [when && fact.kind === "person" ? { ...fact, date: when } : fact];
    }
    return [];
  };
}

/** Whether it is a statement: no question, list introduction, notation or overlong text. */
export function isReadable(sentence: string): boolean {
  return (
    sentence.length <= maxSentenceLength &&
    !/[?？:：؟]\s*$/u.test(sentence) &&
    !/\s(?:=|->|→|⇒|↔)\s|\\|\$[^$]+\$/u.test(sentence)
  );
}

function compile(pattern: Pattern, hasWordSpaces: boolean): CompiledPattern {
  const { prefix, connective, suffix, baseForm, secondPartEnding } = pattern;
  const end = "[\\s.。।!]*$";
  return {
    ...pattern,
    opening: prefix
      ? new RegExp(`^(?:${prefix})${hasWordSpaces ? "(?![\\p{L}\\p{M}])" : ""}`, "iu")
      : null,
    middle: connectivePattern(connective, hasWordSpaces),
    ending: secondPartEnding ? new RegExp(`(?:${secondPartEnding})$`, "u") : null,
    trait: pattern.relation ? new RegExp(pattern.relation, "iu") : null,
    plain: baseForm ? new RegExp(baseForm, "u") : null,
    closing: suffix ? new RegExp(`(?:${suffix})${end}`, "iu") : null,
  };
}

function match(
  sentence: string,
  { kind, opening, middle, closing, parts, plain, ending, trait }: CompiledPattern,
  readPart: ReadPart,
  person: RegExp | null,
): FoundFact | null {
  const start = opening ? (opening.exec(sentence)?.[0].length ?? null) : 0;
  const end = closing ? (closing.exec(sentence)?.index ?? null) : sentence.length;
  if (start === null || end === null || end <= start) return null;
  const body = sentence.slice(start, end);
  let tries = 0;
  for (const connective of body.matchAll(middle)) {
    if (tries++ === maxConnectivesTried) break;
    const read: ReadPart = (text, part, position) => {
      const found = readPart(text, part, position);
      if (!plain || part !== "term" || !found) return found;
      const [, term] = plain.exec(found.text) ?? [];
      return term ? { ...found, text: term } : null;
    };
    const first = read(body.slice(0, connective.index), parts[0][1], "first");
    const second =
      first && read(body.slice(connective.index + connective[0].length), parts[1][1], "second");
    const named = parts[0][0] === "subject" ? first : second;
    if (kind === "person" && named && person?.test(named.text) === false) continue;
    if (!first || !second || ending?.test(second.text) === false) continue;
    const connectiveText = connective[0].trim() || sentence.slice(0, start).trim();
    const relation =
      trait?.exec(`${sentence.slice(0, start)}${connective[0]}`)?.[1] ?? connectiveText;
    return factOf(kind, sentence, parts[0][0] === "subject", first, second, relation);
  }
  return null;
}

function factOf(
  kind: FoundFact["kind"],
  sentence: string,
  subjectFirst: boolean,
  first: Part,
  second: Part,
  relation: string,
): FoundFact {
  const [subject, predicate] = subjectFirst ? [first, second] : [second, first];
  const members = subject.members.length > 0 ? subject.members : predicate.members;
  return {
    kind,
    subject: subject.text,
    predicate: predicate.text,
    ...(/\p{L}/u.test(relation) && { relation }),
    ...(subject.aliases.length > 0 && { aliases: subject.aliases }),
    ...(members.length > 0 && { members }),
    ...quoteOf(sentence, first.text, second.text),
  };
}

/** The clause of the fact, if the sentence has others. */
function quoteOf(sentence: string, first: string, second: string): { quote?: string } {
  const start = sentence.lastIndexOf(";", sentence.indexOf(first)) + 1;
  const after = sentence.indexOf(";", sentence.indexOf(second) + second.length);
  if (start === 0 && after < 0) return {};
  return { quote: sentence.slice(start, after < 0 ? undefined : after).trim() };
}
