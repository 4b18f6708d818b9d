import { finiteWeight, isAdjective, isWord, type Token } from "./grammar-tokens";
import { isPluralNoun } from "./lexicon/noun-classes";

/** A clause as ranges of tokens, each end not included. */
export interface Clause {
  /** Where what stands before the subject begins: "In 1867, | Schwendener …". */
  from: number;
  subject: number;
  subjectEnd: number;
  /** The adverb before the verb, or the finite verb itself. */
  verb: number;
  finite: number;
  /** The end of the main clause: before ", which …", ", whereas …", "; …". */
  end: number;
}

/** Adverbs that tie a verb to another sentence and say nothing of it. */
const DISCOURSE =
  /^(?:also|then|thus|therefore|hence|however|again|now|further|furthermore|consequently|likewise|similarly|instead|too|subsequently|later|indeed|nevertheless)$/u;

const SEPARATES = /[;:—]|\s–\s|\s-\s/u;
/** A subject is no longer than that. */
const LONGEST_SUBJECT = 36;

/** The clause that begins at `from`; null where its grammar is not plain. */
export function readClause(tokens: readonly Token[], from: number, to: number): Clause | null {
  for (const subject of subjectStarts(tokens, from, to)) {
    const found = findVerb(tokens, subject, to);
    if (!found) continue;
    const verb = found.subjectEnd;
    let adverb = verb;
    while (
      tokens[adverb]?.isBracketed ||
      (adverb < found.finite && isWord(tokens[adverb], DISCOURSE))
    )
      adverb += 1;
    return {
      from,
      subject,
      subjectEnd: verb,
      verb: adverb,
      finite: found.finite,
      end: withoutTail(tokens, found.finite, clauseEnd(tokens, found.finite, to), to),
    };
  }
  return null;
}

/** "…, and ultimately": what only joins the next clause. */
function withoutTail(tokens: readonly Token[], finite: number, end: number, to: number): number {
  let at = end;
  while (
    end < to &&
    at > finite + 1 &&
    tokens[at - 1]?.tag === "adverb" &&
    isWord(tokens[at - 2], /^(?:and|but|or)$/u)
  )
    at -= 1;
  while (at > finite + 1 && tokens[at - 1]?.tag === "coordinator") at -= 1;
  return at;
}

/** Where the subject may begin: at once, or after what is put before it. */
function subjectStarts(tokens: readonly Token[], from: number, to: number): number[] {
  const first = tokens[from];
  if (!first) return [];
  const isOpening =
    first.tag === "preposition" ||
    first.tag === "subordinator" ||
    first.tag === "adverb" ||
    first.tag === "relative" ||
    (first.verb?.isGerund ?? false) ||
    ((first.verb?.isParticiple ?? false) && tokens[from + 1]?.tag === "preposition");
  if (!isOpening) return [from];
  const starts: number[] = [];
  for (let at = from + 1; at < Math.min(to, from + 30); at += 1) {
    const token = tokens[at];
    if (!token || SEPARATES.test(token.before)) break;
    const isSplit =
      /,/u.test(token.before) ||
      (first.tag === "adverb" &&
        at === from + 1 &&
        !isWord(
          first,
          /^(?:not|only|almost|nearly|even|about|just|roughly|approximately|especially|particularly)$/u,
        )) ||
      endsPhrase(tokens, from, at);
    if (isSplit && !token.isBracketed && token.tag !== "coordinator") starts.push(at);
  }
  // "Removing waste from the body is called excretion.", "Genetically modified crops are …"
  if (first.verb?.isGerund || (isWord(first, MODIFIES) && tokens[from + 1]?.before === " "))
    starts.push(from);
  return starts;
}

/** An adverb that belongs to the adjective behind it. */
const MODIFIES = /^(?:more|most|less|least|very|highly|well|.{3,}ly)$/u;

/** "In 1867 Schwendener", "In the liver the toxins": the phrase before is complete. */
function endsPhrase(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || tokens[from]?.tag !== "preposition") return false;
  if (before.tag === "number" && at === from + 2)
    return token.tag === "noun" || token.tag === "determiner";
  return (
    before.tag === "noun" &&
    (token.tag === "determiner" ||
      token.tag === "pronoun" ||
      (token.isName && !before.isName && !/['’]s?$/u.test(before.text)))
  );
}

const OPENS_ASIDE =
  /^(?:which|who|whom|whose|where|a|an|the|or|called|known|also|including|such|like|unlike|especially|particularly|although|though|if|when|as|along|together|with|in|for|by|at|on|however|therefore|too|now|then|usually|often|not|rather|both|one|once|made|named|born|based|located|found|formed|used)$/u;

interface FoundVerb {
  subjectEnd: number;
  finite: number;
}

/** The finite verb of the clause whose subject begins here, past relative clauses and asides. */
function findVerb(tokens: readonly Token[], start: number, to: number): FoundVerb | null {
  const first = tokens[start];
  if (
    !first ||
    first.tag === "coordinator" ||
    first.tag === "auxiliary" ||
    first.isBracketed ||
    first.tag === "relative" ||
    first.tag === "subordinator"
  )
    return null;
  if (first.tag === "preposition" || (first.tag === "adverb" && !isWord(first, MODIFIES)))
    return null;
  let best: { at: number; weight: number } | null = null;
  let awaited = 0;
  let relatives = 0;
  for (let at = start + 1; at < Math.min(to, start + LONGEST_SUBJECT); at += 1) {
    const token = tokens[at];
    if (!token || SEPARATES.test(token.before)) break;
    if (token.isBracketed) continue;
    if (/,/u.test(token.before)) {
      if (best) break;
      const closing = asideEnd(tokens, at, to);
      if (closing > 0) {
        at = closing;
        best = { at: withoutAdverbs(tokens, closing), weight: 3 };
        relatives += 1;
        break;
      }
      if (!isListed(tokens, at)) return null;
    }
    if (token.tag === "relative" && at > start) {
      if (best) break;
      awaited += 1;
      relatives += 1;
    } else if (token.tag === "subordinator") break;
    const weight = finiteWeight(tokens, at);
    if (weight === 0) continue;
    const before = lastWord(tokens, at);
    if (awaited > 0) {
      if (weight >= 1 || before?.tag === "relative") awaited -= 1;
      continue;
    }
    if (before?.tag === "coordinator" && (best || relatives > 0)) {
      if (best) break;
      continue;
    }
    // "gets rid": two in a row are one verb and what goes with it. "Side effects of its use include": a noun.
    if (best && best.at === at - 1 && weight < 3) {
      const one = tokens[best.at];
      if (
        (one?.verb?.isBase || one?.verb?.isSingular) &&
        one.verb.certainty < 2 &&
        token.verb &&
        (token.verb.certainty === 2 || !token.verb.isBase) &&
        !isWord(one, /^(?:help|let|make|dare)$/u)
      )
        best = { at, weight };
      continue;
    }
    if (!best || weight >= best.weight + (best.weight < 1.5 ? 0.5 : 0.8)) best = { at, weight };
    if (weight >= 2.2) break;
  }
  if (!best || (best.weight < 1 && hasVerbAfter(tokens, best.at, to))) return null;
  let subjectEnd = best.at;
  while (
    subjectEnd > start + 1 &&
    tokens[subjectEnd - 1]?.tag === "adverb" &&
    !isWord(
      tokens[subjectEnd - 1],
      /^(?:together|away|apart|alone|forward|back|aside|altogether|here|again|not)$/u,
    ) &&
    !tokens[subjectEnd - 1]?.isBracketed
  )
    subjectEnd -= 1;
  return isSubject(tokens, start, subjectEnd, relatives > 0) &&
    agrees(tokens, start, subjectEnd, best.at)
    ? { subjectEnd, finite: best.at }
    : null;
}

function hasVerbAfter(tokens: readonly Token[], at: number, to: number): boolean {
  return tokens.slice(at + 1, to).some((_, offset) => finiteWeight(tokens, at + 1 + offset) >= 1);
}

function withoutAdverbs(tokens: readonly Token[], at: number): number {
  let index = at;
  while (tokens[index]?.tag === "adverb") index += 1;
  return index;
}

/** Where an aside between commas ends and the verb follows: ", a drug," or ", which is rare,". */
function asideEnd(tokens: readonly Token[], at: number, to: number): number {
  const opens = tokens[at];
  const isShort =
    opens?.tag === "noun" &&
    tokens.slice(at + 1, at + 6).some((one) => /,/u.test(one.before)) &&
    !tokens.slice(at, at + 5).some((one) => one.tag === "coordinator");
  if (
    !opens ||
    !(
      isShort ||
      isWord(opens, OPENS_ASIDE) ||
      opens.tag === "preposition" ||
      opens.verb?.isParticiple ||
      opens.verb?.isGerund ||
      opens.isName
    )
  )
    return -1;
  for (let index = at + 1; index < Math.min(to, at + 26); index += 1) {
    const token = tokens[index];
    if (!token || SEPARATES.test(token.before)) return -1;
    if (/,/u.test(token.before) && finiteWeight(tokens, withoutAdverbs(tokens, index)) >= 1)
      return index;
  }
  return -1;
}

/** "Algae, fungi and lichens": the comma stands in a list. */
function isListed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  // "The darker, striped zone".
  if (
    before &&
    (isAdjective(before) || /er$/u.test(before.lower) || before.verb?.isParticiple) &&
    tokens[at]?.tag === "noun"
  )
    return true;
  for (let index = at; index < Math.min(tokens.length, at + 14); index += 1) {
    const token = tokens[index];
    if (!token) return false;
    if (token.lower === "and" || token.lower === "or") return true;
    if (index > at && finiteWeight(tokens, index) >= 2) return false;
  }
  return false;
}

function lastWord(tokens: readonly Token[], at: number): Token | undefined {
  return tokens[at - 1]?.tag === "adverb" ? tokens[at - 2] : tokens[at - 1];
}

function isSubject(
  tokens: readonly Token[],
  start: number,
  end: number,
  hasRelative: boolean,
): boolean {
  let last = end - 1;
  while (last > start && tokens[last]?.isBracketed) last -= 1;
  const closing = tokens[last];
  if (
    !closing ||
    /^(?:determiner|preposition|coordinator|subordinator|auxiliary|relative)$/u.test(closing.tag)
  )
    return false;
  if (!hasRelative && closing.tag === "adverb" && last > start) return false;
  if (isAdjective(closing) && last > start && tokens[start]?.lower !== "the" && !hasRelative)
    return false;
  for (let at = start + 1; at <= last; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || !before || token.isBracketed || hasRelative) continue;
    // "In 1920 the treaty": two phrases side by side are no subject.
    if (
      token.tag === "determiner" &&
      (before.tag === "noun" || before.tag === "number") &&
      !/,/u.test(token.before)
    )
      return false;
    if (token.tag === "pronoun" && !/sel(?:f|ves)$|^one$/u.test(token.lower)) return false;
  }
  return true;
}

/** Is the verb's form one that the subject's number allows? */
function agrees(tokens: readonly Token[], start: number, end: number, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const isSingular =
    isWord(token, /^(?:is|was|has|does|isn't|wasn't|doesn't|hasn't)$/u) ||
    (token.verb?.isSingular ?? false);
  const isPlural =
    isWord(token, /^(?:are|were|have|do|aren't|weren't|don't|haven't)$/u) ||
    (token.tag === "noun" && (token.verb?.isBase ?? false) && !token.verb?.isPast);
  if (!isSingular && !isPlural) return true;
  const first = tokens[start];
  if (first?.tag === "pronoun")
    return isPlural
      ? !isWord(first, /^(?:it|he|she|this|one)$/u)
      : !isWord(first, /^(?:they|we|these|those|you|i)$/u);
  if (first?.verb?.isGerund && isSingular) return true;
  const noun = tokens[headOf(tokens, start, end)];
  // "James was", "the United States is": a name shows no number.
  if (
    !noun ||
    noun.isName ||
    (noun === first && /^\p{Lu}/u.test(noun.text) && isPluralNoun(noun.lower) && isSingular)
  )
    return true;
  const head = noun.lower;
  if (
    /^(?:number|majority|variety|range|series|species|group|pair|set|means|people|police|half|most|all|some|none)$/u.test(
      head,
    )
  )
    return true;
  const isOne = isWord(first, /^(?:a|an|this|each|every|one|another)$/u);
  const areSeveral =
    isPluralNoun(head) ||
    isWord(
      first,
      /^(?:these|those|many|several|few|both|two|three|four|five|six|seven|eight|nine|ten)$/u,
    );
  if (isSingular) return !areSeveral;
  const areJoined = tokens.slice(start, end).some((one) => one.lower === "and" && !one.isBracketed);
  return (
    areSeveral ||
    areJoined ||
    (!isOne && MAY_BE_PLURAL.test(head)) ||
    isWord(first, /^(?:most|all|some)$/u)
  );
}

/** Plurals without an s: "bacteria", "the poor", "the French". */
const MAY_BE_PLURAL =
  /(?:a|i|ae|children|women|men|fish|sheep|staff|poor|rich|elderly|sh|ch|ese)$/u;

/** The noun that the rest of a phrase hangs on: "workers" in "the workers of the mill". */
export function headOf(tokens: readonly Token[], start: number, end: number): number {
  let head = start;
  for (let at = start; at < end; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.isBracketed) continue;
    const isLink =
      token.tag === "preposition" ||
      token.tag === "relative" ||
      token.tag === "coordinator" ||
      token.tag === "auxiliary";
    if (at > start && (isLink || /,/u.test(token.before))) break;
    if (
      at > start &&
      tokens[at - 1]?.tag === "noun" &&
      token.verb?.isParticiple &&
      !token.verb.isBase &&
      tokens[at + 1]?.tag !== "noun"
    )
      break;
    if (
      at > start &&
      tokens[at - 1]?.tag === "noun" &&
      token.verb?.isGerund &&
      (tokens[at + 1]?.tag === "determiner" || tokens[at + 1]?.tag === "preposition")
    )
      break;
    if (token.tag === "noun" || token.tag === "number" || token.tag === "pronoun") head = at;
  }
  return head;
}

/** After a comma these begin a remark or another clause. */
const LEAVES = /^(?:but|yet|making|thus|hence|nor)$/u;

/** After these a clause may follow without "that". */
const THINKS = /^(?:believe|think|say|mean|claim|argue|know|feel|hope|suppose)$/u;
/** Subordinators after which a remark on the main clause follows, and not what is asked, said or known. */
const REMARKS =
  /^(?:because|although|though|while|whilst|whereas|if|unless|when|whenever|since|as|so|once|until|after|before)$/u;

/** Where the main clause ends and another one, or a remark on it, begins. */
function clauseEnd(tokens: readonly Token[], finite: number, to: number): number {
  // Clauses within whose verbs are yet to come: "by which goods and services are sold".
  let awaited =
    THINKS.test(tokens[finite]?.verb?.base ?? "") &&
    /^(?:determiner|noun)$/u.test(tokens[finite + 1]?.tag ?? "")
      ? 1
      : 0;
  for (let at = finite + 1; at < to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.isBracketed) continue;
    if (/[;—]|\s–\s|\s-\s|:\s/u.test(token.before) || endsSentence(tokens, at)) {
      // "power — influence over people — rests": what stands between two dashes belongs here.
      const closing = /[—–]/u.test(token.before)
        ? tokens.findIndex((one, index) => index > at && /—|\s–\s/u.test(one.before))
        : -1;
      if (closing < 0 || closing >= to) return at;
      at = closing;
    }
    const opens = token.tag === "relative" || token.tag === "subordinator";
    const hasLeft = /,/u.test(token.before) ? leavesAfterComma : leaves;
    if (awaited === 0 && hasLeft(tokens, at, to)) return at;
    if (opens) awaited += 1;
    else if (awaited > 0 && finiteWeight(tokens, at) >= 1.5) awaited -= 1;
  }
  return to;
}

/** ", and in 1953, the king …": a clause with something before its subject. */
function opensBeforeComma(tokens: readonly Token[], at: number, to: number): boolean {
  for (let index = at + 1; index < Math.min(to, at + 7); index += 1)
    if (/,/u.test(tokens[index]?.before ?? "")) return beginsClause(tokens, index, to, 1.5);
  return false;
}

/** A full stop within a sentence ends it too, but for "S. mansoni". */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  return (
    /^["”’)]*\.["”’)]*\s/u.test(tokens[at]?.before ?? "") &&
    !/^\p{Lu}$/u.test(tokens[at - 1]?.text ?? "")
  );
}

function leavesAfterComma(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  if (isWord(token, LEAVES)) return !/,/u.test(next.before);
  if (
    token.tag === "relative" ||
    (token.tag === "subordinator" && isWord(token, REMARKS)) ||
    (token.tag === "preposition" && next.tag === "relative")
  )
    return true;
  if (isWord(token, /^(?:and|for|or)$/u))
    return (
      next.tag === "subordinator" ||
      beginsClause(tokens, at + 1, to, 1.5) ||
      (next.tag === "preposition" && opensBeforeComma(tokens, at + 1, to))
    );
  return token.tag !== "coordinator" && beginsClause(tokens, at, to, 2.2) && !isListed(tokens, at);
}

function leaves(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (isWord(token, /^(?:because|whereas|although|though)$/u)) return true;
  return isWord(token, /^(?:and|but|so|or)$/u) && beginsClause(tokens, at + 1, to, 1.8);
}

/** Do a subject and its verb follow? A verb alone goes on with the same subject. */
function beginsClause(tokens: readonly Token[], at: number, to: number, least: number): boolean {
  const first = tokens[at];
  if (!first || !/^(?:determiner|pronoun|noun|number)$/u.test(first.tag)) return false;
  if (first.verb?.isPast && tokens[at + 1]?.tag !== "noun") return false;
  if (
    first.verb &&
    !first.verb.isBase &&
    !first.verb.isGerund &&
    first.verb.certainty > 0 &&
    !tokens[at - 1]?.before.includes(",")
  )
    return false;
  for (let index = at + 1; index < Math.min(to, at + 12); index += 1) {
    const token = tokens[index];
    if (
      !token ||
      /[,;:—]/u.test(token.before) ||
      token.tag === "relative" ||
      token.tag === "subordinator"
    )
      return false;
    if (finiteWeight(tokens, index) >= least)
      return isSubject(tokens, at, index, false) && agrees(tokens, at, index, index);
  }
  return false;
}

/** The words from `from` to before `to`, verbatim, with brackets and quotation marks in pairs; null where they break. */
export function textOf(
  sentence: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): string | null {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to <= from) return null;
  let { start } = first;
  let { end } = last;
  if (/[“"‘«(]$/u.test(sentence.slice(0, start)) && !isPaired(sentence.slice(start, end)))
    start -= 1;
  for (const closing of /^[^\p{L}\p{N}\s,;:.]{1,3}/u.exec(sentence.slice(end))?.[0] ?? "") {
    if (isPaired(sentence.slice(start, end))) break;
    end += closing.length;
  }
  const opening = /[“"‘«(]$/u.exec(sentence.slice(0, start));
  if (opening && !isPaired(sentence.slice(start, end))) start -= 1;
  const text = sentence.slice(start, end);
  return isPaired(text) ? text : null;
}

function isPaired(text: string): boolean {
  const times = (mark: string) => text.split(mark).length - 1;
  return (
    times("(") === times(")") &&
    times("[") === times("]") &&
    times("“") === times("”") &&
    times('"') % 2 === 0 &&
    times("«") === times("»")
  );
}

/** Without sources at the end: "(Miller 1956)", "[12]", "(see Figure 2)". */
export function withoutCitation(
  sentence: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): number {
  let end = to;
  while (end > from && tokens[end - 1]?.isBracketed) end -= 1;
  const bracket = sentence.slice(tokens[end - 1]?.end ?? 0, tokens[to - 1]?.end ?? 0);
  return /\b(?:1[5-9]|20)\d\d\b|\b(?:see|figure|fig|table|chapter|section|p|pp|ibid|box|above|below)\b|^\s*[([]\d+/iu.test(
    bracket,
  )
    ? end
    : to;
}
