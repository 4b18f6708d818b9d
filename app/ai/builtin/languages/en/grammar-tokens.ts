import { classesOfNoun, isPluralNoun } from "./lexicon/noun-classes";
import { type VerbForms, verbForms } from "./lexicon/verb-forms";

/**
 * Parts of speech. Unlisted words are `noun`, including adjectives, which occur in the same
 * positions.
 */
export type PartOfSpeech =
  | "determiner"
  | "preposition"
  | "coordinator"
  | "subordinator"
  | "relative"
  | "pronoun"
  | "auxiliary"
  | "adverb"
  | "number"
  | "noun";

export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** The punctuation before this token: ", ", " (". */
  before: string;
  tag: PartOfSpeech;
  /** Its possible verb forms; null for function words and names. */
  verb: VerbForms | null;
  /** Whether it is capitalized within the sentence. */
  isName: boolean;
  /** Whether it is in round brackets. */
  isBracketed: boolean;
}

/** A set of words, in lower case. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Whether there is a token and the set contains it. */
export function isIn(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && words.has(token.lower);
}

export function hasTag(token: Token | undefined, ...tags: readonly PartOfSpeech[]): boolean {
  return token !== undefined && tags.includes(token.tag);
}

/** Whether a comma precedes it. */
export function isAfterComma(token: Token | undefined): boolean {
  return token?.before.includes(",") ?? false;
}

const lists: Record<Exclude<PartOfSpeech, "noun" | "number">, string> = {
  determiner:
    "the a an this these those each every some any no all both many most several few its their his her our my your another such either neither whose more fewer half",
  preposition:
    "of in on at by for with from to into onto upon within without between among amongst across through throughout during under over above below behind beyond near against along around toward towards via per about despite like unlike inside outside beneath beside besides except including regarding concerning than amid after before until till since as off out up down according",
  coordinator: "and or but nor yet plus",
  subordinator:
    "because although though while whilst whereas if unless when whenever wherever once whether lest how why what so",
  relative: "which who whom that where",
  pronoun:
    "i you he she it we they me him us them himself herself itself themselves ourselves one ones there something anything nothing everything someone anyone everyone nobody none mine theirs ours",
  auxiliary:
    "is are was were be been being am has have had having do does did can could may might must shall should will would cannot isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't hasn't haven't hadn't shouldn't",
  adverb:
    "not also still now then often never always even only too very quite rather almost nearly just thus therefore hence however moreover furthermore instead together away here again already soon later well perhaps sometimes usually much further less far ever otherwise mostly today twice else indeed nevertheless nonetheless meanwhile apart forward back aside somewhat altogether",
};
const TAGS: ReadonlyMap<string, PartOfSpeech> = new Map(
  (Object.entries(lists) as [PartOfSpeech, string][]).flatMap(([tag, words]) =>
    words.split(" ").map((word): [string, PartOfSpeech] => [word, tag]),
  ),
);
const NO_ADVERB =
  /^(?:family|supply|reply|assembly|anomaly|monopoly|italy|july|ally|belly|bully|fly|jelly|rally|tally|ally|early|daily|likely|friendly|deadly|elderly|lonely|only|lovely|costly|orderly|weekly|monthly|yearly|homily|butterfly|oligopoly|melancholy|assembly|bodily|timely|holy|ugly|silly|unlikely|worldly|earthly|scholarly|godly|kingly|lively)$/u;

/** "T4", "Na+/K+", "isn't", "co-operate", "1,000", "U.S.", "5%". */
const WORD =
  /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:[’'.,:/‐‑-][\p{L}\p{M}\p{N}]+)*(?:[+%°]|[’'](?=\s))?/gu;

/** Splits a sentence into tagged tokens. */
export function tokenize(sentence: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let depth = 0;
  for (const { 0: text, index } of sentence.matchAll(WORD)) {
    const before = sentence.slice(end, index);
    depth = Math.max(
      0,
      depth + count(before, "(") + count(before, "[") - count(before, ")") - count(before, "]"),
    );
    end = index + text.length;
    const lower = text.toLowerCase().replace("’", "'");
    const isFirst = tokens.length === 0 || /[.:“"‘]\s*$/u.test(before);
    const isCapital = /^\p{Lu}/u.test(text);
    const tag = tagOf(lower);
    tokens.push({
      text,
      lower,
      start: index,
      end,
      before,
      tag,
      verb:
        tag === "noun" && (!isCapital || isFirst) && !/['’]s?$/u.test(text)
          ? verbForms(lower)
          : null,
      isName: isCapital && !isFirst && !TAGS.has(lower),
      isBracketed: depth > 0,
    });
  }
  disambiguate(tokens);
  return tokens;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function tagOf(lower: string): PartOfSpeech {
  const known = TAGS.get(lower);
  if (known) return known;
  if (/^[\d.,]+(?:%|st|nd|rd|th)?$/u.test(lower) || NUMBERS.has(lower)) return "number";
  if (/.{3}ly$/u.test(lower) && !NO_ADVERB.test(lower)) return "adverb";
  return "noun";
}

const NUMBERS = listed(
  "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion trillion",
);

const DEMONSTRATIVES = listed(
  "this these those such all both some many most several few any each either neither more another",
);
const MAY_OPEN_CLAUSE = listed("after before until till since as");
const DURATION_WORDS = listed(
  "year month day time period century decade moment point region area number case date kind sort",
);
const MODIFIED = /(?:al|ic|ous|ive|able|ible|ful|ed|ing|ant|ent|ly|ar|ult|lex)$/u;

/** Resolves ambiguous words by their neighbours: "that", "as", "since", "such". */
function disambiguate(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const previous = tokens[at - 1];
    const next = tokens[at + 1];
    const isBeforeNoun = next?.before.trim() === "";
    if (token.lower === "that") {
      if (isBeforeNoun && isDemonstrative(previous, next)) token.tag = "determiner";
      // "twice that of other vessels".
      else if (next?.lower === "of") token.tag = "pronoun";
    } else if (/^(?:more|most|less)$/u.test(token.lower) && next && MODIFIED.test(next.lower)) {
      token.tag = "adverb";
    } else if (token.lower === "such" && next?.lower === "as") {
      token.tag = "preposition";
    } else if (isIn(token, DEMONSTRATIVES)) {
      const isAlone = hasTag(next, "auxiliary", "preposition", "relative", "coordinator");
      // A pronoun in "Some argue", a determiner in "some cells".
      const isSubject = next?.verb?.certainty === 2 && next.verb.isBase;
      if (!isBeforeNoun || isAlone || isSubject) token.tag = "pronoun";
    } else if (isIn(token, MAY_OPEN_CLAUSE) && previous?.lower !== "such") {
      const isResult = /^(?:result|consequence|rule|whole|group)$/u.test(
        tokens[at + 2]?.lower ?? "",
      );
      if (!isResult && opensClause(tokens, at + 1)) token.tag = "subordinator";
    } else if (token.lower === "one" && next && next.tag !== "noun" && next.lower !== "of") {
      token.tag = "pronoun";
    }
  }
}

/**
 * Whether "that" is a determiner: "that process" after a preposition; not in "the gas that fills",
 * "showed that cells".
 */
function isDemonstrative(previous: Token | undefined, next: Token): boolean {
  const isOpen = !previous || hasTag(previous, "preposition", "coordinator");
  return isIn(next, DURATION_WORDS) || (isOpen && next.tag === "noun" && !isPluralNoun(next.lower));
}

/** Whether a clause starts here, with a subject and its verb. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  // The embedded verb comes first: "since a seed that lay in mud would rarely germinate".
  let pendingVerbs = 0;
  for (let index = at; index < Math.min(tokens.length, at + 9 + pendingVerbs * 5); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "subordinator") return false;
    if (index > at && /[,;:—–)]/u.test(token.before)) return false;
    if (index > at && token.tag === "relative") pendingVerbs = 1;
    else if (index > at && finiteVerbScore(tokens, index) >= 1.8) {
      if (pendingVerbs === 0) return true;
      pendingVerbs = 0;
    }
  }
  return false;
}

const AUXILIARIES = listed(
  "is are was were am has have had do does did can could may might must shall should will would cannot",
);
const BE = listed("is are was were be been being am isn't aren't wasn't weren't");

/**
 * A score for being the finite verb of a clause, by form and neighbours: 0 never, 1 possibly a noun
 * or participle, 2 and above a verb.
 */
export function finiteVerbScore(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const previous = wordBefore(tokens, at);
  if (!token || token.isBracketed || token.isName || (at > 0 && /^\p{Lu}/u.test(token.text)))
    return 0;
  if (isIn(token, AUXILIARIES) || token.lower.endsWith("n't"))
    return previous?.lower === "to" ? 0 : 3;
  const { verb } = token;
  if (!verb || !previous || verb.isGerund) return 0;
  if (!isAfterComma(token) && forbidsVerb(tokens, previous)) return 0;
  if (verb.isParticiple && !verb.isPast && !verb.isBase) return 0;
  const next = tokens[at + 1];
  const ends = !next || /[,;:.—–)]/u.test(next.before);
  const takesObject =
    !ends && (hasTag(next, "determiner", "pronoun", "number") || isIn(next, OPENS_OBJECT));
  if (verb.isPast) return pastFormScore(token, previous, ends ? undefined : next, takesObject);
  // A base form needs a plural before it: "cells release hormones".
  if (verb.isBase && !mayBePlural(tokens, at)) return 0;
  // An adverb between noun and word shows a verb: "its thick part actively pumps ions".
  const isLed = verb.isSingular && tokens[at - 1]?.tag === "adverb" && previous.tag === "noun";
  const weight = isLed ? 2.4 : ([0.5, 1.8, 2.6][verb.certainty] ?? 0);
  if (verb.certainty === 2) return weight + (takesObject ? 0.6 : 0);
  // A second noun, unless the next word shows a verb: "cell walls", "plant growth".
  if (next?.lower === "of") return 0.5;
  if (ends || next.tag === "coordinator") return Math.min(weight, 1);
  return weight + (takesObject ? 0.6 : 0);
}

const OPENS_OBJECT = listed("that to how whether");
const INTENTION_VERBS = listed(
  "want try begin continue attempt seek decide hope fail refuse need agree turn tend manage plan start like choose prefer promise",
);
const NAMING_PARTICIPLES = listed("called named termed known");

/** The score of a past form or participle: "signed a treaty", "signed by both". */
function pastFormScore(
  token: Token,
  previous: Token,
  next: Token | undefined,
  takesObject: boolean,
): number {
  const { verb } = token;
  if (!verb?.isParticiple) return 3;
  if (isIn(token, NAMING_PARTICIPLES) && !previous.isName && previous.tag !== "pronoun") return 0;
  if (next?.lower === "by") return 0;
  // After an adjective, a participle: "the lowest paid players".
  if (isAdjective(previous)) return 0.8;
  if (verb.isBase) return takesObject ? 1.6 : 1;
  if (takesObject) return next?.lower === "to" && !INTENTION_VERBS.has(verb.base) ? 1.3 : 2.3;
  return next?.tag === "noun" && previous.tag !== "adverb" ? 1.9 : 1.2;
}

/** Whether no finite verb can follow: after an article, preposition or another verb. */
function forbidsVerb(tokens: readonly Token[], previous: Token): boolean {
  if (hasTag(previous, "determiner", "auxiliary", "number") || /['’]s?$/u.test(previous.text))
    return true;
  if (previous.tag === "subordinator") return previous.lower !== "what";
  // An infinitive is followed by its object: "wanted to continue unrestricted warfare".
  if (previous.verb?.isBase && tokens[tokens.indexOf(previous) - 1]?.lower === "to") return true;
  return previous.tag === "preposition" && !isParticle(tokens, previous);
}

const PARTICLES = listed("out up down off over in on");

/** Whether it is a particle of the verb before: "The salt that is pumped out makes …". */
function isParticle(tokens: readonly Token[], token: Token): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return isIn(token, PARTICLES) && before?.verb != null && !before.isName;
}

/** The previous token, without adverbs and brackets. */
function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  let index = at - 1;
  while (index >= 0 && (tokens[index]?.tag === "adverb" || tokens[index]?.isBracketed)) index -= 1;
  return tokens[index];
}

const PLURAL_QUANTIFIERS = listed("many several few both these those two three four five six most");

function mayBePlural(tokens: readonly Token[], at: number): boolean {
  const before = wordBefore(tokens, at);
  if (before?.tag === "pronoun") return !/^(?:it|he|she|one)$/u.test(before.lower);
  if (before?.tag !== "noun") return before?.tag === "relative";
  if (isPluralNoun(before.lower)) return true;
  // Plurals further back: "Heat and pressure change …", "The walls of the artery contract".
  for (let index = at - 2; index >= Math.max(0, at - 8); index -= 1) {
    const token = tokens[index];
    if (!token || token.tag === "subordinator" || isAfterComma(tokens[index + 1])) return false;
    if (isIn(token, PLURAL_QUANTIFIERS)) return true;
    if (token.lower === "and" || (token.tag === "noun" && isPluralNoun(token.lower))) return true;
  }
  return false;
}

const ADJECTIVE =
  /(?:[^aeiou]al|ic|ous|ive|able|ible|ful|less|ary|ish|[^a]ant|ent|ular|ier|iest|est|like|proof)$/u;
const ADJECTIVES = listed(
  "able important large small long short high low old new good bad strong weak great big hot cold warm cool wide deep clear close common simple complex easy hard rich poor full empty free open main major minor same different similar likely unlikely possible true false rare single double early late fast slow thin thick heavy light dark bright wet dry rough smooth soft safe dangerous sure ready alone alive dead present absent responsible necessary available due equal",
);

/** Whether the word is an adjective by its form. */
export function isAdjective({ lower, tag }: Token): boolean {
  if (tag !== "noun") return false;
  if (ADJECTIVES.has(lower)) return true;
  return ADJECTIVE.test(lower) && lower.length > 4 && classesOfNoun(lower).length === 0;
}

/**
 * Whether a single word is no subject: "Diagnostic tests"; in "Vivipary gives" a certain verb makes
 * it a noun.
 */
export function isLoneAdjective(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.isName || !isAdjective(token)) return false;
  return ADJECTIVES.has(token.lower) || finiteVerbScore(tokens, at + 1) < 2.2;
}

export function isBe(token: Token | undefined): boolean {
  return isIn(token, BE);
}
