import type { FoundFact } from "../../facts/fact";
import { hasArticle, type Sentence, textOfSpan, wordCount } from "./grammar-sentence";
import { finiteVerbScore, hasTag, isAdjective, isIn, listed, type Token } from "./grammar-tokens";

const MAX_MEANING_WORDS = 40;
const MAX_TERM_WORDS = 6;

/** Builds a definition from a term and a meaning; null if either is unsuitable. */
export function definition(
  sentence: Sentence,
  term: string | null,
  meaning: { from: number; to: number },
  relation: string | null,
  aliases: readonly string[] = [],
): FoundFact | null {
  const predicate = textOfSpan(sentence, meaning.from, meaning.to);
  if (!term || !predicate || wordCount(predicate) > MAX_MEANING_WORDS || wordCount(predicate) < 3)
    return null;
  const subject = withoutArticle(term);
  if (/^\p{Ll}\S*['’]s\s/u.test(subject)) return null;
  if (predicate.toLowerCase().includes(subject.toLowerCase())) return null;
  return { kind: "definition", subject, predicate, relation, aliases };
}

/** The term without article and quotation marks. */
function withoutArticle(term: string): string {
  return term.replace(/^(?:[Aa]n?|[Tt]he) (?!\p{Lu})/u, "").replace(/^["“‘'](.*)["”’']$/u, "$1");
}

const NON_TERMS = listed(
  "former latter same such other first second third next last final only key main most more best following answer goal aim purpose question problem result reason idea difference point example examples fact thing things people way important common largest many several with in at for on from to by because today",
);
const NON_INITIAL_WORDS = listed(
  "good bad great effective successful typical true real ideal new modern high low large small further",
);

/** Whether the range could be a glossary entry. */
export function isTerm({ tokens }: Sentence, from: number, to: number): boolean {
  const words = tokens.slice(hasArticle(tokens, from) ? from + 1 : from, to);
  const [first] = words;
  if (!first || words.at(-1)?.tag !== "noun" || words.length > MAX_TERM_WORDS) return false;
  const final = words.at(-1)?.verb;
  if (words.length > 1 && final?.isParticiple && !final.isBase) return false;
  if (hasTag(first, "preposition", "coordinator")) return false;
  if (words.some((token) => /^(?:bce?|ce|ad)$/u.test(token.lower))) return false;
  if (words.length === 1 && isAdjective(first) && !first.isName) return false;
  const judges = isIn(first, NON_INITIAL_WORDS) || (/.{3}est$/u.test(first.lower) && !first.isName);
  if (judges && words.length > 1) return false;
  return words.every(
    (token) =>
      !hasTag(token, "pronoun", "auxiliary", "subordinator", "relative") &&
      (token.tag !== "determiner" || token.lower === "the") &&
      !isIn(token, NON_TERMS),
  );
}

const TERM_END_WORDS = listed(
  "and or which that who in by for because when from on after with to as is are",
);

/** The end of a name: at a mark, a verb or an adjunct. */
export function termEnd({ tokens }: Sentence, from: number, to: number): number {
  let at = from;
  for (
    let token = tokens[at];
    token && at < Math.min(to, from + MAX_TERM_WORDS + 1);
    token = tokens[at]
  ) {
    if (
      token.isBracketed ||
      (at > from && (/[,;:.—”"]/u.test(token.before) || isIn(token, TERM_END_WORDS))) ||
      // The name ends before the verb: "bundles called rhizines hold the body".
      (at > from && finiteVerbScore(tokens, at) >= 1.8)
    )
      break;
    at += 1;
  }
  return at;
}

/** Head nouns that evaluate or locate a thing instead of defining it. */
const UNDEFINING_HEADS = listed(
  "way example reason result part problem question matter case sign symbol source key thing time place good great big major common important essential vital critical crucial central product consequence member one lot number topic issue challenge component aspect feature function cause danger risk threat favorite typical classic long very little different most more only same first second last best least other primary main fact idea engine heart backbone cornerstone mirror bridge success failure disaster mystery must bit subject concern priority alternative choice option goal target reality truth necessity testament friend ingredient phenomenon term equivalent",
);

export function isUndefiningHead(token: Token | undefined): boolean {
  return isIn(token, UNDEFINING_HEADS) || /.est$/u.test(token?.lower ?? "");
}
