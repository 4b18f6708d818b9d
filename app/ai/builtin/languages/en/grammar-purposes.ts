import type { FoundFact } from "../../facts/fact";
import { readClause } from "./grammar-clause";
import { clauseBefore, relateSpans } from "./grammar-relations";
import {
  contentWords,
  isComplete,
  isSpecific,
  type Sentence,
  type Span,
  textBetween,
} from "./grammar-sentence";
import {
  finiteVerbScore,
  hasTag,
  isAdjective,
  isAfterComma,
  isBe,
  isIn,
  listed,
  type Token,
} from "./grammar-tokens";

const PURPOSE_MARKER =
  /^(?:in order to|so as to|to (?:ensure|prevent|avoid|protect|allow|enable|reduce|increase|make sure)) /u;
/**
 * Verbs of actions with a purpose: "built aqueducts to transport water", "is added to kill
 * bacteria".
 */
const PRODUCTION_VERBS = listed(
  "build create establish design develop introduce invent add use pass form construct dig erect install set found organize hire send employ apply release secrete produce adopt issue impose print raise",
);
const MODALS = listed("can could may might will would do does must should");

/** Reads purposes: "in order to", "so that … can", "is used to". */
export function readPurposes(sentence: Sentence): FoundFact[] {
  const { tokens, start } = sentence;
  for (let at = start + 2; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed || !/^(?:in|so|to|used)$/u.test(token.lower)) continue;
    const made =
      token.lower === "used"
        ? use(sentence, at)
        : token.lower === "so" && tokens[at + 1]?.lower === "that"
          ? soThat(sentence, at)
          : purposeClause(sentence, at);
    if (made) return [made];
  }
  return [];
}

/** Reads "Chlorine is used | to kill bacteria". */
function use(sentence: Sentence, at: number): FoundFact | null {
  const { tokens, clauses } = sentence;
  const clause = clauses.find(({ finite, end }) => finite < at && at < end);
  const isMain =
    clause &&
    tokens.slice(clause.finite + 1, at).every((one) => one.tag === "adverb" || one.lower === "be");
  if (!isMain || !/^(?:to|for)$/u.test(tokens[at + 1]?.lower ?? "")) return null;
  return purpose(
    sentence,
    { from: clause.from, to: at + 1 },
    { from: at + 1, to: purposeEnd(tokens, at + 1) },
    "used",
  );
}

/** Reads "… | to ensure that …" after an action, where it is no part of a name. */
function purposeClause(sentence: Sentence, at: number): FoundFact | null {
  const { tokens } = sentence;
  const isTo = tokens[at]?.lower === "to";
  const relation =
    PURPOSE_MARKER.exec(textBetween(sentence, at))?.[0].trim() ??
    (isMade(sentence, at) ? "to" : null);
  if (!relation || (isTo && !isAfterObject(tokens[at - 1]) && relation !== "to")) return null;
  const from = at + (tokens[at]?.lower === "to" ? 0 : 2);
  return purpose(
    sentence,
    clauseBefore(sentence, at),
    { from, to: purposeEnd(tokens, from) },
    relation,
  );
}

function isMade({ tokens, clauses }: Sentence, at: number): boolean {
  const clause = clauses.find(({ finite, end }) => finite < at && at < end);
  const verb = clause && tokens[clause.finite];
  if (!verb || tokens[at]?.lower !== "to" || !tokens[at + 1]?.verb?.isBase) return false;
  const between = tokens.slice(clause.finite + 1, at);
  if (!isBe(verb))
    return (
      PRODUCTION_VERBS.has(verb.verb?.base ?? "") &&
      isAfterObject(tokens[at - 1]) &&
      !between.some((token) => token.verb?.isGerund)
    );
  const done = between.at(-1);
  const isPassive = between.slice(0, -1).every((token) => token.tag === "adverb" || isBe(token));
  return isPassive && done?.verb?.isParticiple === true && PRODUCTION_VERBS.has(done.verb.base);
}

/** Reads "so that … can" as a purpose, other "so that" as a consequence. */
function soThat(sentence: Sentence, at: number): FoundFact | null {
  const { tokens } = sentence;
  const clause = readClause(tokens, at + 2, tokens.length);
  if (!clause) return null;
  const deed = clauseBefore(sentence, at);
  if (isIn(tokens[clause.finite], MODALS))
    return purpose(sentence, deed, { from: at, to: clause.end }, "so that");
  const isWhole = isAction(sentence, deed) && isComplete(sentence, at + 2, clause.end);
  return isWhole
    ? relateSpans("consequence", sentence, deed, { from: at + 2, to: clause.end }, "so that")
    : null;
}

function purpose(
  sentence: Sentence,
  deed: Span,
  { from, to }: Span,
  relation: string,
): FoundFact | null {
  const { tokens } = sentence;
  if (
    !isAction(sentence, deed) ||
    !isComplete(sentence, from, to) ||
    contentWords(tokens, from, to) < 2
  )
    return null;
  // The words before belong to another clause: "institutions to ensure succession failed".
  const isBroken =
    relation !== "so that" &&
    tokens.slice(from, to).some((_, index) => finiteVerbScore(tokens, from + index) >= 2) &&
    !tokens.slice(from, to).some((one) => hasTag(one, "relative", "subordinator"));
  return isBroken ? null : relateSpans("purpose", sentence, deed, { from, to }, relation);
}

function isAction(sentence: Sentence, { from, to }: Span): boolean {
  const { tokens } = sentence;
  const clause = readClause(tokens, from, to);
  if (!clause || clause.end < to || clause.subject !== from) return false;
  // States and embedded actions: "somebody who left in order to …", "is important for plants to …".
  const isState =
    isBe(tokens[clause.finite]) &&
    !tokens
      .slice(clause.finite + 1, clause.finite + 4)
      .some((token) => token.verb?.isParticiple || token.verb?.isGerund);
  if (isState || tokens.slice(clause.finite, to).some((token) => token.tag === "relative"))
    return false;
  return isSpecific(sentence, from, clause.subjectEnd) && isComplete(sentence, clause.verb, to);
}

/** Nouns that take an infinitive: "attempts to", "the ability to". */
const TAKES_INFINITIVE =
  /^(?:enough|sufficient|attempt|ability|need|effort|way|right|power|desire|tendency|failure|method|step|measure|order|capacity|chance|plan|action|means|tool|law|program|system|institution|force|refusal|decision|promise|potential|endeavor|duty|opportunity|reason|time)s?$/u;

function isAfterObject(previous: Token | undefined): boolean {
  return (
    previous?.tag === "noun" &&
    !previous.verb?.isParticiple &&
    !isAdjective(previous) &&
    !TAKES_INFINITIVE.test(previous.lower)
  );
}

const CLAUSE_OPENERS = listed("which who but while whereas although because where so as since");

function purposeEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (token, at) =>
      at > from &&
      (/[;:—]/u.test(token.before) ||
        (isAfterComma(token) && isIn(token, CLAUSE_OPENERS)) ||
        /^(?:because|whereas|although)$/u.test(token.lower)),
  );
  return end < 0 ? tokens.length : end;
}
