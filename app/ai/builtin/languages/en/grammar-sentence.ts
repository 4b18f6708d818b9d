import type { SentenceContext } from "../language-pack";
import { type Clause, readClause, textOf, withoutCitation } from "./grammar-clause";
import { refersBack, type Strictness } from "./grammar-reference";
import { isAdjective, isWord, type Token, tokenize } from "./grammar-tokens";

/** A sentence with its words and main clause, read once for all readers. */
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** The first word after "However," or "In fact,". */
  start: number;
  clause: Clause | null;
}

/** They join a sentence to the one before, but the rest stands without them. */
const CONNECTIVE =
  /^(?:However|Moreover|Furthermore|In addition|Additionally|Indeed|In fact|Of course|Nevertheless|Nonetheless|Interestingly|Typically|Generally|In general|Ultimately|Overall|Importantly|Unfortunately|Fortunately|Not surprisingly|In short|In other words|Put simply|Simply put|Technically|Strictly speaking|Clearly|Obviously|Basically|Essentially|In essence|But|And|Yet|So|As (?:noted|mentioned|discussed|described|stated|explained|seen|we (?:have )?(?:seen|noted|learned|discussed|mentioned)) ?(?:earlier|above|previously|before|already)?|First|Second|Third|Fourth|Firstly|Secondly|Thirdly|Lastly|Next|Similarly|Likewise|Finally|Today|Also|On the other hand|Surprisingly|Notably|Remarkably|By definition|In \p{Ll}+(?:ics|ogy|istry|ematics|omy|osophy|ath|law|statistics|computing|programming|medicine|finance|ing)),? (?=\S)/u;
/** What is no statement of the text itself: instructions, examples, references to figures and pages. */
const NO_STATEMENT =
  /[?!]["”’)]*$|\bI\b(?! \p{Lu}|\.)|^(?:We|You|Your|My|Our|For (?:example|instance)|E\.g|Figure|Fig\.|Table|Box|Chapter|Section|Source|Note|Photo|Credit|See|Consider|Suppose|Imagine|Recall|Remember|Think|Let|Look|Try|Take|Notice|Assume|Read|Click|Visit|Browse|Watch|Listen|Explain|Describe|Discuss|Compare|List|Identify|Define|Write|Use|Give|State|By the end|After (?:reading|completing|studying)|If you|When you|As (?:you|we|I)|Learning|Objective|Image|Exercise|Question|Answer|Exam(?:ple)?|Here)(?![\p{L}’'-])|\((?:credit|image|photo)|https?:|www\.|©|…$|[=<>]{1,2}|\\|\||^\P{L}*$/iu;
const SHORTEST = 18;
const LONGEST = 420;

const last: { text: string; sentence: Sentence | null } = { text: "", sentence: null };

/** The sentence taken apart; null where it states nothing that can stand alone. */
export function readSentence(text: string): Sentence | null {
  if (last.text === text) return last.sentence;
  last.text = text;
  last.sentence = isStatement(text) ? parse(text) : null;
  return last.sentence;
}

function isStatement(text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST || NO_STATEMENT.test(text)) return false;
  if (!/^[\p{Lu}\p{N}“"‘([]|^[a-z]?[A-Z]/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > text.length * 0.6;
}

function parse(text: string): Sentence {
  const tokens = tokenize(text);
  const connective = CONNECTIVE.exec(text)?.[0].length ?? 0;
  const start = Math.max(
    0,
    tokens.findIndex((token) => token.start >= connective),
  );
  const clause = readClause(tokens, start, tokens.length);
  if (clause) clause.end = withoutCitation(text, tokens, clause.finite + 1, clause.end);
  return { text, tokens, start, clause };
}

/** The words of a range, verbatim, without sources at its end; null where marks break. */
export function wordsOf({ text, tokens }: Sentence, from: number, to: number): string | null {
  return textOf(text, tokens, from, withoutCitation(text, tokens, from, to));
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}

/** Nouns too wide for anybody to ask of: "Scientists", "Several factors". */
const VAGUE_HEAD =
  /^(?:people|things?|something|factors?|scientists?|researchers?|students?|examples?|ways?|results?|reasons?|experts?|scholars?|critics?|observers?|authors?|readers?|questions?|answers?|problems?|issues?|points?|ideas?|facts?|aspects?|features?|differences?|changes?|cases?|times?|days?|years?|parts?|others?|men|women|man|woman|person|individuals?|historians?|many|some|most|few|number|lot|kinds?|types?|forms?|evidence|advances?|attempts?|efforts?|one|two|three|study|studies|research|work|analysis|chapter|section|text|book|goal|aim|purpose|key|rest|today|thing|doctors?|everyone|anyone|nothing|none|all|half|half|percent|life|details?|chances|whoever|whatever|steps?|topics?|concepts?)$/iu;
const QUANTIFIER =
  /^(?:some|little|many|most|several|few|one|two|three|four|five|six|seven|eight|nine|ten|much|more|fewer|other|another|certain|various|any|no|none|both|all|every|each|such|different|numerous|only|perhaps|even|not|neither|either|nearly|almost|about|over|half|hundreds|thousands|millions|what|how|why|whether|there|up|further|additional|recent|modern|given)$/iu;

/** Does the range name something specific, clear without any other sentence? */
export function isSpecific(
  sentence: Sentence,
  from: number,
  to: number,
  context: SentenceContext,
): boolean {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!first || to - from > 14) return false;
  if (
    /,? for (?:example|instance)\b|^(?:examples?|an example) of/iu.test(
      sentence.text.slice(first.start, tokens[to - 1]?.end),
    )
  )
    return false;
  if (first.verb?.isGerund && tokens.slice(from, to).some((token) => /,/u.test(token.before)))
    return false;
  if (
    isWord(first, QUANTIFIER) ||
    /^a (?:few|number|lot|second|third|similar|new|further|large number|different)\b/iu.test(
      sentence.text.slice(first.start),
    ) ||
    first.tag === "pronoun" ||
    first.tag === "number"
  )
    return false;
  const own = isWord(first, /^(?:the|an?)$/u) ? from + 1 : from;
  const head = tokens
    .slice(own, to)
    .findIndex(
      (token, index) =>
        index > 0 && (token.tag === "preposition" || token.tag === "relative" || token.isBracketed),
    );
  const end = head < 0 ? to : own + head;
  const noun = tokens[end - 1];
  if (!noun || noun.tag === "adverb") return false;
  if (
    isWord(noun, VAGUE_HEAD) &&
    !(
      end < to &&
      end - own > 0 &&
      tokens[end]?.lower === "of" &&
      !first.lower.startsWith("a") &&
      noun.lower !== "one" &&
      noun.lower !== "number" &&
      !isWord(noun, /^(?:some|many|most|two|three|part|half|lot|all|percent)/u)
    )
  )
    return false;
  if (/er$/u.test(tokens[own]?.lower ?? "") && own < end - 1 && isComparative(tokens[own]))
    return false;
  return !refersBack(tokens, from, to, context, "subject");
}

function isComparative(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    isWord(
      token,
      /^(?:larger|smaller|higher|lower|greater|better|worse|longer|shorter|older|younger|newer|earlier|later|further|broader|wider|stronger|weaker|faster|slower|deeper|closer|simpler|newer)$/u,
    )
  );
}

const DANGLES =
  /^(?:the|an?|of|in|on|at|by|for|with|from|to|and|or|but|nor|as|than|that|which|who|whose|is|are|was|were|be|been|has|have|had|not|its|their|his|her|very|more|most|because|if|when|while|such|including|both|either|into|about|only|also)$/iu;

/** Is what a range says whole, and clear beside its subject? */
export function isComplete(
  sentence: Sentence,
  from: number,
  to: number,
  context: SentenceContext,
  strictness: Strictness = "predicate",
): boolean {
  const { tokens, text } = sentence;
  const final = tokens[to - 1];
  if (!final || to <= from) return false;
  if (DANGLES.test(final.text) && !isWord(final, /^(?:in|on|to|for|with|of|about|from|at|by)$/u))
    return false;
  if (
    isWord(final, /^(?:of|from|at|by|with|for|about|to)$/u) &&
    !tokens.slice(from, to).some((token) => token.tag === "relative")
  )
    return false;
  const words = text.slice(tokens[from]?.start ?? 0, final.end);
  if (
    /\b(?:figure|table|chapter|section|page|fig)\b\.? ?\d|for (?:example|instance)|\be\.g\b|\betc\b|\bsee (?:above|below)\b/iu.test(
      words,
    )
  )
    return false;
  return !refersBack(tokens, from, to, context, strictness);
}

/** Words that say something: not articles, prepositions and the like. */
export function contentWords(tokens: readonly Token[], from: number, to: number): number {
  return tokens
    .slice(from, to)
    .filter(
      (token) => (token.tag === "noun" || token.tag === "number") && !isAdjectiveOfWorth(token),
    ).length;
}

function isAdjectiveOfWorth(token: Token): boolean {
  return (
    isAdjective(token) &&
    isWord(
      token,
      /^(?:important|common|possible|necessary|different|similar|essential|significant|useful|difficult|easy|hard|likely|available|good|bad|great|big|large|small|new|old|true|clear|able|responsible|different|special|certain|various)$/u,
    )
  );
}

/** A whole clause within a range, whose subject is clear and which says something; null otherwise. */
export function wholeClause(
  sentence: Sentence,
  from: number,
  to: number,
  _context: SentenceContext,
): Clause | null {
  const clause = readClause(sentence.tokens, from, to);
  if (!clause || clause.end < to) return null;
  const subject = sentence.tokens[clause.subject];
  if (!subject || subject.tag === "pronoun" || isWord(subject, /^(?:there|it)$/u)) return null;
  return clause;
}

/** "Long-term potentiation (LTP)": the name, and what stands in brackets behind it. */
export function namedSubject(
  sentence: Sentence,
  from: number,
  to: number,
): { subject: string | null; aliases: string[] } {
  let end = to;
  while (end > from && sentence.tokens[end - 1]?.isBracketed) end -= 1;
  const bracket =
    end < to
      ? sentence.text.slice(sentence.tokens[end]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0)
      : "";
  return {
    subject: wordsOf(sentence, from, end),
    aliases:
      bracket &&
      wordCount(bracket) <= 4 &&
      !/\d{4}|^(?:e\.g|i\.e|see|or|not|such|including|like|also|about)\b/u.test(bracket)
        ? [bracket]
        : [],
  };
}
