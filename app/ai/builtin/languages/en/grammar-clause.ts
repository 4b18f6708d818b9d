import { CLAUSE_SEPARATOR, clauseEnd } from "./grammar-clause-end";
import { agrees, headOf, isListed, isSubject } from "./grammar-phrase";
import { finiteVerbScore, hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";
import { classesOfNoun, fieldOfNoun, isPluralNoun } from "./lexicon/noun-classes";

/** A clause as token indices; ends are exclusive. */
export interface Clause {
  /** The start of the adverbial before the subject: "In 1867, | Schwendener …". */
  from: number;
  subject: number;
  subjectEnd: number;
  /** The adverb before the finite verb, or the verb itself. */
  verb: number;
  finite: number;
  /** The end of the main clause, before ", which …", ", whereas …", "; …". */
  end: number;
}

/** Discourse adverbs, which refer to another sentence. */
const DISCOURSE_ADVERBS = listed(
  "also then thus therefore hence however again now further furthermore consequently likewise similarly instead too subsequently later indeed nevertheless",
);
/** The most tokens of a subject. */
const MAX_SUBJECT_TOKENS = 36;

/** Parses the clause that starts at `from`; null if it is ambiguous. */
export function readClause(tokens: readonly Token[], from: number, to: number): Clause | null {
  for (const subject of subjectStarts(tokens, from, to)) {
    const found = findVerb(tokens, subject, to);
    if (!found) continue;
    const { finite, subjectEnd } = found;
    let verb = subjectEnd;
    while (tokens[verb]?.isBracketed || (verb < finite && isIn(tokens[verb], DISCOURSE_ADVERBS)))
      verb += 1;
    return { from, subject, subjectEnd, verb, finite, end: clauseEnd(tokens, finite, to) };
  }
  return null;
}

/** An adverb that modifies the next adjective. */
const MODIFIES = /^(?:more|most|less|least|very|highly|well|.{3,}ly)$/u;
const FOCUS_ADVERBS = listed(
  "not only almost nearly even about just roughly approximately especially particularly",
);

/** The possible starts of the subject: at once, or after an adverbial. */
function subjectStarts(tokens: readonly Token[], from: number, to: number): number[] {
  const first = tokens[from];
  if (!first) return [];
  const { verb } = first;
  const isReduced = verb?.isParticiple && hasTag(tokens[from + 1], "preposition", "adverb");
  if (
    !verb?.isGerund &&
    !isReduced &&
    !hasTag(first, "preposition", "subordinator", "adverb", "relative")
  )
    return [from];
  const isAdverb = first.tag === "adverb" && !isIn(first, FOCUS_ADVERBS);
  const starts: number[] = [];
  for (let at = from + 1; at < Math.min(to, from + 30); at += 1) {
    const token = tokens[at];
    if (!token || CLAUSE_SEPARATOR.test(token.before)) break;
    const isSplit =
      isAfterComma(token) || (isAdverb && at === from + 1) || endsPhrase(tokens, from, at);
    if (isSplit && !token.isBracketed && token.tag !== "coordinator") starts.push(at);
  }
  // A gerund or modified participle: "Removing waste from the body is called excretion.",
  // "Genetically modified crops are …"
  if (verb?.isGerund || (MODIFIES.test(first.lower) && tokens[from + 1]?.before === " "))
    starts.push(from);
  return starts;
}

const ERAS = listed("bc bce ce ad");

/**
 * Whether an adverbial ends here without a comma: "In 1867 Schwendener", "In the liver the toxins".
 */
function endsPhrase(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || tokens[from]?.tag !== "preposition") return false;
  const isEra = isIn(before, ERAS);
  if (isIn(token, ERAS)) return false;
  if (isEra || (before.tag === "number" && at === from + 2))
    return hasTag(token, "noun", "determiner", "number");
  if (before.tag !== "noun") return false;
  // "In the nineteenth century observers in Paris noticed".
  if (fieldOfNoun(before.lower) === "time" && token.tag === "noun" && !token.verb) return true;
  return (
    hasTag(token, "determiner", "pronoun") ||
    (token.isName && !before.isName && !/['’]s?$/u.test(before.text))
  );
}

interface FoundVerb {
  subjectEnd: number;
  finite: number;
}

/** Finds the finite verb of a subject, past relative clauses and asides. */
function findVerb(tokens: readonly Token[], start: number, to: number): FoundVerb | null {
  const first = tokens[start];
  const isPhrase = hasTag(first, "determiner", "pronoun", "number", "noun");
  if (
    !first ||
    first.isBracketed ||
    !(isPhrase || (first.tag === "adverb" && MODIFIES.test(first.lower)))
  )
    return null;
  let best: VerbCandidate | null = null;
  let pendingVerbs = 0;
  let hasClause = false;
  let isListClosed = false;
  for (let at = start + 1; at < Math.min(to, start + MAX_SUBJECT_TOKENS); at += 1) {
    const token = tokens[at];
    if (!token || CLAUSE_SEPARATOR.test(token.before) || token.tag === "subordinator") break;
    if (token.isBracketed) continue;
    if (best && best.weight < 1 && isAfterComma(token)) best = null;
    if (best && (isAfterComma(token) || token.tag === "relative")) break;
    if (isAfterComma(token)) {
      const closing = asideEnd(tokens, start, at, to);
      if (closing > 0 && pendingVerbs > 0) {
        // The verb of an embedded clause: "the likelihood that Mexico, weakened by war, could
        // fight".
        pendingVerbs -= 1;
        at = withoutAdverbs(tokens, closing);
        continue;
      }
      if (closing > 0) {
        best = { at: withoutAdverbs(tokens, closing), weight: 3 };
        hasClause = true;
        break;
      }
      // A list ends with "and": "fungi, protozoa, and helminths, viruses".
      if (isListClosed || !isListed(tokens, at)) return null;
      isListClosed = token.tag === "coordinator";
    }
    if (token.tag === "relative") {
      pendingVerbs += 1;
      hasClause = true;
    }
    const weight = finiteVerbScore(tokens, at);
    if (weight === 0) continue;
    const before = tokens[at - 1]?.tag === "adverb" ? tokens[at - 2] : tokens[at - 1];
    if (pendingVerbs > 0) {
      if (weight >= 1 || before?.tag === "relative") pendingVerbs -= 1;
      continue;
    }
    if (before?.tag === "coordinator" && best) break;
    // The first verb does not follow "or": "Goods or services that …".
    if (before?.tag === "coordinator" && token.tag !== "auxiliary") continue;
    if (before?.tag === "coordinator" && hasClause) continue;
    if (best && best.at === at - 1 && weight < 3) {
      // A sentence that does not start with a noun has one before its verb: "Coarse bars hold".
      const isOpening = best.at === start + 1 && classesOfNoun(first.lower).length === 0;
      const isPhrase = isOpening && first.tag === "noun" && token.verb?.isBase === true;
      const isNoun = isPhrase && tokens[best.at]?.verb?.isSingular === true;
      if (isNoun || isNounBeforeVerb(tokens[best.at], token, weight - best.weight))
        best = { at, weight };
      continue;
    }
    if (!best || weight >= best.weight + (best.weight < 1.5 ? 0.5 : 0.8)) best = { at, weight };
    if (weight >= 2.2) break;
  }
  return best && found(tokens, start, to, best, hasClause);
}

interface VerbCandidate {
  at: number;
  weight: number;
}

/** The verb with its subject, if they agree. */
function found(
  tokens: readonly Token[],
  start: number,
  to: number,
  best: VerbCandidate,
  hasClause: boolean,
): FoundVerb | null {
  // A word that is rarely a verb counts only if there is no likelier one.
  if (best.weight < 1 && hasSurerVerb(tokens, best.at, to)) return null;
  const subjectEnd = withoutAdverbsBefore(tokens, start, best.at);
  const fits =
    isSubject(tokens, start, subjectEnd, hasClause) && agrees(tokens, start, subjectEnd, best.at);
  return fits ? { subjectEnd, finite: best.at } : null;
}

/**
 * Whether a likelier verb follows; after "and" it is a second verb: "A session lasts four hours and
 * is needed often".
 */
function hasSurerVerb(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) {
    if (finiteVerbScore(tokens, at) < 1) continue;
    const isSecond = /^(?:and|but|or)$/u.test(tokens[at - 1]?.lower ?? "");
    return !(isSecond && at > from + 2);
  }
  return false;
}

const TAKES_INFINITIVE = listed("help helps let lets make makes dare");

/**
 * Whether the first of two verb forms is a noun: "Side effects of its use include"; but "gets rid",
 * "help determine".
 */
function isNounBeforeVerb(one: Token | undefined, other: Token, surer: number): boolean {
  if (!one?.verb || one.verb.certainty === 2 || one.verb.isPast || isIn(one, TAKES_INFINITIVE))
    return false;
  // A plural noun and its verb: "Mangrove soils store".
  if (one.verb.certainty === 0 && one.verb.isSingular && surer >= 0.6) return true;
  return other.verb !== null && (other.verb.certainty === 2 || !other.verb.isBase);
}

function withoutAdverbs(tokens: readonly Token[], at: number): number {
  let index = at;
  while (tokens[index]?.tag === "adverb") index += 1;
  return index;
}

const OF_SUBJECT = listed("together away apart alone forward back aside altogether here again not");

function withoutAdverbsBefore(tokens: readonly Token[], start: number, verb: number): number {
  let at = verb;
  const isFree = (token: Token | undefined) =>
    token?.tag === "adverb" && !token.isBracketed && !isIn(token, OF_SUBJECT);
  while (at > start + 1 && isFree(tokens[at - 1])) at -= 1;
  return at;
}

const ASIDE_OPENERS = listed(
  "which who whom whose where being having a an the most mostly or called known also including such like unlike especially particularly although though if when as along together however therefore too now then usually often not rather both one once made named born based located found formed used",
);

/** The end of an aside between commas before the verb: ", a drug," or ", which is rare,". */
function asideEnd(tokens: readonly Token[], start: number, at: number, to: number): number {
  const opens = tokens[at];
  const near = tokens.slice(at, at + 6);
  const isShort =
    opens?.tag === "noun" &&
    near.slice(1).some(isAfterComma) &&
    !near.some((one) => one.tag === "coordinator");
  const isAside =
    isShort || isIn(opens, ASIDE_OPENERS) || opens?.tag === "preposition" || opens?.isName;
  if (!opens || !(isAside || opens.verb?.isParticiple || opens.verb?.isGerund)) return -1;
  for (let index = at + 1; index < Math.min(to, at + 26); index += 1) {
    const token = tokens[index];
    if (!token || CLAUSE_SEPARATOR.test(token.before)) return -1;
    if (isAfterComma(token) && closesAside(tokens, start, at, index)) return index;
  }
  return -1;
}

/** Whether the aside ends here: "Usnic acid, found in beards, slows down …". */
function closesAside(
  tokens: readonly Token[],
  start: number,
  comma: number,
  index: number,
): boolean {
  const verb = withoutAdverbs(tokens, index);
  if (finiteVerbScore(tokens, verb) >= 1) return true;
  const forms = tokens[verb]?.verb;
  if (!forms || !hasTag(tokens[verb + 1], "preposition", "determiner", "number")) return false;
  const isPlural = isPluralNoun(tokens[headOf(tokens, start, comma)]?.lower ?? "");
  return isPlural ? forms.isBase && !forms.isPast : forms.isSingular;
}
