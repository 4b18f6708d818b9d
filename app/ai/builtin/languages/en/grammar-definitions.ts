import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { appositions } from "./grammar-appositions";
import type { Clause } from "./grammar-clause";
import { calledWithin, namedByApposition } from "./grammar-naming";
import { headOf } from "./grammar-phrase";
import { isAnaphoric } from "./grammar-reference";
import {
  contentWords,
  hasArticle,
  isComplete,
  isSpecific,
  namedSubject,
  readSentence,
  type Sentence,
  type Span,
  textBetween,
  textOfSpan,
} from "./grammar-sentence";
import { definition, isTerm, isUndefiningHead, termEnd } from "./grammar-terms";
import { hasTag, isAfterComma, isBe, isIn, listed, type Token } from "./grammar-tokens";
import { fieldOfNoun, isPluralNoun } from "./lexicon/noun-classes";

/** Reads "X is a … that", "X refers to …", "… is called X", "X, a … that …,". */
export function readDefinitions(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  if (!sentence) return [];
  const main = sentence.clauses.flatMap((clause) =>
    hasSafeOpening(sentence, clause)
      ? (meantBy(sentence, clause) ??
        namedAs(sentence, clause) ??
        named(sentence, clause) ??
        isA(sentence, clause) ??
        [])
      : [],
  );
  const asides = [
    ...calledWithin(sentence),
    ...namedByApposition(sentence),
    ...appositions(sentence),
  ];
  return [...main, ...asides.filter(({ subject }) => !main.some((one) => one.subject === subject))];
}

/**
 * Whether the adverbial before the term is harmless: "In economics,", "From a biological
 * perspective,".
 */
function hasSafeOpening(sentence: Sentence, { from, subject }: Clause): boolean {
  return /^$|^(?:In (?!other|this|that|short|fact|our)\p{Ll}+(?: \p{Ll}+)?|(?:In|From|For) (?!this|that|our)[^,]* (?:perspective|view|terms|sense|context|field|theory))$/u.test(
    textBetween(sentence, from, subject),
  );
}

const MEANING_VERB =
  /^(?:refers? to|means?(?: that)?|denotes?|describes?|(?:is|are|can be|may be) defined as|is used (?:to describe|for)|is the (?:term|name) for|is a term (?:used )?(?:to describe|for)|stands? for|signif(?:y|ies)|(?:is|are) understood as)\b/u;
/** Verbs that define only words introduced as such. */
const AMBIGUOUS_MEANING_VERB = /^(?:describe|is used|mean|signif|stand)/u;

/** Reads "The term X refers to …", "X is defined as …". */
function meantBy(
  sentence: Sentence,
  { subject: start, subjectEnd, finite, end }: Clause,
): FoundFact | null {
  const { tokens, context } = sentence;
  const verb = MEANING_VERB.exec(textBetween(sentence, finite))?.[0];
  if (!verb) return null;
  const isWord = /^the (?:term|word|concept|phrase|expression|abbreviation|name)s?$/iu.test(
    textBetween(sentence, start, start + 2),
  );
  const from = isWord ? start + 2 : start;
  if (
    !isWord &&
    (!isTerm(sentence, from, subjectEnd) ||
      (AMBIGUOUS_MEANING_VERB.test(verb) && !verb.startsWith("mean")))
  )
    return null;
  const body = finite + verb.split(" ").length;
  if (
    isAnaphoric(tokens, from, subjectEnd, context, "subject") ||
    !isComplete(sentence, body, end, "definition")
  )
    return null;
  const { subject, aliases } = namedSubject(sentence, from, subjectEnd);
  return definition(sentence, subject, { from: body, to: end }, verb, aliases);
}

/** Reads "Removing waste from the body is called excretion." */
function namedAs(
  sentence: Sentence,
  { subject, subjectEnd, finite, end }: Clause,
): FoundFact | null {
  const { tokens, context } = sentence;
  if (!isBe(tokens[finite])) return null;
  let at = finite + 1;
  while (tokens[at]?.tag === "adverb") at += 1;
  const naming = /^(?:called|termed|named|known as|referred to as)\b/u.exec(
    textBetween(sentence, at),
  )?.[0];
  if (!naming) return null;
  const from = at + naming.split(" ").length;
  const to = termEnd(sentence, from, end);
  const own = withoutDemonstrative(tokens, subject, subjectEnd);
  // The named phrase must have more than its head: not "The process is called …".
  const isTold = tokens[own]?.verb?.isGerund || contentWords(tokens, own, subjectEnd) >= 2;
  if (!isTold || subjectEnd - own < 3 || !isTerm(sentence, from, to)) return null;
  if (isAnaphoric(tokens, own, subjectEnd, context, "subject") || tokens[own]?.tag === "pronoun")
    return null;
  const relation = textBetween(sentence, finite, from);
  return definition(
    sentence,
    textOfSpan(sentence, from, to),
    { from: own, to: subjectEnd },
    relation,
  );
}

/**
 * Removes a demonstrative that a clause makes redundant: "Such goods that all may use", "This
 * arrangement, in which …".
 */
function withoutDemonstrative(tokens: readonly Token[], from: number, to: number): number {
  const [pointer, noun] = [tokens[from], tokens[from + 1]];
  if (!/^(?:such|this|these)$/u.test(pointer?.lower ?? "") || noun?.tag !== "noun") return from;
  const clause = tokens.slice(from + 2, to).findIndex((token) => token.tag === "relative");
  return clause >= 0 && clause <= 4 ? from + 1 : from;
}

/** Reads a bold complement as the term: "The pale outer zone is the **cortex**". */
function named(sentence: Sentence, { subject, subjectEnd, finite, end }: Clause): FoundFact | null {
  const { context, tokens } = sentence;
  if (!isBe(tokens[finite]) || subjectEnd - subject < 3) return null;
  const complement = textBetween(sentence, finite + 1, end)
    .toLowerCase()
    .replace(/^(?:an?|the) /u, "")
    .replace(/["“”]/gu, "");
  const bold = context.bold.find((one) => one.length > 2 && one.toLowerCase() === complement);
  // The term makes "the …" in a series of parallel sentences clear.
  const isClear = isSpecific(
    { ...sentence, context: { ...context, previous: null, headings: [sentence.text] } },
    subject,
    subjectEnd,
  );
  return bold && isClear && !isIn(tokens[subject + 1], EVALUATIVE_WORDS)
    ? definition(
        sentence,
        bold,
        { from: subject, to: subjectEnd },
        textBetween(sentence, finite, finite + 1),
      )
    : null;
}

/** Evaluative nouns and adjectives, which do not define. */
const EVALUATIVE_WORDS = listed(
  "far more less true enduring good pretty curious small large controversial inexpensive expensive convenient well-known famous popular important significant powerful useful valuable dangerous difficult easy interesting remarkable excellent effective extremely deeply highly very quite rather particularly especially relatively perfect favorite notable prominent leading growing increasingly serious least huge",
);

/** Reads "Lichens are composite organisms that …", "A democracy is a government in which …". */
function isA(
  sentence: Sentence,
  { subject: start, subjectEnd, finite, end: clauseEnd }: Clause,
): FoundFact | null {
  const { tokens, context } = sentence;
  const be = tokens[finite]?.lower ?? "";
  const from = finite + 1;
  if (!/^(?:is|are|was|were)$/u.test(be)) return null;
  if (be === "is" && /^(?:when|where)$/u.test(tokens[from]?.lower ?? ""))
    return isWhen(sentence, { from: start, to: subjectEnd }, from);
  if (!isKind(tokens, be, from, clauseEnd)) return null;
  if (
    !isTerm(sentence, start, subjectEnd) ||
    isAnaphoric(tokens, start, subjectEnd, context, "subject")
  )
    return null;
  // A past tense narrates, except about a name.
  const isName = tokens
    .slice(start, subjectEnd)
    .some((token) => token.isName || (token.start > 0 && /^\p{Lu}/u.test(token.text)));
  if (/^w/u.test(be) && !isName) return null;
  const to = secondVerb(tokens, from, clauseEnd);
  const head = headOf(tokens, from, to);
  const opens = tokens[hasArticle(tokens, from) ? from + 1 : from];
  // "a common method to select extremes" is still a definition.
  const isUsual = /^(?:common|classic|simple|basic)$/u.test(opens?.lower ?? "");
  if ((isUndefiningHead(opens) && !isUsual) || isUndefiningHead(tokens[head])) return null;
  if (tokens.slice(from, head).some((token) => isIn(token, EVALUATIVE_WORDS))) return null;
  // A person in an example: "Mary is a scientist".
  const isPerson = fieldOfNoun(tokens[head]?.lower ?? "") === "person";
  if (
    isPerson &&
    subjectEnd === start + 1 &&
    /^\p{Lu}/u.test(tokens[start]?.text ?? "") &&
    !isPluralNoun(tokens[start]?.lower ?? "")
  )
    return null;
  if (tokens.slice(start, subjectEnd).some(({ lower }) => lower === "and")) return null;
  // Inverted: "Surrounding the rim is a blanket of …".
  if (tokens[start]?.verb?.isGerund && tokens[start + 1]?.tag === "determiner") return null;
  const isKey = context.isKeyTerm?.(textBetween(sentence, start, subjectEnd)) !== false;
  // Genus and differentia.
  const isSpecial = tokens
    .slice(from + 2, to)
    .some(
      (token) =>
        hasTag(token, "relative", "preposition") ||
        token.verb?.isParticiple ||
        token.verb?.isGerund,
    );
  const isTold = tokens
    .slice(from + 2, to)
    .some((token) => token.tag === "relative" || token.verb?.isParticiple);
  if (!isKey && (isName || !isTold)) return null;
  if (to - from < (isSpecial ? 4 : 6) || contentWords(tokens, from, to) < 2) return null;
  if (!isComplete(sentence, from, to, "definition")) return null;
  const comma = tokens.findIndex(
    (token, at) => at > start && at < subjectEnd && isAfterComma(token),
  );
  const { subject, aliases } = namedSubject(sentence, start, comma < 0 ? subjectEnd : comma);
  return definition(sentence, subject, { from, to }, be, aliases);
}

/** Reads "A fork is when someone takes the code and modifies it", as learners define. */
function isWhen(sentence: Sentence, term: Span, from: number): FoundFact | null {
  const { tokens, context } = sentence;
  const to = tokens.length;
  if (!isTerm(sentence, term.from, term.to) || contentWords(tokens, from, to) < 2) return null;
  if (isAnaphoric(tokens, term.from, term.to, context, "subject")) return null;
  if (!isComplete(sentence, from, to, "definition")) return null;
  return definition(sentence, textOfSpan(sentence, term.from, term.to), { from, to }, "is");
}

/** Whether the complement names a class: "is a …", "is the … of", "are composite organisms". */
function isKind(tokens: readonly Token[], be: string, from: number, to: number): boolean {
  const opens = tokens[from];
  if (!opens) return false;
  if (/^(?:an?|any)$/u.test(opens.lower)) return true;
  if (opens.lower === "the")
    return tokens.slice(from, to).some((token) => hasTag(token, "preposition", "relative"));
  if (be !== "are" || opens.tag !== "noun" || opens.verb?.isParticiple || opens.verb?.isGerund)
    return false;
  const head = headOf(tokens, from, to);
  return head > from && head < from + 6 && isPluralNoun(tokens[head]?.lower ?? "");
}

const AUXILIARIES = listed("is are was were has have can may will");

/** A definition ends before a second verb: "… and is organized into bureaus". */
function secondVerb(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < to && tokens[at]?.tag !== "relative"; at += 1)
    if (
      tokens[at]?.lower === "and" &&
      (isIn(tokens[at + 1], AUXILIARIES) || isAfterComma(tokens[at + 1]))
    )
      return at;
  return to;
}
