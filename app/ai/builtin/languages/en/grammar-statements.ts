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
  stretch,
  wordCount,
  wordsOf,
} from "./grammar-sentence";
import {
  finiteWeight,
  hasTag,
  isAdjective,
  isBe,
  isIn,
  listed,
  type Token,
} from "./grammar-tokens";
import { fieldOfNoun, isPluralNoun } from "./lexicon/noun-classes";

const LONGEST = 34;

/** A specific, self-contained subject and what it does or is. */
export function readStatements(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  return sentence?.clauses.flatMap((clause) => statementOf(sentence, clause) ?? []) ?? [];
}

function statementOf(sentence: Sentence, clause: Clause): FoundFact | null {
  const { from, subjectEnd, verb, finite, end } = clause;
  // "In rabbits, …": without what is put before it, the statement would say more than the text.
  if (clause.subject !== from || !isSpecific(sentence, from, subjectEnd)) return null;
  if (!isComplete(sentence, verb, end) || isEmpty(sentence, clause)) return null;
  const { subject, aliases } = namedSubject(sentence, from, subjectEnd);
  const predicate = wordsOf(sentence, verb, end);
  if (!subject || !predicate || wordCount(predicate) > LONGEST || wordCount(predicate) < 3)
    return null;
  return {
    kind: "statement",
    subject,
    predicate,
    relation: stretch(sentence, verb, finite + 1),
    aliases,
  };
}

const WORTH = listed(
  "important common possible necessary different similar essential significant useful difficult easy hard likely unlikely available good bad great big clear able true false interesting obvious vital crucial key famous well-known complex simple popular familiar surprising unique remarkable striking",
);
const EMPTY_VERBS = listed(
  "seem appear tend try happen matter say think believe argue suggest remain exist differ vary show note mention discuss illustrate explore describe look",
);
/** "has many advantages", "can be seen", "is one reason": nothing to learn. What is called what, definitions tell. */
const NOTHING_SAID =
  /^(?:(?:is|are|was|were) (?:just |only |also |often )?(?:(?:one|two|three|some|an?|the) (?:of |important |key |common |big |good |major |most |main )*(?:examples?|questions?|reasons?|problems?|matter|part|results?|case|topic|ways?|many|these|those)\b|called|known|termed|referred to|named|growing|becoming|beginning|increasing|changing|still )|refers? to|means? |ha(?:s|ve|d) (?:many|several|some|a|two|three|various|numerous|important|different|both|certain) (?:\p{L}+ ?){1,2}$|(?:\p{L}+ ){1,3}(?:seen|shown|discussed|noted|mentioned|listed|described|summarized|illustrated|thought|said|believed|considered|argued|expected|supposed)\b)/u;

function isEmpty(sentence: Sentence, { from, subjectEnd, verb, finite, end }: Clause): boolean {
  const { tokens } = sentence;
  const first = tokens[finite];
  const next = withoutAdverbs(tokens, finite + 1);
  const word = tokens[next];
  if (!first || !word || first.lower === "should" || contentWords(tokens, verb, end) < 2)
    return true;
  if (EMPTY_VERBS.has(first.verb?.base ?? "") || /^(?:it|them|him|her|so)$/u.test(word.lower))
    return true;
  // "Governments", "Citizens": which ones, the sentences around tell.
  const only = subjectEnd === from + 1 ? tokens[from] : undefined;
  if (
    only &&
    !only.verb &&
    isPluralNoun(only.lower) &&
    /^(?:person|group)$/u.test(fieldOfNoun(only.lower) ?? "")
  )
    return true;
  const said = stretch(sentence, finite, end);
  const isShort = end - next < 6;
  return (
    NOTHING_SAID.test(said) ||
    (isShort && (/^\S+ also /u.test(said) || (isBe(first) && isIn(word, WORTH))))
  );
}

function withoutAdverbs(tokens: readonly Token[], at: number): number {
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

/** "1867" in "In 1867, …": verbatim, and where it begins. */
export function dateIn(text: string): { date: string; start: number } | null {
  const found = DATE.exec(text);
  return found && { date: found[0], start: found.index };
}

/** What goes on, or grows and shrinks, has no date of its own. */
const LASTING = listed(
  "be remain live contain include hold know stand need want flourish seem appear continue grow increase decrease rise fall decline range rank amount serve work use exist belong consist depend believe think feel lie mean own represent account cost total state number say argue note suggest show reveal resemble look refer average vary tend face enjoy prefer hope wish try locate estimate compare have",
);
const NO_EVENT =
  /\b(?:first|last|again|still|already|then|later|population|percent|average|rose|fell|grew|do so|did so)\b|%|\b(?:1[5-9]|20)\d\d\b/u;

/** A deed with its date: the clause without the date, and the date. */
export function readEvents(text: string, context: SentenceContext): FoundFact[] {
  const found = dateIn(text);
  const sentence = found && readSentence(text, context);
  if (!sentence) return [];
  const { tokens } = sentence;
  const dateAt = tokens.findIndex((token) => token.start >= found.start);
  const clause = sentence.clauses.find(({ from, end }) => from <= dateAt && dateAt < end);
  const span = clause && happened(tokens, clause) ? eventSpan(tokens, clause, dateAt) : null;
  if (!clause || !span || !isSpecific(sentence, clause.subject, clause.subjectEnd)) return [];
  if (
    !isComplete(sentence, clause.verb, span.to) ||
    contentWords(tokens, clause.finite, span.to) < 1
  )
    return [];
  const subject = wordsOf(sentence, span.from, span.to);
  if (!subject || wordCount(subject) > LONGEST || wordCount(subject) < 4 || NO_EVENT.test(subject))
    return [];
  return [{ kind: "event", subject, predicate: found.date, date: found.date, relation: null }];
}

const NO_POINT_IN_TIME = listed("since until by before after between from during");

/** The clause without its date: before it, or after "In 1867,". Null where the date is that of something else. */
function eventSpan(
  tokens: readonly Token[],
  clause: Clause,
  dateAt: number,
): { from: number; to: number } | null {
  const { from, subject, finite, end } = clause;
  if (dateAt < subject) {
    const opening = tokens.slice(from, subject);
    const isDate = dateAt <= from + 5 && opening.length <= 8;
    const isOther = opening.some(
      (token) => hasTag(token, "relative", "subordinator") || isIn(token, NO_POINT_IN_TIME),
    );
    return isDate && !isOther ? { from: subject, to: end } : null;
  }
  const to = dateAt - 1;
  const closing = tokens[to - 1];
  if (
    subject !== from ||
    to <= finite ||
    !closing ||
    closing.verb?.isGerund ||
    closing.tag === "coordinator"
  )
    return null;
  if (closing.verb?.isParticiple && tokens[to - 2]?.tag === "noun" && to - 1 !== finite)
    return null;
  const isOther = tokens
    .slice(finite + 1, to)
    .some(
      (token, index) =>
        hasTag(token, "relative", "subordinator") ||
        finiteWeight(tokens, finite + 1 + index) >= 2.2,
    );
  return isOther ? null : { from: subject, to };
}

/** Does the clause tell of something done once? */
function happened(tokens: readonly Token[], { finite }: Clause): boolean {
  const isPassive = /^(?:was|were)$/u.test(tokens[finite]?.lower ?? "");
  const verb = tokens[isPassive ? withoutAdverbs(tokens, finite + 1) : finite];
  if (!verb?.verb || LASTING.has(verb.verb.base)) return false;
  return isPassive ? verb.verb.isParticiple && !isAdjective(verb) : verb.verb.isPast;
}
