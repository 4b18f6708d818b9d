import { readClause } from "./grammar-clause";
import {
  finiteVerbScore,
  hasTag,
  isAfterComma,
  isBe,
  isIn,
  listed,
  type Token,
  tokenize,
} from "./grammar-tokens";
import { classesOfNoun } from "./lexicon/noun-classes";

/** Verbs whose object is too unspecific or determined by the verb. */
const VAGUE_VERBS = listed(
  "have be become remain seem appear include involve make take give get let help keep put do allow enable cause force require lead encourage offer leave turn set show see find know mean try begin start continue stop come go play bring stand want need like",
);
/** Verbs with their preposition or particle. */
const WITH_PREPOSITION: ReadonlyMap<string, string> = new Map([
  ["depend", "on"],
  ["rely", "on"],
  ["feed", "on"],
  ["focus", "on"],
  ["stand", "on"],
  ["consist", "of"],
  ["belong", "to"],
  ["lead", "to"],
  ["contribute", "to"],
  ["refer", "to"],
  ["result", "in"],
  ["specialize", "in"],
  ["account", "for"],
  ["arise", "from"],
  ["deal", "with"],
]);
const PARTICLES = listed("up out over off down back away");
const AFTER_PARTICIPLE = listed("by on from of as under into to with for through");
const ANAPHORA =
  /\b(?:this|these|those|such(?! as)|it|they|them|he|she|him|her|his|each other|also|now|then|however|thus|therefore|so)\b/iu;
/** Words after an intransitive verb. */
const NON_OBJECT_WORDS = listed("straight round far long apart high low fast well close deep");
const MAX_ANSWER_WORDS = 24;
const MIN_ANSWER_LENGTH = 2;

/**
 * Asks for the object: "Green algae", "hand over sugar alcohols" → "What do green algae hand
 * over?"; null if the predicate is ambiguous.
 */
export function askForObject(
  subject: string,
  predicate: string,
): { question: string; answer: string } | null {
  const text = `${subject} ${predicate}`.replace(/[\s.;,:]+$/u, "");
  if (/[“”"():;=→!?]/u.test(text)) return null;
  const tokens = tokenize(text);
  const clause = readClause(tokens, 0, tokens.length);
  if (!clause || clause.subject > 0 || clause.end < tokens.length) return null;
  const verb = tokens[clause.finite];
  const parts = verb && (passiveParts(tokens, clause.finite) ?? activeParts(tokens, clause.finite));
  if (!parts) return null;
  const end = secondVerb(tokens, parts.from, verb);
  if (!isOneThing(tokens.slice(0, end), parts.from)) return null;
  const named = withinSentence(tokens, text.slice(0, tokens[clause.subjectEnd - 1]?.end));
  const answer = text.slice(tokens[parts.from]?.start, tokens[end - 1]?.end);
  if (ANAPHORA.test(text.slice(tokens[clause.subjectEnd]?.start, tokens[end - 1]?.end)))
    return null;
  return { question: `What ${parts.helper} ${named} ${parts.asked}?`, answer };
}

/** Lower-cases the first word of a sentence ("Fallen leaves"), but not names ("German army"). */
function withinSentence([first, second]: readonly Token[], subject: string): string {
  const isTitled = first && second && /^(?:A|\p{Lu}\p{Ll}+)$/u.test(first.text);
  if (!isTitled || !/^\p{Ll}/u.test(second.text) || /(?:[ai]an|ish|ese)$/u.test(first.lower))
    return subject;
  const isKnown =
    first.tag === "determiner" || first.verb !== null || classesOfNoun(first.lower).length > 0;
  return isKnown ? `${first.lower}${subject.slice(first.text.length)}` : subject;
}

interface Parts {
  helper: string;
  /** The words after the subject in the question. */
  asked: string;
  /** The start of the answer. */
  from: number;
}

/** Splits a passive: "are based | on | strong feelings". */
function passiveParts(tokens: readonly Token[], finite: number): Parts | null {
  const be = tokens[finite];
  let at = finite + 1;
  const isPerfect = /^ha(?:s|ve)$/u.test(be?.lower ?? "") && tokens[at]?.lower === "been";
  if (isPerfect) at += 1;
  else if (!be || !isBe(be)) return null;
  const adverbs = at;
  while (tokens[at]?.tag === "adverb") at += 1;
  if (!tokens[at]?.verb?.isParticiple) return null;
  if (tokens.slice(adverbs, at).some(({ lower }) => lower === "not" || lower === "never"))
    return null;
  const prepositionAt = isIn(tokens[at + 1], PARTICLES) ? at + 2 : at + 1;
  if (!isIn(tokens[prepositionAt], AFTER_PARTICIPLE)) return null;
  const from = prepositionAt + 1;
  // No noun phrase: "are known to be".
  const isInfinitive = tokens[from]?.verb?.isBase || tokens[from]?.lower === "be";
  if (tokens[prepositionAt]?.lower === "to" && isInfinitive) return null;
  const said = tokens.slice(finite + 1, from).map(({ text }) => text);
  return { helper: be?.text ?? "", asked: said.join(" "), from };
}

/** Splits an active predicate: "hand over | sugar alcohols", "depend on | …". */
function activeParts(tokens: readonly Token[], finite: number): Parts | null {
  const first = tokens[finite];
  const isModal = first?.lower === "can";
  const at = isModal ? finite + 1 : finite;
  const forms = tokens[at]?.verb;
  if (!first || !forms || (isModal && !forms.isBase)) return null;
  const helper = isModal ? "can" : helperFor(forms);
  const next = tokens[at + 1];
  if (!helper || !next) return null;
  const preposition = WITH_PREPOSITION.get(forms.base);
  if (preposition) {
    return next.lower === preposition
      ? { helper, asked: `${forms.base} ${preposition}`, from: at + 2 }
      : null;
  }
  if (VAGUE_VERBS.has(forms.base)) return null;
  const hasParticle = isIn(next, PARTICLES) && hasTag(tokens[at + 2], "noun", "determiner");
  const from = hasParticle ? at + 2 : at + 1;
  if (isIn(tokens[from], NON_OBJECT_WORDS)) return null;
  if (!hasTag(tokens[from], "noun", "determiner", "number") && tokens[from]?.lower !== "more")
    return null;
  return { helper, asked: hasParticle ? `${forms.base} ${next.text}` : forms.base, from };
}

function helperFor(forms: NonNullable<Token["verb"]>): string | null {
  if (forms.isSingular) return "does";
  if (forms.isPast && !forms.isBase) return "did";
  return forms.isBase && !forms.isPast ? "do" : null;
}

/** The start of a second predicate ("an organ | and makes hormones"), else the end. */
function secondVerb(tokens: readonly Token[], from: number, first: Token): number {
  let at = from + 1;
  for (; at < tokens.length && tokens[at]?.tag !== "relative"; at += 1) {
    const verb = tokens[at + 1];
    if (tokens[at]?.tag !== "coordinator" || !verb) continue;
    if (verb.tag === "auxiliary" || isLikeVerb(verb, first, tokens[at + 2])) return at;
  }
  return tokens.length;
}

/** Whether a coordinated word is a verb: "and feed a chain". */
function isLikeVerb(verb: Token, first: Token, next: Token | undefined): boolean {
  const forms = verb.verb;
  if (!forms || verb.tag !== "noun" || forms.isGerund) return false;
  const takesObject = hasTag(next, "determiner", "number", "pronoun");
  if (forms.isPast && !forms.isBase) return takesObject || first.verb?.isPast === true;
  const isSame = forms.isBase || (forms.isSingular && first.verb?.isSingular !== false);
  return isSame && (forms.certainty === 2 || takesObject || (forms.isBase && forms.certainty > 0));
}

/** Whether the rest is one noun phrase or a list. */
function isOneThing(tokens: readonly Token[], from: number): boolean {
  const words = tokens.length - from;
  if (words < MIN_ANSWER_LENGTH || words > MAX_ANSWER_WORDS) return false;
  const opens = tokens[from];
  const isMore = opens?.lower === "more";
  if (!isMore && hasTag(opens, "pronoun", "preposition", "adverb", "relative", "subordinator"))
    return false;
  let isRelative = false;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.tag === "subordinator") return false;
    if (token.tag === "relative" && isAfterComma(token)) return false;
    isRelative ||= token.tag === "relative";
    if (isRelative) continue;
    // An embedded action: "causes the tubule to take back more sodium".
    if (token.lower === "to" && tokens[at + 1]?.verb?.isBase) return false;
    if (finiteVerbScore(tokens, at) >= 2) return false;
    if (isAfterComma(token) && (token.verb?.isGerund || hasTag(token, "preposition"))) return false;
  }
  return true;
}

/**
 * Asks for the kind: "Foliose lichens", "are flat" → "Which lichens are flat?"; null if the head
 * noun is unclear.
 */
export function askForKind(subject: string, predicate: string): string | null {
  const words = subject.replace(/^(?:the|an?) /iu, "").split(" ");
  const head = words.at(-1) ?? "";
  if (words.length < 2 || words.length > 3 || !/^\p{Ll}+$/u.test(head)) return null;
  if (ANAPHORA.test(predicate) || /[“”"():;=→!?]/u.test(predicate)) return null;
  return `Which ${head} ${predicate.replace(/[\s.;,:]+$/u, "")}?`;
}
