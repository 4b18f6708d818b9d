import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import type { Clause } from "./grammar-clause";
import {
  contentWords,
  isComplete,
  isSpecific,
  namedSubject,
  readSentence,
  type Sentence,
  wordCount,
  wordsOf,
} from "./grammar-sentence";
import { finiteWeight, isAdjective, isBe, isWord, type Token } from "./grammar-tokens";
import { fieldOfNoun, isPluralNoun } from "./lexicon/noun-classes";

const LONGEST = 34;

/** A specific, self-contained subject and what it does or is. */
export function readStatements(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  if (!sentence?.clause) return [];
  const { clause } = sentence;
  // "In rabbits, …": without what is put before it, the statement would say more than the text.
  if (clause.subject !== clause.from) return [];
  const fact = statementOf(sentence, clause, context);
  return fact ? [fact] : [];
}

/** Subject and predicate of a clause, where both are clear by themselves. */
export function statementOf(
  sentence: Sentence,
  clause: Clause,
  context: SentenceContext,
): FoundFact | null {
  const { tokens } = sentence;
  if (!isSpecific(sentence, clause.subject, clause.subjectEnd, context)) return null;
  if (!isComplete(sentence, clause.verb, clause.end, context) || isEmpty(sentence, clause))
    return null;
  const { subject, aliases } = namedSubject(sentence, clause.subject, clause.subjectEnd);
  const predicate = wordsOf(sentence, clause.verb, clause.end);
  if (!subject || !predicate || wordCount(predicate) > LONGEST || wordCount(predicate) < 3)
    return null;
  const relation = sentence.text.slice(
    tokens[clause.verb]?.start ?? 0,
    tokens[clause.finite]?.end ?? 0,
  );
  return { kind: "statement", subject, predicate, relation, aliases };
}

const WORTH =
  /^(?:important|common|possible|necessary|different|similar|essential|significant|useful|difficult|easy|hard|likely|unlikely|available|good|bad|great|big|clear|able|true|false|interesting|obvious|vital|crucial|key|famous|well-known|complex|simple|popular|familiar|surprising|unique|remarkable|striking)$/u;
const EMPTY_VERBS =
  /^(?:seem|appear|tend|try|happen|matter|say|think|believe|argue|suggest|remain|exist|differ|vary|show|note|mention|discuss|illustrate|explore|describe|look)$/u;

/** "is important", "has many advantages", "can vary": nothing to learn. */
function isEmpty(
  { tokens, text }: Sentence,
  { subject, subjectEnd, verb, finite, end }: Clause,
): boolean {
  const first = tokens[finite];
  const next = withoutAdverb(tokens, finite + 1);
  const word = tokens[next];
  if (!first || !word || contentWords(tokens, verb, end) < 2) return true;
  if (first.verb && EMPTY_VERBS.test(first.verb.base)) return true;
  // "Governments", "Citizens": which ones, the sentences around tell.
  const only = tokens[subject];
  if (
    only &&
    subjectEnd === subject + 1 &&
    only.verb === null &&
    isPluralNoun(only.lower) &&
    /^(?:person|group)$/u.test(fieldOfNoun(only.lower) ?? "")
  )
    return true;
  if (isWord(word, /^(?:it|them|him|her|so)$/u)) return true;
  const said = text.slice(first.start, tokens[end - 1]?.end);
  if (NOTHING_SAID.test(said) || (/^\S+ also /u.test(said) && end - next < 6)) return true;
  return isBe(first) && isWord(word, WORTH) && end - next < 6;
}

/** "has many advantages", "can be seen", "is one reason": nothing to learn. What is called what, definitions tell. */
const NOTHING_SAID =
  /^(?:(?:is|are|was|were) (?:just |only |also |often )?(?:(?:one|two|three|some|an?|the) (?:of |important |key |common |big |good |major |most |main )*(?:examples?|questions?|reasons?|problems?|matter|part|results?|case|topic|ways?|many|these|those)\b|called|known|termed|referred to|named|growing|becoming|beginning|increasing|changing|still )|refers? to|means? |ha(?:s|ve|d) (?:many|several|some|a|two|three|various|numerous|important|different|both|certain) (?:\p{L}+ ?){1,2}$|(?:\p{L}+ ){1,3}(?:seen|shown|discussed|noted|mentioned|listed|described|summarized|illustrated|thought|said|believed|considered|argued|expected|supposed)\b)/u;

function withoutAdverb(tokens: readonly Token[], at: number): number {
  let index = at;
  while (tokens[index]?.tag === "adverb") index += 1;
  return index;
}

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DATE = new RegExp(
  `(?<=\\b(?:[Ii]n|[Oo]n) )(?:the (?:spring|summer|autumn|fall|winter) of |(?:early|mid|late)[ -])?(?:(?:\\d{1,2} )?${MONTH} (?:\\d{1,2}, )?)?(?:1\\d\\d\\d|20[0-2]\\d|\\d{2,4} (?:BCE?|CE|AD))(?: (?:BCE?|CE))?(?![\\d%\\p{L}]|–|-\\d| (?:and \\d|or \\d|million|people|percent|per|years|miles|km|feet|°))`,
  "u",
);

/** "1867" in "In 1867, …": verbatim, with its place in the sentence; null where there is no one date. */
export function dateIn(text: string): { date: string; start: number; end: number } | null {
  const found = DATE.exec(text);
  if (!found) return null;
  return { date: found[0], start: found.index, end: found.index + found[0].length };
}

const LASTING =
  /^(?:be|remain|live|contain|include|hold|know|stand|need|want|flourish|seem|appear|continue|grow|increase|decrease|rise|fall|decline|range|rank|amount|serve|work|use|exist|belong|consist|depend|believe|think|feel|lie|mean|own|represent|account|cost|total|state|number|say|argue|note|suggest|show|reveal|resemble|look|refer|average|vary|tend|face|enjoy|prefer|hope|wish|try|locate|report|estimate|compare|have|can|could|would|may|might)$/u;

/** A deed with its date: the clause without the date, and the date. */
export function readEvents(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  const found = dateIn(text);
  if (!sentence?.clause || !found) return [];
  const { tokens, clause } = sentence;
  const dateAt = tokens.findIndex((token) => token.start >= found.start);
  const isOpening = dateAt < clause.subject;
  if (isOpening && !opensWithDate(tokens, clause, dateAt)) return [];
  if (
    !isOpening &&
    (clause.subject !== clause.from || dateAt <= clause.finite || dateAt >= clause.end)
  )
    return [];
  if (
    !happened(tokens, clause) ||
    !isSpecific(sentence, clause.subject, clause.subjectEnd, context)
  )
    return [];
  const end = isOpening ? clause.end : dateAt - 1;
  const closing = tokens[end - 1];
  if (
    !closing ||
    closing.tag === "coordinator" ||
    closing.verb?.isGerund ||
    (closing.verb?.isParticiple && tokens[end - 2]?.tag === "noun" && end - 1 !== clause.finite)
  )
    return [];
  // The date of a relative clause or a second deed is not that of the first.
  if (
    !isOpening &&
    tokens
      .slice(clause.finite + 1, end)
      .some(
        (token, index) =>
          token.tag === "relative" ||
          token.tag === "subordinator" ||
          finiteWeight(tokens, clause.finite + 1 + index) >= 2.2,
      )
  )
    return [];
  if (
    !isComplete(sentence, clause.verb, end, context) ||
    contentWords(tokens, clause.finite, end) < 1
  )
    return [];
  const subject = wordsOf(sentence, clause.subject, end);
  if (!subject || wordCount(subject) > LONGEST || wordCount(subject) < 4) return [];
  if (
    /\b(?:first|last|again|still|already|then|later|population|percent|average|rose|fell|grew|do so|did so|announced that it)\b|%|\b(?:1[5-9]|20)\d\d\b/u.test(
      subject,
    )
  )
    return [];
  return [{ kind: "event", subject, predicate: found.date, date: found.date, relation: null }];
}

/** "In 1867," and "On 14 July 1789 in Paris," but not "After the war that began in 1914,". */
function opensWithDate(tokens: readonly Token[], clause: Clause, dateAt: number): boolean {
  return (
    dateAt <= clause.from + 5 &&
    clause.subject - clause.from <= 8 &&
    !tokens
      .slice(clause.from, clause.subject)
      .some(
        (token) =>
          token.tag === "relative" ||
          token.tag === "subordinator" ||
          isWord(token, /^(?:since|until|by|before|after|between|from|during)$/u),
      )
  );
}

/** Does the clause tell of something done once? */
function happened(tokens: readonly Token[], { finite }: Clause): boolean {
  const verb = tokens[finite];
  if (!verb) return false;
  if (isWord(verb, /^(?:was|were)$/u)) {
    const next = tokens[withoutAdverb(tokens, finite + 1)];
    return (
      (next?.verb?.isParticiple ?? false) &&
      !LASTING.test(next?.verb?.base ?? "") &&
      !(next && isAdjective(next))
    );
  }
  return (verb.verb?.isPast ?? false) && !LASTING.test(verb.verb?.base ?? "");
}
