import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { readClause } from "./grammar-clause";
import { refersBack } from "./grammar-reference";
import {
  contentWords,
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  wholeClause,
  wordCount,
  wordsOf,
} from "./grammar-sentence";
import { finiteWeight, isAdjective, isWord, type Token } from "./grammar-tokens";

const LONGEST = 34;

/** A stretch of words, end not included. */
interface Span {
  from: number;
  to: number;
}

/** Why something is so, what follows from it, and what it is for. */
export function readCauses(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  if (!sentence) return [];
  const found = [
    ...reasons(sentence, context),
    ...conclusions(sentence, context),
    ...effects(sentence, context),
    ...purposes(sentence, context),
  ];
  return found.slice(0, 2);
}

/** What stands before "because", back to where its clause begins. */
function before({ tokens, start }: Sentence, at: number): Span {
  let from = start;
  for (let index = at - 1; index > start; index -= 1)
    if (/[;—]|:\s/u.test(tokens[index]?.before ?? "")) {
      from = index;
      break;
    }
  return { from, to: at };
}

/** What follows, up to where its clause ends. */
function after({ tokens }: Sentence, from: number): Span {
  const clause = readClause(tokens, from, tokens.length);
  return { from, to: clause ? clause.end : tokens.length };
}

function fact(
  kind: "cause" | "consequence" | "purpose",
  sentence: Sentence,
  subject: Span,
  predicate: Span,
  relation: string,
): FoundFact | null {
  const told = wordsOf(sentence, subject.from, subject.to);
  const reason = wordsOf(sentence, predicate.from, predicate.to);
  if (!told || !reason || wordCount(told) > LONGEST || wordCount(reason) > LONGEST) return null;
  return { kind, subject: told, predicate: reason, relation };
}

/** Can the span be asked about by itself: a whole clause with a clear subject? */
function isEffect(sentence: Sentence, span: Span, context: SentenceContext): boolean {
  const clause = wholeClause(sentence, span.from, span.to, context);
  if (!clause || refersBack(sentence.tokens, clause.subject, clause.subjectEnd, context, "subject"))
    return false;
  if (
    isWord(sentence.tokens[clause.subject], /^(?:that is|this|it|there)$/iu) ||
    contentWords(sentence.tokens, span.from, span.to) < 2
  )
    return false;
  if (
    clause.subject > span.from &&
    refersBack(sentence.tokens, span.from, clause.subject, context, "predicate")
  )
    return false;
  const lead = sentence.tokens[span.from];
  if (clause.subject > span.from && lead?.tag === "subordinator") return false;
  return isComplete(sentence, span.from, span.to, context);
}

/** A reason: a clause, or a noun phrase where `isPhrase`. Its pronouns may mean what the effect names. */
function isReason(
  sentence: Sentence,
  span: Span,
  context: SentenceContext,
  isPhrase: boolean,
): boolean {
  const { tokens } = sentence;
  if (span.to - span.from < 2 || contentWords(tokens, span.from, span.to) < 1) return false;
  if (!isComplete(sentence, span.from, span.to, context)) return false;
  const clause = readClause(tokens, span.from, span.to);
  return isPhrase ? true : clause !== null && clause.end >= span.to;
}

const PHRASES: readonly (readonly [RegExp, number])[] = [
  [/^because of (?!this|that|these|its|their|his|her\b)/iu, 2],
  [/^as a (?:result|consequence) of (?!this|that|these)/iu, 4],
  [/^due to (?!this|that|these)/iu, 2],
  [/^owing to /iu, 2],
  [/^thanks to /iu, 2],
  [/^on account of /iu, 3],
];

/** "… because …", "Because …, …", "… due to …", "Since …, …". */
function reasons(sentence: Sentence, context: SentenceContext): FoundFact[] {
  const { tokens, text, start } = sentence;
  for (let at = start; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) continue;
    const rest = text.slice(token.start);
    const phrase = PHRASES.find(([pattern]) => pattern.test(rest));
    const isBecause = token.lower === "because" && !phrase && tokens[at + 1]?.lower !== "of";
    const isSince =
      token.lower === "since" &&
      token.tag === "subordinator" &&
      (at === start || /,/u.test(token.before)) &&
      !/\b(?:ha[sd]|have) (?:\p{L}+ly )?been\b|\bever since\b/u.test(text) &&
      !(at === start && /\b(?:has|have|had)\b/u.test(text));
    if (!phrase && !isBecause && !isSince) continue;
    if (
      isWord(
        tokens[at - 1],
        /^(?:not|only|just|simply|merely|partly|mainly|largely|mostly|primarily|is|was|are|were|be|and|or|but|probably|perhaps|precisely|especially|either)$/u,
      ) &&
      at > start &&
      !/,/u.test(token.before)
    ) {
      if (
        !isWord(
          tokens[at - 1],
          /^(?:partly|mainly|largely|mostly|primarily|simply|probably|precisely)$/u,
        )
      )
        continue;
    }
    const from = at + (phrase ? phrase[1] : 1);
    const relation = text.slice(token.start, tokens[from - 1]?.end);
    const [effect, reason] =
      at === start
        ? fronted(sentence, from, !!phrase)
        : [before(sentence, at), phrase ? phraseAfter(sentence, from) : after(sentence, from)];
    if (
      !effect ||
      !reason ||
      !isEffect(sentence, trimmed(sentence, effect), context) ||
      !isReason(sentence, reason, context, !!phrase)
    )
      continue;
    const made = fact("cause", sentence, trimmed(sentence, effect), reason, relation);
    if (made) return [made];
  }
  return [];
}

/** "Mainly because": the adverb before belongs to the reason. */
function trimmed({ tokens }: Sentence, { from, to }: Span): Span {
  let end = to;
  while (
    end > from &&
    tokens[end - 1]?.tag === "adverb" &&
    isWord(
      tokens[end - 1],
      /^(?:partly|mainly|largely|mostly|primarily|simply|probably|precisely|perhaps|especially)$/u,
    )
  )
    end -= 1;
  return { from, to: end };
}

/** "Because X, Y": the reason ends at the comma from which a whole clause can be read. */
function fronted(
  { tokens }: Sentence,
  from: number,
  isPhrase: boolean,
): [Span, Span] | [null, null] {
  for (let at = from + 1; at < Math.min(tokens.length - 2, from + 30); at += 1) {
    if (!/,/u.test(tokens[at]?.before ?? "") || tokens[at]?.tag === "coordinator") continue;
    const reason = readClause(tokens, from, at);
    const effect = readClause(tokens, at, tokens.length);
    if (effect && effect.subject === at && (isPhrase || (reason && reason.end >= at)))
      return [
        { from: at, to: effect.end },
        { from, to: at },
      ];
  }
  return [null, null];
}

/** A noun phrase after "due to", up to a comma or the end. */
function phraseAfter({ tokens }: Sentence, from: number): Span {
  let to = from + 1;
  while (
    to < tokens.length &&
    (!/[,;:—]/u.test(tokens[to]?.before ?? "") || goesOn(tokens, to)) &&
    !isWord(tokens[to], /^(?:because|while|whereas|but|although|when|if|so)$/u)
  )
    to += 1;
  return { from, to };
}

/** "falsification, fabrication, or errors": the comma stands in a list. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (!/,/u.test(tokens[at]?.before ?? "")) return false;
  for (let index = at; index < Math.min(tokens.length, at + 10); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "relative" || finiteWeight(tokens, index) >= 1.5) return false;
    if (isWord(token, /^(?:and|or)$/u)) return index > at || tokens[at + 1]?.tag === "noun";
  }
  return false;
}

const CONCLUDES =
  /^(?:so(?! that| far| long| many| much| on| forth| as| called)|(?:and |and so |and )?(?:therefore|consequently|as a result|as a consequence|hence|thus)|and so|which is why|that is why|which explains why|which means(?: that)?|which meant(?: that)?)(?:,)? /iu;

/** "X, so Y", "X, which is why Y", "X; therefore, Y". */
function conclusions(sentence: Sentence, context: SentenceContext): FoundFact[] {
  const { tokens, text, start } = sentence;
  for (let at = start + 3; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed || !/[,;—]/u.test(token.before)) continue;
    const marker = CONCLUDES.exec(text.slice(token.start))?.[0];
    if (!marker) continue;
    const from = tokens.findIndex((one) => one.start >= token.start + marker.length);
    if (from < 0) continue;
    const reason = before(sentence, at);
    const effect = after(sentence, from);
    if (
      !readClause(tokens, effect.from, effect.to) ||
      !isEffect(sentence, reason, { ...context, previous: context.previous })
    )
      continue;
    const relation = marker.trim().replace(/,$/u, "");
    if (/why/u.test(marker) || isEffect(sentence, effect, context)) {
      if (!isEffect(sentence, effect, context)) continue;
      const made = fact("cause", sentence, effect, reason, relation);
      if (made) return [made];
    }
    if (!isReason(sentence, effect, context, false)) continue;
    const made = fact("consequence", sentence, reason, effect, relation);
    if (made) return [made];
  }
  return [];
}

const LEADS =
  /^(?:leads? to|led to|results? in|resulted in|causes?|caused|gives? rise to|gave rise to|brings? about|brought about|triggers?|triggered|contribute[sd]? to|can (?:lead to|result in|cause)|may (?:lead to|result in|cause))$/u;
const FOLLOWS =
  /^(?:(?:is|are|was|were) (?:caused by|due to|the result of|produced by|triggered by)|results? from|resulted from|arises? from|stems? from)$/u;

/** "X leads to Y", "Y is caused by X". */
function effects(sentence: Sentence, context: SentenceContext): FoundFact[] {
  const { clause, tokens, text } = sentence;
  if (!clause || clause.subject !== clause.from) return [];
  for (let length = 1; length <= 4; length += 1) {
    const from = clause.finite + length;
    const verb = text.slice(tokens[clause.finite]?.start ?? 0, tokens[from - 1]?.end ?? 0);
    const isForward = LEADS.test(verb);
    if ((!isForward && !FOLLOWS.test(verb)) || from >= clause.end) continue;
    const own: Span = { from: clause.subject, to: clause.subjectEnd };
    const other: Span = { from, to: clause.end };
    if (
      /^causes?$|^caused$/u.test(verb) &&
      (isWord(tokens[from], /^(?:by)$/u) ||
        tokens
          .slice(from, clause.end)
          .some(
            (token, index) =>
              token.lower === "to" && index > 0 && tokens[from + index + 1]?.verb?.isBase,
          ))
    )
      continue;
    if (
      tokens[from]?.lower === "to" ||
      tokens[from]?.tag === "auxiliary" ||
      tokens[from]?.tag === "pronoun"
    )
      continue;
    if (
      !isSpecific(sentence, own.from, own.to, context) ||
      !isComplete(sentence, other.from, other.to, context, isForward ? "predicate" : "subject")
    )
      continue;
    if (contentWords(tokens, other.from, other.to) < 1 || other.to - other.from < 2) continue;
    const made = isForward
      ? fact("consequence", sentence, own, other, verb)
      : fact("consequence", sentence, other, own, verb);
    if (made) return [made];
  }
  return [];
}

/** "in order to", "so that … can", "is used to". */
function purposes(sentence: Sentence, context: SentenceContext): FoundFact[] {
  const { tokens, text, start } = sentence;
  for (let at = start + 2; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) continue;
    const rest = text.slice(token.start);
    const isOrder =
      /^in order (?:to|that|for) |^so as to |^to (?:ensure|prevent|avoid|protect|allow|enable|reduce|increase|make sure) /u.test(
        rest,
      ) &&
      (token.lower !== "to" || isAfterObject(sentence, at));
    const isSoThat = /^so that /u.test(rest);
    const isUse =
      clauseUses(sentence, at) &&
      token.lower === "used" &&
      isWord(tokens[at - 1], /^(?:is|are|was|were|be)$/u) &&
      isWord(tokens[at + 1], /^(?:to|for|in)$/u) &&
      tokens[at + 1]?.lower !== "in";
    if (!isOrder && !isSoThat && !isUse) continue;
    const deed = before(sentence, isUse ? at + 1 : at);
    const clause = readClause(tokens, isUse ? at + 1 : at + 1, tokens.length);
    const from = isUse
      ? at + 1
      : token.lower === "in"
        ? at + 2
        : token.lower === "so" && !isSoThat
          ? at + 2
          : at;
    let to = isSoThat
      ? (readClause(tokens, at + 2, tokens.length)?.end ?? -1)
      : purposeEnd(sentence, from);
    if (clause === null && isSoThat) to = -1;
    if (to < 0 || !isDeed(sentence, deed, context) || !isComplete(sentence, from, to, context))
      continue;
    if (contentWords(tokens, from, to) < 2) continue;
    const isAim =
      !isSoThat ||
      /^(?:can|could|may|might|will|would|do|does|must|should)$/u.test(
        tokens.slice(at, to).find((_, index) => finiteWeight(tokens, at + index) >= 3)?.lower ?? "",
      );
    const made = fact(
      isAim ? "purpose" : "consequence",
      sentence,
      deed,
      { from: isAim ? from : at + 2, to },
      isUse ? "used" : text.slice(token.start, tokens[at + 1]?.end),
    );
    if (made) return [made];
  }
  return [];
}

/** Is "used" what the main clause says, and not part of another one? */
function clauseUses({ tokens, clause }: Sentence, at: number): boolean {
  return (
    clause !== null &&
    clause.finite < at &&
    tokens
      .slice(clause.finite + 1, at)
      .every((token) => token.tag === "adverb" || token.lower === "be")
  );
}

/** "Chlorine is used": one word more than its verb is enough before what it is used for. */
function isDeed(sentence: Sentence, span: Span, context: SentenceContext): boolean {
  const clause = readClause(sentence.tokens, span.from, span.to);
  if (!clause || clause.end < span.to || clause.subject !== clause.from) return false;
  return (
    isSpecific(sentence, clause.subject, clause.subjectEnd, context) &&
    isComplete(sentence, clause.verb, span.to, context)
  );
}

function isAfterObject({ tokens }: Sentence, at: number): boolean {
  const previous = tokens[at - 1];
  return (
    previous?.tag === "noun" &&
    !previous.verb?.isParticiple &&
    !isAdjective(previous) &&
    !isWord(
      previous,
      /^(?:enough|sufficient|attempt|ability|need|effort|way|right|power|desire|able|tendency|failure|method|used|designed|steps|measures|order|capacity|chance|plan|try|likely|necessary|important|action)s?$/u,
    )
  );
}

function purposeEnd({ tokens }: Sentence, from: number): number {
  let to = from + 1;
  while (
    to < tokens.length &&
    !/[;:—]/u.test(tokens[to]?.before ?? "") &&
    !(
      /,/u.test(tokens[to]?.before ?? "") &&
      isWord(tokens[to], /^(?:which|who|but|while|whereas|although|because|where|so|as)$/u)
    ) &&
    !isWord(tokens[to], /^(?:because|whereas|although)$/u)
  )
    to += 1;
  return to;
}
