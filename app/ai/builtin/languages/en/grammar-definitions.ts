import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { type Clause, headOf, readClause } from "./grammar-clause";
import { refersBack } from "./grammar-reference";
import {
  contentWords,
  isComplete,
  isSpecific,
  namedSubject,
  readSentence,
  type Sentence,
  wordCount,
  wordsOf,
} from "./grammar-sentence";
import { finiteWeight, isBe, isWord, type Token } from "./grammar-tokens";
import { isPluralNoun } from "./lexicon/noun-classes";

const LONGEST = 40;
const LONGEST_TERM = 6;

/** "X is a … that", "X refers to …", "… is called X", "X, a … that …,". */
export function readDefinitions(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  if (!sentence) return [];
  const main =
    sentence.clause && isOpenedSafely(sentence, sentence.clause)
      ? (meantBy(sentence, sentence.clause, context) ??
        namedAs(sentence, sentence.clause, context) ??
        isA(sentence, sentence.clause, context))
      : null;
  const found = main ? [main] : [];
  for (const aside of [...calledWithin(sentence, context), ...appositions(sentence, context)])
    if (!found.some((one) => one.subject === aside.subject)) found.push(aside);
  return found;
}

/** "In economics," and "From a biological perspective," may go before what a term means. */
function isOpenedSafely({ tokens, text }: Sentence, clause: Clause): boolean {
  const opening = text.slice(tokens[clause.from]?.start, tokens[clause.subject]?.start);
  return (
    opening === "" ||
    /^(?:In (?!other|this|that|short|fact|our)\p{Ll}+(?: \p{Ll}+)?|(?:In|From|For) (?!this|that|our)[^,]* (?:perspective|view|terms|sense|context|field|theory)),? $/u.test(
      opening,
    )
  );
}

function definition(
  sentence: Sentence,
  term: string | null,
  aliases: readonly string[],
  from: number,
  to: number,
  relation: string | null,
): FoundFact | null {
  const predicate = wordsOf(sentence, from, to);
  if (!term || !predicate || wordCount(predicate) > LONGEST || wordCount(predicate) < 3)
    return null;
  // "The lymphatic system is a system …": still tells; "A mixture is a mixture …" does not.
  const own = bare(term).toLowerCase();
  if (predicate.toLowerCase().includes(own)) return null;
  return { kind: "definition", subject: bare(term), predicate, relation, aliases: [...aliases] };
}

/** Without article and quotation marks, as a glossary would list it. */
function bare(term: string): string {
  return term.replace(/^(?:[Aa]n?|[Tt]he) (?!\p{Lu})/u, "").replace(/^["“‘'](.*)["”’']$/u, "$1");
}

/** Could a glossary hold the range as an entry? */
function isTerm({ tokens }: Sentence, from: number, to: number): boolean {
  const first = tokens[from];
  const own = first && isWord(first, /^(?:an?|the)$/u) ? from + 1 : from;
  if (to - own < 1 || to - own > LONGEST_TERM) return false;
  const words = tokens.slice(own, to);
  if (
    words.some(
      (token) =>
        /^(?:pronoun|auxiliary|subordinator|determiner)$/u.test(token.tag) && token.lower !== "the",
    )
  )
    return false;
  if (
    /.{3}est$|^(?:good|bad|great|effective|successful|typical|true|real|ideal|new|modern|such|important|high|low|large|small|positive|further)$/u.test(
      words[0]?.lower ?? "",
    ) &&
    !words[0]?.isName &&
    words.length > 1 &&
    !(words[0]?.lower === "positive")
  )
    return false;
  if (
    words.some(
      (token) =>
        token.tag === "relative" ||
        isWord(
          token,
          /^(?:former|latter|same|such|other|first|second|third|next|last|final|only|key|main|most|more|best|following|answer|goal|aim|purpose|question|problem|result|reason|idea|difference|point|example|examples|fact|thing|things|people|way|following|important|common|largest|many|several|with|in|at|for|on|from|to|by|because|today)$/u,
        ),
    )
  )
    return false;
  return (
    words.at(-1)?.tag === "noun" &&
    words[0]?.tag !== "preposition" &&
    words[0]?.tag !== "coordinator"
  );
}

const MEANS =
  /^(?:refers? to|means?(?: that)?|denotes?|describes?|is defined as|are defined as|can be defined as|may be defined as|is used to describe|is used for|is the term for|is a term for|is the name for|is a term used (?:to describe|for)|stands? for|signif(?:y|ies)|(?:is|are) understood as)\b/u;

/** "The term X refers to …", "X is defined as …". */
function meantBy(sentence: Sentence, clause: Clause, context: SentenceContext): FoundFact | null {
  const { tokens, text } = sentence;
  const verb = MEANS.exec(text.slice(tokens[clause.finite]?.start ?? 0));
  if (!verb) return null;
  const introduced = /^the (?:term|word|concept|phrase|expression|abbreviation|name)s?$/iu.test(
    text.slice(tokens[clause.subject]?.start, tokens[clause.subject + 1]?.end),
  );
  const isLoose = /^(?:describe|is used|mean|signif|stand)/u.test(verb[0]);
  if (
    isLoose &&
    !introduced &&
    !(verb[0].startsWith("mean") && isTerm(sentence, clause.subject, clause.subjectEnd))
  )
    return null;
  const from = introduced ? clause.subject + 2 : clause.subject;
  if (!isTerm(sentence, from, clause.subjectEnd) && !introduced) return null;
  const body = tokens.findIndex(
    (token) => token.start >= (tokens[clause.finite]?.start ?? 0) + verb[0].length,
  );
  if (
    body < 0 ||
    refersBack(tokens, from, clause.subjectEnd, context, "subject") ||
    !isComplete(sentence, body, clause.end, context, "definition")
  )
    return null;
  const { subject, aliases } = namedSubject(sentence, from, clause.subjectEnd);
  return definition(sentence, subject, aliases, body, clause.end, verb[0]);
}

const NAMED =
  /^(?:called|termed|named|(?:also |commonly |often |usually |generally |collectively |better )?(?:known|referred to) as|known|referred)$/u;

/** "Removing waste from the body is called excretion." */
function namedAs(sentence: Sentence, clause: Clause, context: SentenceContext): FoundFact | null {
  const { tokens, text } = sentence;
  if (!isBe(tokens[clause.finite])) return null;
  let at = clause.finite + 1;
  while (tokens[at]?.tag === "adverb") at += 1;
  const naming = /^(?:called|termed|named|known as|referred to as)\b/u.exec(
    text.slice(tokens[at]?.start ?? text.length),
  );
  if (!naming || !NAMED.test(naming[0])) return null;
  const from = at + naming[0].split(" ").length;
  const to = termEnd(sentence, from, clause.end);
  if (!isTerm(sentence, from, to)) return null;
  const first = tokens[clause.subject];
  // What is named must tell more than its own head: "The process" is not enough.
  const isTold =
    first?.verb?.isGerund || contentWords(tokens, clause.subject, clause.subjectEnd) >= 2;
  if (
    !isTold ||
    clause.subjectEnd - clause.subject < 3 ||
    refersBack(tokens, clause.subject, clause.subjectEnd, context, "subject")
  )
    return null;
  if (
    tokens
      .slice(clause.subject, clause.subjectEnd)
      .some((token) => token.tag === "pronoun" && token.lower !== "one")
  )
    return null;
  return definition(
    sentence,
    wordsOf(sentence, from, to),
    [],
    clause.subject,
    clause.subjectEnd,
    text.slice(tokens[clause.finite]?.start, tokens[from - 1]?.end),
  );
}

/** Where a term given as a name ends: at a mark, a verb or what only adds to it. */
function termEnd({ tokens }: Sentence, from: number, to: number): number {
  let at = from;
  while (at < to && at < from + LONGEST_TERM + 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) break;
    if (
      at > from &&
      (/[,;:.—”"]/u.test(token.before) ||
        isWord(
          token,
          /^(?:and|or|which|that|who|in|by|for|because|when|from|on|after|with|to|as|is|are)$/u,
        ))
    )
      break;
    at += 1;
  }
  return at;
}

const POOR_HEAD =
  /^(?:way|example|reason|result|part|problem|question|matter|case|sign|symbol|source|key|thing|time|place|good|great|big|major|common|important|essential|vital|critical|crucial|central|good|product|consequence|member|member|one|lot|number|result|topic|issue|challenge|component|aspect|feature|function|cause|danger|risk|threat|favorite|typical|classic|long|very|little|different|most|more|only|same|first|second|last|best|other|primary|main|fact|idea|engine|heart|backbone|cornerstone|mirror|bridge|success|failure|disaster|mystery|must|bit|subject|least|concern|priority|alternative|choice|option|goal|target|reality|truth|necessity|phenomenon)$/u;

const JUDGES =
  /^(?:controversial|inexpensive|expensive|convenient|well-known|famous|popular|important|significant|powerful|useful|valuable|dangerous|difficult|easy|interesting|remarkable|excellent|effective|extremely|deeply|highly|very|quite|rather|particularly|especially|relatively|perfect|favorite|notable|prominent|leading|growing|increasingly|serious|least|huge)$/u;

/** "Lichens are composite organisms that …", "A democracy is a government in which …". */
function isA(sentence: Sentence, clause: Clause, context: SentenceContext): FoundFact | null {
  const { tokens, text } = sentence;
  const be = tokens[clause.finite];
  if (!be || !isWord(be, /^(?:is|are|was|were)$/u)) return null;
  const from = clause.finite + 1;
  const opens = tokens[from];
  if (!opens) return null;
  const reversed = boldComplement(sentence, clause, context);
  if (reversed) return reversed;
  const isNamed = tokens
    .slice(clause.subject, clause.subjectEnd)
    .some((token) => token.isName || (/^\p{Lu}/u.test(token.text) && token.start > 0));
  if (isWord(be, /^wa|^we/u) && !isNamed) return null;
  const isKind =
    isWord(opens, /^(?:an?|any|the)$/u) ||
    (be.lower === "are" &&
      opens.tag === "noun" &&
      !opens.verb?.isParticiple &&
      !opens.verb?.isGerund);
  if (!isKind) return null;
  const next = tokens[isWord(opens, /^(?:an?|any|the)$/u) ? from + 1 : from];
  const head = tokens[headOf(tokens, from, clause.end)];
  if (
    !next ||
    !head ||
    isWord(next, POOR_HEAD) ||
    isWord(head, POOR_HEAD) ||
    /.est$/u.test(next.lower)
  )
    return null;
  // "a deeply controversial subject", "an inexpensive method": that judges, and does not define.
  if (tokens.slice(from, tokens.indexOf(head)).some((token) => isWord(token, JUDGES))) return null;
  if (
    !isTerm(sentence, clause.subject, clause.subjectEnd) ||
    refersBack(tokens, clause.subject, clause.subjectEnd, context, "subject")
  )
    return null;
  const end = secondVerb(tokens, from, clause.end);
  const words = end - from;
  // What it is, and what is special about it.
  const tells = tokens
    .slice(from + 2, end)
    .findIndex(
      (token) =>
        token.tag === "relative" ||
        token.tag === "preposition" ||
        token.verb?.isParticiple ||
        token.verb?.isGerund,
    );
  if (words < 4 || (tells < 0 && words < 6) || contentWords(tokens, from, end) < 2) return null;
  if (
    opens.lower === "the" &&
    !/\b(?:of|that|which|who|by|to|between|in)\b/u.test(
      text.slice(opens.start, tokens[end - 1]?.end),
    )
  )
    return null;
  if (be.lower === "are" && opens.tag === "noun" && !hasPluralHead(tokens, from, end)) return null;
  if (!isComplete(sentence, from, end, context, "definition")) return null;
  const { subject, aliases } = namedSubject(sentence, clause.subject, asideFree(sentence, clause));
  return definition(sentence, subject, aliases, from, end, be.text);
}

/** "… and is organized into bureaus": what a thing is ends where something else is said of it. */
function secondVerb(tokens: readonly Token[], from: number, to: number): number {
  const at = tokens.findIndex(
    (token, index) =>
      index > from &&
      index < to &&
      token.lower === "and" &&
      isWord(tokens[index + 1], /^(?:is|are|was|were|has|have|can|may|will)$/u) &&
      !tokens.slice(from, index).some((one) => one.tag === "relative"),
  );
  return at < 0 ? to : at;
}

/** "X, or Y, is": the term ends before the aside. */
function asideFree({ tokens }: Sentence, clause: Clause): number {
  const comma = tokens
    .slice(clause.subject + 1, clause.subjectEnd)
    .findIndex((token) => /,/u.test(token.before));
  return comma < 0 ? clause.subjectEnd : clause.subject + 1 + comma;
}

function hasPluralHead(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + 6); at += 1) {
    const token = tokens[at];
    if (!token || (at > from && token.tag !== "noun" && token.tag !== "adverb")) return false;
    if (isPluralNoun(token.lower) && tokens[at + 1]?.tag !== "noun") return at > from;
  }
  return false;
}

/** "The pale outer zone is the **cortex**": what is set in bold is the term. */
function boldComplement(
  sentence: Sentence,
  clause: Clause,
  context: SentenceContext,
): FoundFact | null {
  const { tokens, text } = sentence;
  const from = clause.finite + 1;
  const complement = text.slice(tokens[from]?.start ?? text.length);
  const bold = context.bold.find(
    (one) =>
      one.length > 2 &&
      new RegExp(
        `^(?:an? |the )?.?${one.replace(/[^\p{L}\p{N} ]/gu, ".")}["”]?(?:$|[.,;])`,
        "iu",
      ).test(complement),
  );
  if (
    !bold ||
    clause.subjectEnd - clause.subject < 3 ||
    !isSpecific(sentence, clause.subject, clause.subjectEnd, {
      ...context,
      previous: null,
      headings: [text],
    })
  )
    return null;
  return definition(
    sentence,
    bold,
    [],
    clause.subject,
    clause.subjectEnd,
    tokens[clause.finite]?.text ?? null,
  );
}

/** "… thousands of tiny folds called microvilli": the phrase before is what the name means. */
function calledWithin(sentence: Sentence, context: SentenceContext): FoundFact[] {
  const { tokens, text } = sentence;
  return tokens.flatMap((token, at) => {
    const isNaming =
      token.lower === "called" || (token.lower === "known" && tokens[at + 1]?.lower === "as");
    if (
      !isNaming ||
      token.isBracketed ||
      at < 3 ||
      isWord(tokens[at - 1], /^(?:is|are|was|were|be|been|also|often|commonly|sometimes)$/u) ||
      /,/u.test(token.before)
    )
      return [];
    const from = phraseStart(tokens, at);
    if (from < 0 || contentWords(tokens, from, at) < 3) return [];
    const begin = at + (token.lower === "known" ? 2 : 1);
    const to = termEnd(sentence, begin, tokens.length);
    if (!isTerm(sentence, begin, to) || refersBack(tokens, from, at, context, "subject")) return [];
    return (
      definition(
        sentence,
        wordsOf(sentence, begin, to),
        [],
        from,
        at,
        text.slice(token.start, tokens[begin - 1]?.end),
      ) ?? []
    );
  });
}

/** Where the phrase that ends before `end` begins: at its article, or after a verb or preposition. */
function phraseStart(tokens: readonly Token[], end: number): number {
  let start = -1;
  for (let at = end - 1; at > Math.max(0, end - 12); at -= 1) {
    const token = tokens[at];
    if (
      !token ||
      token.isBracketed ||
      token.tag === "pronoun" ||
      token.tag === "auxiliary" ||
      token.tag === "relative" ||
      token.tag === "subordinator"
    )
      break;
    if (token.lower === "a" || token.lower === "an") start = at;
    if (/[,;:—]/u.test(token.before)) break;
  }
  return start;
}

/** "the urinary bladder, a muscular bag that can hold about half a litre". */
function appositions(sentence: Sentence, context: SentenceContext): FoundFact[] {
  const { tokens, text } = sentence;
  return tokens.flatMap((token, at) => {
    if (!isWord(token, /^(?:an?|the)$/u) || token.isBracketed || at < 1) return [];
    // ", a …", ", or the …", ", which is the …".
    const mark = /^,\s$/u.test(token.before) ? at : introducedBy(tokens, at);
    if (
      mark < 1 ||
      (!sentence.clause &&
        tokens
          .slice(1, mark + 1)
          .every((one, index) => index === mark - 1 || !/,/u.test(one.before)))
    )
      return [];
    const end = asideEnd(tokens, at);
    // "In socialist societies, the means …": here the main clause begins.
    if (mark === sentence.clause?.subject || (mark === at && isClause(tokens, at, end))) return [];
    if (end - at < 4 || contentWords(tokens, at, end) < 2) return [];
    // A list goes on with "and"; a second comma pair would be one.
    const next = tokens[end];
    if (next && endsInList(tokens, end)) return [];
    if (next && (next.tag === "coordinator" || isWord(next, /^(?:an?|the)$/u))) return [];
    if (
      !tokens
        .slice(at + 1, end)
        .some(
          (one) =>
            one.tag === "relative" ||
            one.lower === "of" ||
            one.verb?.isGerund ||
            isWord(one, /^(?:used|made|found|caused|between|in|for|to|by)$/u),
        )
    )
      return [];
    if (
      isWord(tokens[at + 1], POOR_HEAD) ||
      /(?:est|most|equivalent|term|first|last|only|same|result|time|year|period|process|fact|idea|move|trend|number|amount|figure|view|practice|change|increase|decision|policy|situation)$/u.test(
        tokens[at + 1]?.lower ?? "",
      )
    )
      return [];
    const from = termStart(tokens, mark);
    if (
      from < 0 ||
      !isTerm(sentence, from, mark) ||
      refersBack(tokens, from, mark, context, "subject") ||
      refersBack(tokens, at, end, context, "definition")
    )
      return [];
    if (isWord(token, /^an?$/u) && isPluralNoun(tokens[mark - 1]?.lower ?? "")) return [];
    return definition(sentence, wordsOf(sentence, from, mark), [], at, end, null) ?? [];
  });
}

/** Where ", or the" and ", which is the" begin; -1 where no such thing stands before. */
function introducedBy(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  const mark =
    before?.lower === "or"
      ? at - 1
      : isWord(before, /^(?:is|are)$/u) && tokens[at - 2]?.lower === "which"
        ? at - 2
        : -1;
  return mark > 0 && /^,\s$/u.test(tokens[mark]?.before ?? "") ? mark : -1;
}

/** "aid, assistance, technology, and propaganda": the comma stands in a list. */
function endsInList(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + 8); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "relative" || finiteWeight(tokens, index) >= 1.5) return false;
    if (index > at && isWord(token, /^(?:and|or)$/u) && /,/u.test(token.before)) return true;
  }
  return false;
}

/** Does a verb of its own follow, outside of any relative clause? */
function isClause(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = readClause(tokens, from, tokens.length);
  return clause !== null && clause.finite < to;
}

function asideEnd(tokens: readonly Token[], at: number): number {
  for (let index = at + 1; index < tokens.length; index += 1)
    if (/[,;:—.]/u.test(tokens[index]?.before ?? "")) return index;
  return tokens.length;
}

/** Where the name before a comma begins. */
function termStart(tokens: readonly Token[], end: number): number {
  let start = -1;
  for (let at = end - 1; at >= Math.max(0, end - 5); at -= 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) return -1;
    if (token.tag === "determiner") return isWord(token, /^(?:the|an?)$/u) ? at : -1;
    if (token.tag !== "noun") break;
    if (/['’]s?$/u.test(token.text)) return -1;
    if (
      token.verb &&
      !token.isName &&
      (token.verb.certainty > 0 || token.verb.isParticiple) &&
      at < end - 1 &&
      !/^(?:determiner|preposition)$/u.test(tokens[at - 1]?.tag ?? "")
    )
      break;
    start = at;
    if (/[,;:—]/u.test(token.before)) return -1;
  }
  return start;
}
