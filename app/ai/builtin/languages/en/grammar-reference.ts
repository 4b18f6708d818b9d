import type { SentenceContext } from "../language-pack";
import { headOf } from "./grammar-clause";
import type { Token } from "./grammar-tokens";
import { isWord } from "./grammar-tokens";
import { fieldOfNoun, isPluralNoun } from "./lexicon/noun-classes";

/** Words that mean what was named before, or stand for somebody who speaks. */
const POINTS_BACK =
  /^(?:this|these|such|former|latter|aforementioned|previous|preceding|above|following|below|aforesaid|here|i|we|us|our|ours|my|me|you|your|myself|ourselves|yourself|said|respectively|another|others|otherwise|likewise|similarly|accordingly|thereby|thereof|meanwhile|nevertheless|nonetheless|however|moreover|furthermore|therefore|thus|hence|instead|additional|too|else|later|earlier|same)$/u;
const PERSONAL =
  /^(?:it|its|itself|they|them|their|theirs|themselves|he|him|his|himself|she|her|hers|herself)$/u;

/**
 * Nouns that after a bare "the" mean one that an earlier sentence has named. (Abstract anaphora,
 * "shell nouns": Schmid 2000.)
 */
const SHELL_NOUNS = new Set(
  "act action activity advantage agreement aim amount animal answer approach area argument article aspect attack attempt author battle behavior belief benefit bill book boy building case category cause chain change chapter character charge choice circumstance city claim club colony combination committee company comparison compound concept conclusion condition conflict consequence contrast council country couple course craft creature crew crisis criterion date day deal death debate decision defendant degree delay demand detail development device difference difficulty direction disaster discovery disease distance distinction document effect effort election element end episode event evidence example exception excess experiment explanation expression extent fact factor failure family feature field fight figure finding firm form formula function game girl goal group growth hand hypothesis idea image impact incident increase individual information instance institution instrument interpretation invention island issue item job journey king law leader legislation letter level line list machine man manuscript mark material matter measure method mission mixture model moment movement name nation need novel number object observation occasion offer offspring opinion option order organization outcome painting pair paper parent part particle party patient people percentage period person phase phenomenon picture piece place plan play poem point policy position possibility practice principle problem procedure process product program project proposal purpose quality quantity question rate reaction reader reason rebellion region relation relationship remainder report request requirement research researcher resource response rest result revolt role room rule ruler sample scheme school scientist section sentence sequence series session set settlement ship side sign site situation size society solution source speech stage state statement step story strategy structure student study stuff subject substance success suggestion survey symptom system table task team technique temple term test text theme theory thing time title topic town trade train transition treatment treaty trend trial tribe trip two type understanding unit use value variety version victim victory view village violence vote voyage war way woman word work worker world writer year".split(
    " ",
  ),
);
/** What there is only one of, or what stands for its kind. */
const KNOWN_TO_ALL =
  /^(?:sun|moon|earth|sky|sea|ocean|universe|world|brain|heart|body|mind|state|government|economy|public|law|environment|atmosphere|market|church|bible|west|east|north|south|past|future|present|internet|constitution|president|senate|congress|nervous|poor|rich|self|ego|id|superego)$/u;
const GENERIC_FIELDS = new Set([
  "body",
  "plant",
  "substance",
  "animal",
  "food",
  "object",
  "phenomenon",
  "shape",
]);
const DEICTIC =
  /^(?:other|same|first|second|third|last|next|new|resulting|remaining|entire|whole|two|three|four|only|main|current|said|corresponding|original|final|latest|local|opposite|combined|given|actual|present|rival|surrounding|various|different|newly|aforementioned|above|lost|initial|overall|ruined)$/u;

/**
 * How much must be clear by itself: a subject wholly, what is said of it less. What a definition
 * brings up with "the" mostly belongs to what it defines.
 */
export type Strictness = "subject" | "predicate" | "definition";

/** Do these words need a sentence before to tell what one of them means? */
export function refersBack(
  tokens: readonly Token[],
  from: number,
  to: number,
  context: SentenceContext,
  strictness: Strictness,
): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const { lower } = token;
    const next = tokens[at + 1];
    if (
      POINTS_BACK.test(lower) &&
      !(lower === "such" && next?.lower === "as") &&
      !isHarmless(tokens, at, from, strictness)
    )
      return true;
    if (lower === "that" && token.tag === "determiner") return true;
    if (lower === "those" || (lower === "that" && token.tag === "pronoun")) {
      if (
        !isWord(next, /^(?:of|who|whose|which|that|in|with|from|between|for|at|to)$/u) &&
        !next?.verb?.isParticiple
      )
        return true;
    }
    if (PERSONAL.test(lower) && strictness === "subject" && !hasAntecedent(tokens, from, at))
      return true;
    if (
      lower === "the" &&
      strictness !== "definition" &&
      pointsAtOneBefore(tokens, at, to, context, strictness)
    )
      return true;
    if (
      lower === "both" &&
      strictness === "subject" &&
      !tokens.slice(at, to).some((one) => one.lower === "and")
    )
      return true;
  }
  return false;
}

function isHarmless(
  tokens: readonly Token[],
  at: number,
  from: number,
  strictness: Strictness,
): boolean {
  const lower = tokens[at]?.lower ?? "";
  const next = tokens[at + 1];
  if (/^(?:we|us|our|you|your|ourselves)$/u.test(lower)) return strictness !== "subject";
  if (lower === "later" || lower === "earlier" || lower === "here")
    return strictness !== "subject" && at > from && lower !== "here";
  if (lower === "same")
    return (
      next !== undefined &&
      tokens
        .slice(at, at + 6)
        .some((one) => isWord(one, /^(?:as|for|in|time|way|kind|type|species|element)$/u))
    );
  if (lower === "too") return next?.tag === "noun" || next?.tag === "determiner";
  if (lower === "another") return strictness !== "subject" || tokens[at - 1]?.lower === "one";
  if (lower === "others" || lower === "other") return strictness !== "subject";
  if (
    /^(?:therefore|thus|hence|however|instead|otherwise|thereby|respectively|meanwhile|accordingly)$/u.test(
      lower,
    )
  )
    return strictness !== "subject" && lower === "thereby";
  if (
    lower === "additional" ||
    lower === "said" ||
    lower === "below" ||
    lower === "above" ||
    lower === "following" ||
    lower === "previous" ||
    lower === "preceding"
  )
    return (
      strictness !== "subject" &&
      (lower !== "following" || tokens[at - 1]?.lower !== "the") &&
      !(tokens[at - 1]?.lower === "the") &&
      next !== undefined &&
      next.before.trim() === ""
    );
  // "Such a tube": points back; "to such an extent that": does not.
  return (
    lower === "such" &&
    strictness !== "subject" &&
    tokens.slice(at).some((one) => one.lower === "that")
  );
}

function hasAntecedent(tokens: readonly Token[], from: number, at: number): boolean {
  return tokens.slice(from, at).some((one) => one.tag === "noun" && !one.verb?.isParticiple);
}

/** "The treaty", "the team": one that another sentence tells of. */
function pointsAtOneBefore(
  tokens: readonly Token[],
  at: number,
  to: number,
  context: SentenceContext,
  strictness: Strictness,
): boolean {
  const end = phraseEnd(tokens, at + 1, to);
  const head = tokens[headOf(tokens, at + 1, end)];
  if (!head) return true;
  const modifiers = tokens.slice(at + 1, tokens.indexOf(head));
  if (head.isName || modifiers.some((one) => one.isName)) return false;
  const after = tokens[end];
  const isSpecified =
    after !== undefined &&
    end < to &&
    !/[,;:—]/u.test(after.before) &&
    (after.tag === "preposition" ||
      after.tag === "relative" ||
      isWord(after, /^(?:whose|when|called|known)$/u) ||
      after.verb?.isParticiple ||
      after.verb?.isGerund ||
      after.before.includes("(") ||
      after.before.includes("“"));
  const singular = singularOf(head.lower);
  // "The largest mound": of which, another sentence tells.
  if (modifiers.some((one) => one.lower === "most" || /.est$/u.test(one.lower)))
    return strictness === "subject" && !isSpecified;
  if (modifiers.some((one) => isWord(one, DEICTIC)))
    return strictness === "subject"
      ? !(
          after?.lower === "of" &&
          !/^(?:other|same|two|three|remaining|resulting)$/u.test(modifiers[0]?.lower ?? "")
        )
      : !isSpecified;
  if (isSpecified || KNOWN_TO_ALL.test(singular)) return false;
  if (isNamed(context.headings, singular)) return false;
  if (tokens.slice(0, at).some((one) => singularOf(one.lower) === singular)) return false;
  if (introduces(context.previous, singular)) return true;
  if (strictness !== "subject") return modifiers.length === 0 && SHELL_NOUNS.has(singular);
  if (modifiers.length > 0)
    return (
      SHELL_NOUNS.has(singular) && !context.bold.some((one) => one.toLowerCase().includes(singular))
    );
  return (
    SHELL_NOUNS.has(singular) ||
    !GENERIC_FIELDS.has(
      fieldOfNoun(singular) ?? (/(?:[^u]er|or|ist|ian)$/u.test(singular) ? "person" : "substance"),
    )
  );
}

/** Where the words that belong to a noun before it end. */
function phraseEnd(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to) {
    const token = tokens[at];
    if (!token || (at > from && /[,;:—()]/u.test(token.before))) break;
    if (!(token.tag === "noun" || token.tag === "number" || token.tag === "adverb")) break;
    if (at > from && token.verb?.isParticiple && tokens[at + 1]?.tag !== "noun") break;
    at += 1;
  }
  return at;
}

function isNamed(headings: readonly string[], singular: string): boolean {
  return headings.some((heading) =>
    heading
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => singularOf(word) === singular),
  );
}

/** Does the sentence before bring up such a thing: "a basin"? */
function introduces(previous: string | null, singular: string): boolean {
  if (!previous) return false;
  const at = previous
    .toLowerCase()
    .search(
      new RegExp(
        `(?<!\\p{L})(?:an?|one|another|some|two|three) (?:[\\p{L}-]+ ){0,3}${singular.replace(/[^\p{L}]/gu, ".")}`,
        "u",
      ),
    );
  return at >= 0;
}

function singularOf(noun: string): string {
  if (!isPluralNoun(noun)) return noun;
  return noun
    .replace(/ies$/u, "y")
    .replace(/(?<=[sxz]|ch|sh)es$/u, "")
    .replace(/s$/u, "");
}
