import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { readClause } from "./grammar-clause";
import { readConditions } from "./grammar-conditions";
import { headOf } from "./grammar-phrase";
import { readPurposes } from "./grammar-purposes";
import { resolvesPronouns } from "./grammar-reference";
import { clauseBefore, fronted, isEffect, isReason, relateSpans } from "./grammar-relations";
import {
  contentWords,
  hasArticle,
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  type Span,
  textBetween,
  textOfSpan,
} from "./grammar-sentence";
import { finiteVerbScore, hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";
import { fieldOfNoun } from "./lexicon/noun-classes";

/** Reads causes, consequences and purposes. */
export function readCauses(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  if (!sentence) return [];
  return [
    ...crossSentenceCause(sentence),
    ...reasons(sentence),
    ...conclusions(sentence),
    ...effects(sentence),
    ...readConditions(sentence),
    ...readPurposes(sentence),
  ].slice(0, 2);
}

function clauseAfter({ tokens }: Sentence, from: number): Span {
  return { from, to: readClause(tokens, from, tokens.length)?.end ?? tokens.length };
}

const RESULT_CONNECTIVE =
  /^(?:As a (?:result|consequence)|Consequently|Therefore|For this reason|(?:That|This) is why),? /u;
const EXPLANATION_CONNECTIVE = /^(?:This|That) (?:is|was) (?:\p{Ll}+ )?(?:because|due to) (?!of )/u;
const MAX_QUOTE_LENGTH = 300;

/** Reads causes across sentences: "Demand outran supply. As a result, prices rose." */
function crossSentenceCause(sentence: Sentence): FoundFact[] {
  const { text, tokens, context } = sentence;
  const opens = RESULT_CONNECTIVE.exec(text)?.[0] ?? EXPLANATION_CONNECTIVE.exec(text)?.[0];
  const quote = `${context.previous} ${text}`;
  if (!opens || !context.previous || quote.length > MAX_QUOTE_LENGTH) return [];
  const before = readSentence(context.previous, { ...context, previous: null });
  const [first] = before?.clauses ?? [];
  const from = opens.trim().split(" ").length;
  const own = { from, to: readClause(tokens, from, tokens.length)?.end ?? tokens.length };
  if (!before || !first || own.to < tokens.length) return [];
  const earlier = { from: before.start, to: before.tokens.length };
  if (!isEffect(before, earlier)) return [];
  const [told, said] = [
    textOfSpan(before, earlier.from, earlier.to),
    textOfSpan(sentence, own.from, own.to),
  ];
  if (!told || !said) return [];
  const relation = opens.replace(/,? $/u, "");
  if (EXPLANATION_CONNECTIVE.test(text))
    return isReason(sentence, own, /due/u.test(opens))
      ? [{ kind: "cause", subject: told, predicate: said, relation, quote }]
      : [];
  return isEffect(sentence, own)
    ? [{ kind: "cause", subject: said, predicate: told, relation, quote }]
    : [];
}

const REASON_PHRASE =
  /^(?:because of|as a (?:result|consequence) of|due to|owing to|thanks to|on account of)(?= )(?! (?:this|that|these|those|such)\b)/iu;
/**
 * Adverbs before "because" that belong to the reason, or negate it: "not because", "is because".
 */
const REASON_ADVERBS = listed(
  "partly mainly largely mostly primarily simply probably precisely perhaps especially",
);
const NO_REASON_AFTER = listed("not only just merely is was are were be and or but either");
const PERFECT = /\b(?:ha[sd]|have)\b|\bever since\b/u;

/** Reads "… because …", "Because …, …", "… due to …", "Since …, …". */
function reasons(sentence: Sentence): FoundFact[] {
  const { tokens, text, start } = sentence;
  for (let at = start; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (
      !token ||
      token.isBracketed ||
      !/^(?:because|as|due|owing|thanks|on|since)$/u.test(token.lower)
    )
      continue;
    const phrase = REASON_PHRASE.exec(textBetween(sentence, at))?.[0];
    const isBecause = token.lower === "because" && tokens[at + 1]?.lower !== "of";
    const mayBeTime =
      token.lower === "since" &&
      token.tag === "subordinator" &&
      (at === start || isAfterComma(token));
    if (!phrase && !isBecause && !(mayBeTime && !PERFECT.test(text))) continue;
    if (at > start && !isAfterComma(token) && isIn(tokens[at - 1], NO_REASON_AFTER)) continue;
    const from = at + (phrase?.split(" ").length ?? 1);
    const [effect, reason] =
      at === start ? fronted(sentence, from, !!phrase) : following(sentence, at, from, !!phrase);
    if (!effect || !reason || !addsTo(sentence, effect, reason)) continue;
    const relation = textBetween(sentence, at, from);
    const made =
      isEffect(sentence, effect) && isReason(sentence, reason, !!phrase)
        ? relateSpans("cause", sentence, effect, reason, relation)
        : at === start && !phrase
          ? outcome(sentence, reason, effect, relation)
          : null;
    if (made) return [made];
  }
  return [];
}

/**
 * Reads a consequence if only the reason resolves the pronoun: "Because Mercury is near the Sun, it
 * is hard to see".
 */
function outcome(
  sentence: Sentence,
  reason: Span,
  effect: Span,
  relation: string,
): FoundFact | null {
  const { tokens } = sentence;
  if (!/^(?:it|they|he|she)$/u.test(tokens[effect.from]?.lower ?? "")) return null;
  if (!isEffect(sentence, reason) || !isReason(sentence, effect, false)) return null;
  if (contentWords(tokens, effect.from, effect.to) < 2) return null;
  return resolvesPronouns(tokens, reason.from, effect.to)
    ? relateSpans("consequence", sentence, reason, effect, relation)
    : null;
}

/**
 * Whether the clause gives no reason: "The Moon is interesting because it is not just any moon".
 */
function addsTo({ tokens }: Sentence, effect: Span, reason: Span): boolean {
  const told = tokens.slice(effect.from, effect.to).map(({ lower }) => lower);
  return tokens
    .slice(reason.from, reason.to)
    .some(({ tag, lower }) => tag === "noun" && !told.includes(lower));
}

function following(sentence: Sentence, at: number, from: number, isPhrase: boolean): [Span, Span] {
  const effect = withoutSpeaker(sentence, clauseBefore(sentence, at));
  // The adverb belongs to the reason: "mainly because".
  while (effect.to > effect.from && isIn(sentence.tokens[effect.to - 1], REASON_ADVERBS))
    effect.to -= 1;
  return [effect, isPhrase ? phraseAfter(sentence, from) : clauseAfter(sentence, from)];
}

const REPORTING_CLAUSE =
  /^(?:argue|note|believe|claim|suggest|say|state|show|find|think|observe|conclude|report|explain|hold|maintain|write|propose|mean|know|assume)$/u;

/** Removes the speaker: "Tumin noted that X because Y". */
function withoutSpeaker({ tokens }: Sentence, { from, to }: Span): Span {
  const clause = readClause(tokens, from, to);
  const that = clause ? clause.finite + 1 : -1;
  const isReportedSpeech =
    REPORTING_CLAUSE.test(tokens[that - 1]?.verb?.base ?? "") && tokens[that]?.lower === "that";
  return { from: isReportedSpeech ? that + 1 : from, to };
}

const ENDS_PHRASE = listed("because while whereas but although when if so");

/** The noun phrase after "due to", up to a comma outside lists. */
function phraseAfter({ tokens }: Sentence, from: number): Span {
  let to = from + 1;
  for (let token = tokens[to]; token && !isIn(token, ENDS_PHRASE); token = tokens[to]) {
    if (/[;:—]/u.test(token.before) || (isAfterComma(token) && !isContinuation(tokens, to))) break;
    to += 1;
  }
  return { from, to };
}

/** Whether the comma is in a list: "falsification, fabrication, or errors". */
function isContinuation(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 10); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "relative" || finiteVerbScore(tokens, index) >= 1.5) return false;
    if (/^(?:and|or)$/u.test(token.lower)) return index > at || tokens[at + 1]?.tag === "noun";
  }
  return false;
}

const CONCLUSION_CONNECTIVE =
  /^(?:so(?! that| far| long| many| much| on| forth| as| called)|(?:and (?:so )?)?(?:therefore|consequently|as a result|as a consequence|hence|thus)|and so|which is why|that is why|which explains why|which mean[st](?: that)?)(?=,? )/iu;

/** Reads conclusions: "X, so Y", "X, which is why Y", "X; therefore, Y". */
function conclusions(sentence: Sentence): FoundFact[] {
  const { tokens, start } = sentence;
  for (let at = start + 3; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed || !/[,;—]/u.test(token.before)) continue;
    const relation = CONCLUSION_CONNECTIVE.exec(textBetween(sentence, at))?.[0];
    if (!relation) continue;
    const reason = clauseBefore(sentence, at);
    const effect = clauseAfter(sentence, at + relation.split(" ").length);
    if (tokens[effect.from]?.verb?.isGerund) continue;
    if (!isEffect(sentence, reason) || !isReason(sentence, effect, false)) continue;
    // A self-contained effect is asked for by "why", otherwise the consequence is asked for.
    const isClear = isEffect(sentence, effect);
    if (!isClear && /why/u.test(relation)) continue;
    const made = isClear
      ? relateSpans("cause", sentence, effect, reason, relation)
      : relateSpans("consequence", sentence, reason, effect, relation);
    if (made) return [made];
  }
  return [];
}

const CAUSE_VERB =
  /^(?:(?:can|may|could|often) )?(?:leads? to|led to|results? in|resulted in|causes?|caused|gives? rise to|gave rise to|brings? about|brought about|triggers?|triggered|contribute[sd]? to)(?= )/u;
const EFFECT_VERB =
  /^(?:(?:is|are|was|were) (?:caused by|due to|the result of|produced by|triggered by)|results? from|resulted from|arises? from|stems? from)(?= )/u;

/** Reads effects: "X leads to Y", "Y is caused by X". */
function effects(sentence: Sentence): FoundFact[] {
  const { tokens } = sentence;
  return sentence.clauses.flatMap(({ from, subject, subjectEnd, finite, end }) => {
    const said = textBetween(sentence, finite, end);
    const forward = CAUSE_VERB.exec(said)?.[0];
    const verb = forward ?? EFFECT_VERB.exec(said)?.[0];
    if (!verb || subject !== from) return [];
    const own = { from: subject, to: subjectEnd };
    const other = { from: finite + verb.split(" ").length, to: end };
    const words = tokens.slice(other.from, end);
    // An action, not a thing: "causes the tubule to take back sodium".
    const isAction =
      /caused?s?$/u.test(verb) &&
      words.some(({ lower }, at) => lower === "to" && words[at + 1]?.verb?.isBase);
    if (
      isAction ||
      words.length < 2 ||
      /^(?:various|many|several|some|different|other)$/u.test(words[0]?.lower ?? "") ||
      contentWords(tokens, other.from, end) < 1
    )
      return [];
    if (/^(?:to|by)$/u.test(words[0]?.lower ?? "") || hasTag(words[0], "auxiliary", "pronoun"))
      return [];
    // Too unspecific: "The ninth century", "a promise".
    const head = tokens[headOf(tokens, own.from, own.to)];
    if (
      fieldOfNoun(head?.lower ?? "") === "time" ||
      (hasArticle(tokens, other.from) && words.length < 3)
    )
      return [];
    if (!isSpecific(sentence, own.from, own.to)) return [];
    if (!isComplete(sentence, other.from, other.to, forward ? "predicate" : "subject")) return [];
    return (
      relateSpans("consequence", sentence, forward ? own : other, forward ? other : own, verb) ?? []
    );
  });
}
