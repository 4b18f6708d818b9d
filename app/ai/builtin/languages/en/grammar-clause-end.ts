import { agrees, isListed, isSubject } from "./grammar-phrase";
import { finiteVerbScore, hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";

/** Marks that separate clauses. */
export const CLAUSE_SEPARATOR = /[;:—]|\s–\s|\s-\s/u;

/** Verbs that take a clause without "that". */
const REPORTING_VERB = /^(?:believe|think|say|mean|claim|argue|know|feel|hope|suppose)$/u;

/** The end of the main clause, before another clause or a remark. */
export function clauseEnd(tokens: readonly Token[], finite: number, to: number): number {
  const isReportingVerb =
    REPORTING_VERB.test(tokens[finite]?.verb?.base ?? "") &&
    hasTag(tokens[finite + 1], "determiner", "noun");
  // Embedded clauses whose verb has not come yet: "by which goods and services are sold".
  let pendingVerbs = isReportingVerb ? 1 : 0;
  for (let at = finite + 1; at < to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.isBracketed) continue;
    if (CLAUSE_SEPARATOR.test(token.before) || endsSentence(tokens, at)) {
      // A parenthesis between dashes is part of the clause: "power — influence over people —
      // rests".
      const isDash = /[—–]/u.test(token.before);
      const closing = isDash
        ? tokens.findIndex((one, index) => index > at && /—|\s–\s/u.test(one.before))
        : -1;
      if (closing < 0 || closing >= to) return at;
      at = closing;
    }
    const hasLeft = isAfterComma(token) ? leavesAfterComma : leavesClause;
    if (pendingVerbs === 0 && hasLeft(tokens, at, to)) return withoutTail(tokens, finite, at);
    if (hasTag(token, "relative", "subordinator")) pendingVerbs += 1;
    else if (pendingVerbs > 0 && finiteVerbScore(tokens, at) >= 1.5) pendingVerbs -= 1;
  }
  return to;
}

/** Removes a conjunction at the end: "…, and ultimately". */
function withoutTail(tokens: readonly Token[], finite: number, end: number): number {
  let at = end;
  while (
    at > finite + 1 &&
    tokens[at - 1]?.tag === "adverb" &&
    tokens[at - 2]?.tag === "coordinator"
  )
    at -= 1;
  while (at > finite + 1 && tokens[at - 1]?.tag === "coordinator") at -= 1;
  return at;
}

/** Whether a full stop ends the clause; not in "S. mansoni". */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  return (
    /^["”’)]*\.["”’)]*\s/u.test(tokens[at]?.before ?? "") &&
    !/^(?:\p{L}|vs|Dr|Mrs?|St|No|ca|Jr)$/u.test(tokens[at - 1]?.text ?? "")
  );
}

const CLAUSE_OPENERS = listed("but yet making thus hence nor");
/** Subordinators of remarks, not of indirect questions or speech. */
const REMARK_SUBORDINATORS = listed(
  "because although though while whilst whereas if unless when whenever since as so once until after before",
);

function leavesAfterComma(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  if (isIn(token, CLAUSE_OPENERS))
    return !isAfterComma(next) && !(token.lower === "but" && isPaired(tokens, at));
  if (
    token.tag === "relative" ||
    (token.tag === "subordinator" && isIn(token, REMARK_SUBORDINATORS))
  )
    return true;
  if (token.tag === "preposition" && next.tag === "relative") return true;
  // Relative phrases: ", both of which damage", ", some of whom".
  if (next.lower === "of" && tokens[at + 2]?.tag === "relative") return true;
  if (/^(?:and|for|or)$/u.test(token.lower))
    return (
      next.tag === "subordinator" ||
      beginsClause(tokens, at + 1, to, 1.5) ||
      opensBeforeComma(tokens, at + 1, to)
    );
  return token.tag !== "coordinator" && beginsClause(tokens, at, to, 2.2) && !isListed(tokens, at);
}

/** Whether a pair of conjunctions spans the comma: "not only …, but also …". */
function isPaired(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 20), at)
    .some((token, index, words) => token.lower === "not" && words[index + 1]?.lower === "only");
}

function leavesClause(tokens: readonly Token[], at: number, to: number): boolean {
  const lower = tokens[at]?.lower ?? "";
  if (/^(?:because|whereas|although|though)$/u.test(lower)) return true;
  return /^(?:and|but|so|or)$/u.test(lower) && beginsClause(tokens, at + 1, to, 1.8);
}

/** Whether an adverbial precedes the next subject: ", and in 1953, the king …". */
function opensBeforeComma(tokens: readonly Token[], at: number, to: number): boolean {
  if (tokens[at]?.tag !== "preposition") return false;
  for (let index = at + 2; index < Math.min(to, at + 7); index += 1) {
    const token = tokens[index];
    const isPhrase = hasTag(token, "determiner", "pronoun") && tokens[index - 1]?.tag === "noun";
    if (!isAfterComma(token) && !isPhrase) continue;
    return beginsClause(tokens, index, to, 1.5);
  }
  return false;
}

/** Whether a subject with its verb follows; a verb alone continues the clause. */
function beginsClause(tokens: readonly Token[], at: number, to: number, least: number): boolean {
  const first = tokens[at];
  if (!first || !hasTag(first, "determiner", "pronoun", "noun", "number")) return false;
  const { verb } = first;
  if (verb?.isPast && tokens[at + 1]?.tag !== "noun") return false;
  const isVerb = verb && !verb.isBase && !verb.isGerund && verb.certainty > 0;
  if (isVerb && !isAfterComma(tokens[at - 1])) return false;
  for (let index = at + 1; index < Math.min(to, at + 12); index += 1) {
    const token = tokens[index];
    if (!token || /[,;:—]/u.test(token.before) || hasTag(token, "relative", "subordinator"))
      return false;
    if (finiteVerbScore(tokens, index) >= least)
      return isSubject(tokens, at, index, false) && agrees(tokens, at, index, index);
  }
  return false;
}
