import type { SentenceContext } from "../language-pack";
import { type Clause, readClause } from "./grammar-clause";
import { textOf, withoutCitation } from "./grammar-phrase";
import { isAnaphoric, type Strictness } from "./grammar-reference";
import {
  finiteVerbScore,
  hasTag,
  isAfterComma,
  isIn,
  isLoneAdjective,
  listed,
  type Token,
  tokenize,
} from "./grammar-tokens";

/** A parsed sentence, shared by all readers. */
export interface Sentence {
  text: string;
  context: SentenceContext;
  tokens: readonly Token[];
  /** The first word after "However," or "In fact,". */
  start: number;
  /** The main clauses, in order: "X rises, and | Y falls; | Z stays". */
  clauses: readonly Clause[];
}

/** A token range; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Connectives that the rest of a sentence does not need. */
const CONNECTIVE =
  /^(?:However|At the same time|Moreover|Furthermore|In addition|Additionally|Indeed|In fact|Of course|Nevertheless|Nonetheless|Interestingly|Typically|Generally|In general|Ultimately|Overall|Importantly|Unfortunately|Fortunately|Not surprisingly|In short|In other words|Put simply|Simply put|Technically|Strictly speaking|Clearly|Obviously|Basically|Essentially|In essence|But|And|Yet|So|As (?:noted|mentioned|discussed|described|stated|explained|seen|we (?:have )?(?:seen|noted|learned|discussed|mentioned)) ?(?:earlier|above|previously|before|already)?|First|Second|Third|Fourth|Firstly|Secondly|Thirdly|Lastly|Next|Similarly|Likewise|Finally|Today|Also|On the other hand|Surprisingly|Notably|Remarkably|By definition|In \p{Ll}+(?:ics|ogy|istry|ematics|omy|osophy|ath|law|statistics|computing|programming|medicine|finance|ing)),? (?=\S)/u;
/** Non-statements: instructions, examples, references to figures and pages. */
const NON_STATEMENT =
  /[?!]["”’)]*$|\bI\b(?! \p{Lu}|\.)|^(?:We|You|Your|My|Our|For (?:example|instance)|E\.g|Figure|Fig\.|Table|Box|Chapter|Section|Source|Note|Photo|Credit|See|Consider|Suppose|Imagine|Recall|Remember|Think|Let|Look|Try|Take|Notice|Assume|Read|Click|Visit|Browse|Watch|Listen|Explain|Describe|Discuss|Compare|List|Identify|Define|Write|Use|Give|State|By the end|After (?:reading|completing|studying)|If you|When you|As (?:you|we|I)|Learning|Objective|Image|Exercise|Question|Answer|Exam(?:ple)?|Here)(?![\p{L}’'-])|\((?:credit|image|photo)|https?:|www\.|©|…$|[=<>]{1,2}|\\|\||^\P{L}*$/iu;
const MIN_SENTENCE_LENGTH = 18;
const MAX_SENTENCE_LENGTH = 420;
const MAX_CLAUSES = 4;

let last: { text: string; context: SentenceContext; sentence: Sentence | null } | null = null;

/** Parses a sentence; null if it is no self-contained statement. */
export function readSentence(text: string, context: SentenceContext): Sentence | null {
  if (last?.text !== text || last.context !== context)
    last = { text, context, sentence: isStatement(text) ? parse(text, context) : null };
  return last.sentence;
}

function isStatement(text: string): boolean {
  if (
    text.length < MIN_SENTENCE_LENGTH ||
    text.length > MAX_SENTENCE_LENGTH ||
    NON_STATEMENT.test(text)
  )
    return false;
  if (!/^[\p{Lu}\p{N}“"‘([]|^[a-z]?[A-Z]/u.test(text)) return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) > text.length * 0.6;
}

function parse(text: string, context: SentenceContext): Sentence {
  const tokens = tokenize(text);
  const connective = CONNECTIVE.exec(text)?.[0].length ?? 0;
  // A citation of the previous sentence: "(Trishume 2014) A fork is …".
  const start = Math.max(
    0,
    tokens.findIndex((token) => token.start >= connective && !token.isBracketed),
  );
  const clauses: Clause[] = [];
  for (let at = start; at < tokens.length && clauses.length < MAX_CLAUSES; ) {
    const clause = readClause(tokens, at, tokens.length);
    const isPlain = clause && (at === start || clause.subject === at);
    if (!isPlain) break;
    const end = withoutCitation(text, tokens, clause.finite + 1, clause.end);
    clauses.push({ ...clause, end });
    at = nextClause(tokens, clause.end);
  }
  return { text, context, tokens, start, clauses };
}

const JOINS_CLAUSES = listed("and but while whereas yet");

/** The possible start of the next main clause, or the end. */
function nextClause(tokens: readonly Token[], end: number): number {
  const token = tokens[end];
  if (isIn(token, JOINS_CLAUSES)) return isAfterComma(tokens[end + 1]) ? tokens.length : end + 1;
  return token && /[;,]/u.test(token.before) ? end : tokens.length;
}

/** The text of a range, verbatim, without citations at its end; null if marks are unbalanced. */
export function textOfSpan({ text, tokens }: Sentence, from: number, to: number): string | null {
  return textOf(text, tokens, from, withoutCitation(text, tokens, from, to));
}

/** The text from one token to the end of another. */
export function textBetween({ text, tokens }: Sentence, from: number, to = tokens.length): string {
  return to <= from ? "" : text.slice(tokens[from]?.start ?? text.length, tokens[to - 1]?.end);
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}

/** Nouns too general to ask about: "Scientists", "Several factors". */
const VAGUE_NOUNS = listed(
  "people thing things something factor factors scientist scientists researcher researchers student students example examples way ways result results reason reasons expert experts scholar scholars critic critics observer observers author authors reader readers question questions answer answers problem problems issue issues point points idea ideas fact facts aspect aspects feature features difference differences change changes case cases time times day days year years part parts other others men women man woman person individual individuals historian historians many some most few number lot kind kinds type types form forms evidence advance advances attempt attempts effort efforts one two three study studies research work analysis chapter section text book goal aim purpose key rest today doctor doctors everyone anyone nothing none all half percent life detail details chances whoever whatever step steps topic topics concept concepts",
);
export function isVague(token: Token): boolean {
  return isIn(token, VAGUE_NOUNS) || isIn(token, NON_CONTENT_WORDS);
}

/** Quantity nouns without content: "the number of". */
const QUANTITY_NOUNS = listed(
  "some many most two three part parts half lot all percent one number example examples",
);
const QUANTIFIERS = listed(
  "some little many most several few one two three four five six seven eight nine ten much more fewer other another certain various any no none both all every each such different numerous only perhaps even not neither either nearly almost about over half hundreds thousands millions what how why whether there up further additional subsequent recent modern given",
);
const COMPARATIVES = listed(
  "larger smaller higher lower greater better worse longer shorter older younger newer earlier later further broader wider stronger weaker faster slower deeper closer simpler",
);
const ONE_OF_SEVERAL =
  /^a (?:few|number|lot|second|third|similar|new|further|large number|different)\b/iu;
const EXAMPLE = /\bfor (?:example|instance)\b|\be\.g\b/iu;
const REFERENCE =
  /\b(?:figure|table|chapter|section|page|fig)\b\.? ?\d|\betc\b|\bsee (?:above|below)\b|\(see\b/iu;
/** Announces a list elsewhere: "defined four specific types of alienation". */
const LIST_ANNOUNCEMENT =
  /\b(?:two|three|four|five|six|several|many) (?:\p{Ll}+ ){0,2}(?:types|kinds|ways|forms|reasons|stages|steps|factors|parts|processes|categories|groups|means)(?: (?:of|for|in) (?:\p{L}+ ?){1,2})?$/u;
const MAX_NAME_WORDS = 14;

/** Whether the range is a specific, self-contained noun phrase. */
export function isSpecific(sentence: Sentence, from: number, to: number): boolean {
  const { tokens, context } = sentence;
  const first = tokens[from];
  const told = textBetween(sentence, from, to);
  if (!first || to - from > MAX_NAME_WORDS || hasTag(first, "pronoun", "number")) return false;
  if (
    EXAMPLE.test(told) ||
    REFERENCE.test(told) ||
    ONE_OF_SEVERAL.test(told) ||
    isIn(first, QUANTIFIERS)
  )
    return false;
  // The subject is not first: "Using machines, the workers".
  const isAlone = to - from === 1 && /^\p{Ll}/u.test(first.text);
  if (first.verb?.isGerund && (isAlone || tokens.slice(from, to).some(isAfterComma))) return false;
  const own = hasArticle(tokens, from) ? from + 1 : from;
  const link = tokens.findIndex(
    (token, at) => at > own && (token.isBracketed || hasTag(token, "preposition", "relative")),
  );
  const end = link < 0 ? to : Math.min(link, to);
  const noun = tokens[end - 1];
  if (
    !noun ||
    noun.tag === "adverb" ||
    (to - from === 1 && isLoneAdjective(tokens, from)) ||
    (end - own > 1 && isIn(tokens[own], COMPARATIVES))
  )
    return false;
  // "changes in the slope".
  const tells = /^(?:change|advance|difference|increase|decrease)s?$/u.test(noun.lower)
    ? /^(?:of|in|between)$/u
    : /^(?:of|that|who|whose)$/u;
  const isOfWhat = end < to && tells.test(tokens[end]?.lower ?? "") && !isIn(noun, QUANTITY_NOUNS);
  if (isIn(noun, VAGUE_NOUNS) && !isOfWhat) return false;
  return !isAnaphoric(tokens, from, to, context, "subject");
}

export function hasArticle(tokens: readonly Token[], at: number): boolean {
  return /^(?:the|an?)$/u.test(tokens[at]?.lower ?? "");
}

const DANGLING_WORDS = listed(
  "the a an and or but nor as than that which who whose is are was were be been has have had not its their his her very more most because if when while such including both either into only also saying asking stating",
);
const STRANDED_PREPOSITIONS = listed("of from at by with for about to");

/** Whether the range is complete and clear beside its subject. */
export function isComplete(
  sentence: Sentence,
  from: number,
  to: number,
  strictness: Strictness = "predicate",
): boolean {
  const { tokens, context } = sentence;
  const final = tokens[to - 1];
  if (!final || to <= from || isIn(final, DANGLING_WORDS)) return false;
  if (
    isIn(final, STRANDED_PREPOSITIONS) &&
    !tokens.slice(from, to).some((token) => token.tag === "relative")
  )
    return false;
  // A truncated clause: "…, since without technical skills".
  const opening = tokens.findLastIndex(
    (token, at) =>
      at > from && at < to && hasTag(token, "subordinator", "relative") && token.lower !== "so",
  );
  const isFragmented =
    opening > 0 &&
    tokens.slice(opening, to).every((_, at) => finiteVerbScore(tokens, opening + at) === 0);
  if (isFragmented || (isAfterComma(final) && to - from > 2)) return false;
  const said = textBetween(sentence, from, to);
  return (
    !REFERENCE.test(said) &&
    !EXAMPLE.test(said) &&
    !LIST_ANNOUNCEMENT.test(said) &&
    !isAnaphoric(tokens, from, to, context, strictness)
  );
}

const NON_CONTENT_WORDS = listed(
  "important common possible necessary different similar essential significant useful difficult easy hard likely available good bad great big large small new old true clear able responsible special certain various",
);

/** The number of content words. */
export function contentWords(tokens: readonly Token[], from: number, to: number): number {
  return tokens
    .slice(from, to)
    .filter((token) => hasTag(token, "noun", "number") && !isIn(token, NON_CONTENT_WORDS)).length;
}

const NON_ALIAS = /\d{4}|^(?:e\.g|i\.e|see|or|not|such|including|like|also|about|figure|table)\b/iu;

/** Splits "Long-term potentiation (LTP)" into subject and aliases. */
export function namedSubject(
  sentence: Sentence,
  from: number,
  to: number,
): { subject: string | null; aliases: string[] } {
  let end = to;
  while (end > from && sentence.tokens[end - 1]?.isBracketed) end -= 1;
  const alias = textBetween(sentence, end, to);
  const isAlias = alias !== "" && wordCount(alias) <= 4 && !NON_ALIAS.test(alias);
  return { subject: textOfSpan(sentence, from, end), aliases: isAlias ? [alias] : [] };
}
