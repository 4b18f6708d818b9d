import type { SentenceContext } from "../language-pack";
import { headOf } from "./grammar-phrase";
import { hasTag, isAdjective, isIn, listed, type Token } from "./grammar-tokens";
import { fieldOfNoun, isPluralNoun } from "./lexicon/noun-classes";
import shellNouns from "./lexicon/shell-nouns.json";
import { words } from "./words";

/** Anaphoric words. */
const ANAPHORIC_WORDS = listed(
  "this these such former latter aforementioned aforesaid here said respectively otherwise likewise similarly accordingly thereof meanwhile nevertheless nonetheless however moreover furthermore therefore thus hence instead earlier same",
);
/** Words that are clear after an antecedent in the same text: "one … another", "a later stage". */
const RELATIVE_TO_SUBJECT = listed(
  "another other others thereby later else additional previous preceding above below following",
);
const SPEAKER_PRONOUNS = listed(
  "i we us our ours my me mine you your yours myself ourselves yourself",
);
const PERSONAL_PRONOUNS = listed(
  "it its itself they them their theirs themselves he him his himself she her hers herself",
);
/**
 * Shell nouns and other discourse-old nouns: after a bare "the" they refer to an earlier sentence.
 */
const SHELL_NOUNS = listed(shellNouns.join(" "));
/** Nouns of unique or generic referents. */
const UNIQUE_OR_GENERIC_NOUNS = listed(
  "sun moon earth sky sea ocean universe world brain heart body mind state government economy public law environment atmosphere market church bible west east north south past future present internet constitution president senate congress poor rich self ego id superego",
);
const GENERIC_FIELDS = listed("body plant substance animal food object shape");
const DEICTIC_WORDS = listed(
  "other same first second third last next new resulting remaining entire whole two three four only main current corresponding original final latest local opposite combined given actual present rival surrounding various different newly lost initial overall ruined",
);
const SPECIFIES_THOSE = listed("of who whose which that in with from between for at to");

/**
 * How strictly references are checked: a subject must be fully self-contained, a predicate less; in
 * a definition, "the" usually refers to parts of the defined thing.
 */
export type Strictness = "subject" | "predicate" | "definition";

/** Whether the range refers to an earlier sentence. */
export function isAnaphoric(
  tokens: readonly Token[],
  from: number,
  to: number,
  context: SentenceContext,
  strictness: Strictness,
): boolean {
  const isStrict = strictness === "subject";
  return tokens.slice(from, to).some((token, index) => {
    const at = from + index;
    const next = tokens[at + 1];
    if (isIn(token, ANAPHORIC_WORDS)) return !isCataphoric(tokens, at);
    if (isIn(token, RELATIVE_TO_SUBJECT)) return isStrict || tokens[at - 1]?.lower === "the";
    if (isIn(token, SPEAKER_PRONOUNS)) return isStrict;
    if (token.lower === "those" || (token.lower === "that" && token.tag === "pronoun"))
      return !isIn(next, SPECIFIES_THOSE) && !next?.verb?.isParticiple;
    if (token.lower === "that") return token.tag === "determiner";
    if (isIn(token, PERSONAL_PRONOUNS)) return isStrict && !hasAntecedent(tokens, from, at);
    if (token.lower === "both")
      return isStrict && !tokens.slice(at, to).some((one) => one.lower === "and");
    const isDefinite = token.lower === "the" && strictness !== "definition";
    return isDefinite && isAnaphoricDefinite(tokens, at, to, context, isStrict);
  });
}

/** Whether the word refers forward: "such as", "such … that", "the same as". */
function isCataphoric(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 8);
  if (tokens[at]?.lower === "such")
    return after[0]?.lower === "as" || after.some((one) => one.lower === "that");
  return (
    tokens[at]?.lower === "same" &&
    after
      .slice(0, 5)
      .some((one) => /^(?:as|for|in|time|way|kind|type|species|element)$/u.test(one.lower))
  );
}

const PLURAL_PRONOUNS = listed("they them their theirs themselves");
const THING_PRONOUNS = listed("it its itself");

/** Whether the pronoun has an antecedent in the range that agrees in number and kind. */
function hasAntecedent(tokens: readonly Token[], from: number, at: number): boolean {
  const pronoun = tokens[at];
  const before = tokens
    .slice(from, at)
    .filter((one) => one.tag === "noun" && !one.verb?.isParticiple);
  if (isIn(pronoun, THING_PRONOUNS)) return before.length > 0;
  if (isIn(pronoun, PLURAL_PRONOUNS))
    return (
      before.some((one) => isPluralNoun(one.lower) || fieldOfNoun(one.lower) === "group") ||
      tokens.slice(from, at).some((one) => /^(?:and|person|everyone|individual)$/u.test(one.lower))
    );
  return before.some((one) => one.isName || one.start === 0 || fieldOfNoun(one.lower) === "person");
}

/** Whether every pronoun of the range has an antecedent in it. */
export function resolvesPronouns(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      (token, index) =>
        !isIn(token, PERSONAL_PRONOUNS) || hasAntecedent(tokens, from, from + index),
    );
}

/** Whether a definite noun phrase refers to an earlier sentence: "The treaty", "the team". */
function isAnaphoricDefinite(
  tokens: readonly Token[],
  at: number,
  to: number,
  context: SentenceContext,
  isStrict: boolean,
): boolean {
  const end = phraseEnd(tokens, at + 1, to);
  const headAt = headOf(tokens, at + 1, end);
  const head = tokens[headAt];
  if (!head) return true;
  const modifiers = tokens.slice(at + 1, headAt);
  if (head.isName || modifiers.some((one) => one.isName)) return false;
  const singular = singularOf(head.lower);
  const isSpecified = specifies(tokens[end], end < to);
  // A superlative without its set: "The largest mound".
  if (modifiers.some((one) => one.lower === "most" || /.est$/u.test(one.lower)))
    return isStrict && !isSpecified;
  if (modifiers.some((one) => isIn(one, DEICTIC_WORDS)))
    return !isSpecified || (isStrict && tokens[end]?.lower !== "of");
  if (isSpecified || UNIQUE_OR_GENERIC_NOUNS.has(singular) || isNamed(context.headings, singular))
    return false;
  if (tokens.slice(0, at).some((one) => singularOf(one.lower) === singular)) return false;
  if (introduces(context.previous, singular)) return true;
  if (SHELL_NOUNS.has(singular))
    return (isStrict && !isCompound(modifiers)) || modifiers.length === 0;
  if (!isStrict || modifiers.length > 0) return false;
  const field =
    fieldOfNoun(singular) ?? (/(?:[^u]er|or|ist|ian)$/u.test(singular) ? "person" : "substance");
  return !GENERIC_FIELDS.has(field);
}

/** Whether it is a compound name: "the block maxima method", "the circular flow diagram". */
function isCompound(modifiers: readonly Token[]): boolean {
  const last = modifiers.at(-1);
  return (
    modifiers.length > 1 &&
    last?.tag === "noun" &&
    !isAdjective(last) &&
    !last.verb?.isParticiple &&
    !last.verb?.isGerund
  );
}

/** Whether the noun is restricted: "of …", "that …", "called …". */
function specifies(after: Token | undefined, isWithin: boolean): boolean {
  if (!after || !isWithin || /[,;:—]/u.test(after.before)) return false;
  if (hasTag(after, "preposition", "relative") || /[(“]/u.test(after.before)) return true;
  return (
    (after.verb?.isParticiple || after.verb?.isGerund || /^(?:whose|when)$/u.test(after.lower)) ??
    false
  );
}

/** The end of the modifiers of a noun. */
function phraseEnd(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  for (let token = tokens[at]; token && at < to; token = tokens[at]) {
    if (at > from && /[,;:—()]/u.test(token.before)) break;
    if (!hasTag(token, "noun", "number", "adverb")) break;
    if (at > from && token.verb?.isParticiple && tokens[at + 1]?.tag !== "noun") break;
    at += 1;
  }
  return at;
}

/** Whether it is a shell noun: "process", "the result". */
export function isShellNoun({ lower }: Token): boolean {
  return SHELL_NOUNS.has(singularOf(lower));
}

/** Whether a heading consists of it: "The Nephron". */
export function isHeading(headings: readonly string[], { lower }: Token): boolean {
  return headings.some((heading) => {
    const named = wordsIn(heading).filter((word) => word !== "" && !words.stopWords.has(word));
    return named.length === 1 && named.every((word) => singularOf(word) === singularOf(lower));
  });
}

/** Whether it is a generic person or group, as in examples. */
export function isGenericPerson({ lower, text, start }: Token): boolean {
  const isProper = /^\p{Lu}/u.test(text) && start > 0;
  return !isProper && /^(?:person|group|time|event)$/u.test(fieldOfNoun(lower) ?? "");
}

export function namesInHeading(headings: readonly string[], { lower }: Token): boolean {
  return isNamed(headings, singularOf(lower));
}

function isNamed(headings: readonly string[], singular: string): boolean {
  return headings.some((heading) => wordsIn(heading).some((word) => singularOf(word) === singular));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}-]+/u);
}

const INDEFINITE = listed("a an one another some two three");

/** Whether the previous sentence introduces it: "a deep basin". */
function introduces(previous: string | null, singular: string): boolean {
  const before = previous ? wordsIn(previous) : [];
  return before.some(
    (word, at) =>
      singularOf(word) === singular &&
      before.slice(Math.max(0, at - 2), at).some((one) => INDEFINITE.has(one)),
  );
}

function singularOf(noun: string): string {
  if (!isPluralNoun(noun)) return noun;
  return noun
    .replace(/ies$/u, "y")
    .replace(/(?<=[sxz]|ch|sh)es$/u, "")
    .replace(/s$/u, "");
}
