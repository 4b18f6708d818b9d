import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { readClause } from "./grammar-clause";
import { readPurposes } from "./grammar-purposes";
import { namesItsPronouns, refersBack } from "./grammar-reference";
import {
  contentWords,
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  type Span,
  stretch,
} from "./grammar-sentence";
import { before, tie } from "./grammar-ties";
import { finiteWeight, hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";

/** Why something is so, what follows from it, and what it is for. */
export function readCauses(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  if (!sentence) return [];
  return [
    ...reasons(sentence),
    ...conclusions(sentence),
    ...effects(sentence),
    ...readPurposes(sentence),
  ].slice(0, 2);
}

function clauseAfter({ tokens }: Sentence, from: number): Span {
  return { from, to: readClause(tokens, from, tokens.length)?.end ?? tokens.length };
}

/** Can the span be asked about by itself: a whole clause with a clear subject? */
function isEffect(sentence: Sentence, { from, to }: Span): boolean {
  const { tokens, context } = sentence;
  const clause = readClause(tokens, from, to);
  if (!clause || clause.end < to || contentWords(tokens, from, to) < 2) return false;
  const { subject, subjectEnd, finite } = clause;
  const isSubordinate = subject > from && tokens[from]?.tag === "subordinator";
  const isObject = /^(?:it|them|him|her)$/u.test(tokens[finite + 1]?.lower ?? "");
  const isPronoun = tokens[subject]?.tag === "pronoun" || isObject;
  // "Drawing upon works reintroduced …": no clause.
  const isReduced = tokens[subject]?.verb?.isGerund && tokens[finite]?.verb?.isPast;
  if (isSubordinate || isPronoun || isReduced || !namesItsPronouns(tokens, from, to)) return false;
  if (refersBack(tokens, subject, subjectEnd, context, "subject")) return false;
  return isComplete(sentence, from, to);
}

/** A reason: a clause, or a noun phrase where `isPhrase`. Its pronouns may mean what the effect names. */
function isReason(sentence: Sentence, { from, to }: Span, isPhrase: boolean): boolean {
  if (
    to - from < 2 ||
    contentWords(sentence.tokens, from, to) < 1 ||
    !isComplete(sentence, from, to)
  )
    return false;
  if (isPhrase)
    return !refersBack(sentence.tokens, from, Math.min(to, from + 1), sentence.context, "subject");
  const clause = readClause(sentence.tokens, from, to);
  return clause !== null && clause.end >= to;
}

const REASON_PHRASE =
  /^(?:because of|as a (?:result|consequence) of|due to|owing to|thanks to|on account of)(?= )(?! (?:this|that|these|those|such)\b)/iu;
/** Before "because" these belong to it, or make it no reason: "not because", "is because". */
const WEIGHS = listed(
  "partly mainly largely mostly primarily simply probably precisely perhaps especially",
);
const NO_REASON_AFTER = listed("not only just merely is was are were be and or but either");
const PERFECT = /\b(?:ha[sd]|have)\b|\bever since\b/u;

/** "… because …", "Because …, …", "… due to …", "Since …, …". */
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
    const phrase = REASON_PHRASE.exec(stretch(sentence, at))?.[0];
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
    if (!effect || !reason || !isEffect(sentence, effect) || !isReason(sentence, reason, !!phrase))
      continue;
    const made = tie("cause", sentence, effect, reason, stretch(sentence, at, from));
    if (made) return [made];
  }
  return [];
}

function following(sentence: Sentence, at: number, from: number, isPhrase: boolean): [Span, Span] {
  const effect = withoutSpeaker(sentence, before(sentence, at));
  // "mainly because": the adverb belongs to the reason.
  while (effect.to > effect.from && isIn(sentence.tokens[effect.to - 1], WEIGHS)) effect.to -= 1;
  return [effect, isPhrase ? phraseAfter(sentence, from) : clauseAfter(sentence, from)];
}

const SAYS =
  /^(?:argue|note|believe|claim|suggest|say|state|show|find|think|observe|conclude|report|explain|hold|maintain|write|propose|mean|know|assume)$/u;

/** "Tumin noted that X because Y": the reason is one for X. */
function withoutSpeaker({ tokens }: Sentence, { from, to }: Span): Span {
  const clause = readClause(tokens, from, to);
  const that = clause ? clause.finite + 1 : -1;
  const isSaid = SAYS.test(tokens[that - 1]?.verb?.base ?? "") && tokens[that]?.lower === "that";
  return { from: isSaid ? that + 1 : from, to };
}

/** "Because X, Y": the reason ends at the comma from which a whole clause can be read. */
function fronted(
  { tokens }: Sentence,
  from: number,
  isPhrase: boolean,
): [Span, Span] | [null, null] {
  for (let at = from + 1; at < Math.min(tokens.length - 2, from + 30); at += 1) {
    if (!isAfterComma(tokens[at])) continue;
    const effect = readClause(tokens, at, tokens.length);
    if (effect?.subject !== at) continue;
    const reason = isPhrase ? null : readClause(tokens, from, at);
    if (isPhrase || (reason && reason.end >= at))
      return [
        { from: at, to: effect.end },
        { from, to: at },
      ];
  }
  return [null, null];
}

const ENDS_PHRASE = listed("because while whereas but although when if so");

/** A noun phrase after "due to", up to a comma that stands in no list, or to the end. */
function phraseAfter({ tokens }: Sentence, from: number): Span {
  let to = from + 1;
  for (let token = tokens[to]; token && !isIn(token, ENDS_PHRASE); token = tokens[to]) {
    if (/[;:—]/u.test(token.before) || (isAfterComma(token) && !goesOn(tokens, to))) break;
    to += 1;
  }
  return { from, to };
}

/** "falsification, fabrication, or errors": the comma stands in a list. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 10); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "relative" || finiteWeight(tokens, index) >= 1.5) return false;
    if (/^(?:and|or)$/u.test(token.lower)) return index > at || tokens[at + 1]?.tag === "noun";
  }
  return false;
}

const CONCLUDES =
  /^(?:so(?! that| far| long| many| much| on| forth| as| called)|(?:and (?:so )?)?(?:therefore|consequently|as a result|as a consequence|hence|thus)|and so|which is why|that is why|which explains why|which mean[st](?: that)?)(?=,? )/iu;

/** "X, so Y", "X, which is why Y", "X; therefore, Y". */
function conclusions(sentence: Sentence): FoundFact[] {
  const { tokens, start } = sentence;
  for (let at = start + 3; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed || !/[,;—]/u.test(token.before)) continue;
    const relation = CONCLUDES.exec(stretch(sentence, at))?.[0];
    if (!relation) continue;
    const reason = before(sentence, at);
    const effect = clauseAfter(sentence, at + relation.split(" ").length);
    if (tokens[effect.from]?.verb?.isGerund) continue;
    if (!isEffect(sentence, reason) || !isReason(sentence, effect, false)) continue;
    // Where the effect is clear by itself, it can be asked why; else what follows.
    const isClear = isEffect(sentence, effect);
    if (!isClear && /why/u.test(relation)) continue;
    const made = isClear
      ? tie("cause", sentence, effect, reason, relation)
      : tie("consequence", sentence, reason, effect, relation);
    if (made) return [made];
  }
  return [];
}

const LEADS =
  /^(?:(?:can|may|could|often) )?(?:leads? to|led to|results? in|resulted in|causes?|caused|gives? rise to|gave rise to|brings? about|brought about|triggers?|triggered|contribute[sd]? to)(?= )/u;
const FOLLOWS =
  /^(?:(?:is|are|was|were) (?:caused by|due to|the result of|produced by|triggered by)|results? from|resulted from|arises? from|stems? from)(?= )/u;

/** "X leads to Y", "Y is caused by X". */
function effects(sentence: Sentence): FoundFact[] {
  const { tokens } = sentence;
  return sentence.clauses.flatMap(({ from, subject, subjectEnd, finite, end }) => {
    const said = stretch(sentence, finite, end);
    const forward = LEADS.exec(said)?.[0];
    const verb = forward ?? FOLLOWS.exec(said)?.[0];
    if (!verb || subject !== from) return [];
    const own = { from: subject, to: subjectEnd };
    const other = { from: finite + verb.split(" ").length, to: end };
    const words = tokens.slice(other.from, end);
    // "causes the tubule to take back sodium": that is a deed, not a thing.
    const isDeed =
      /caused?s?$/u.test(verb) &&
      words.some(({ lower }, at) => lower === "to" && words[at + 1]?.verb?.isBase);
    if (
      isDeed ||
      words.length < 2 ||
      /^(?:various|many|several|some|different|other)$/u.test(words[0]?.lower ?? "") ||
      contentWords(tokens, other.from, end) < 1
    )
      return [];
    if (/^(?:to|by)$/u.test(words[0]?.lower ?? "") || hasTag(words[0], "auxiliary", "pronoun"))
      return [];
    if (!isSpecific(sentence, own.from, own.to)) return [];
    if (!isComplete(sentence, other.from, other.to, forward ? "predicate" : "subject")) return [];
    return tie("consequence", sentence, forward ? own : other, forward ? other : own, verb) ?? [];
  });
}
