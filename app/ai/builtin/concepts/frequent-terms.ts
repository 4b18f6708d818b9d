import { finiteVerb } from "../language/english-verbs";
import { stopWords } from "../language/stop-words";

const TIMES = 3;

/**
 * English noun phrases that a text comes back to, "market economy" or "dark matter": terms of its
 * subject, fit to stand beside a defined one.
 */
export function frequentTerms(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const match of sentence.matchAll(
      /(?<![\p{L}-])(?=(\p{Ll}{4,}) (\p{Ll}{4,})(?![\p{L}-]))/gu,
    )) {
      const [, first = "", second = ""] = match;
      if (isQualifier(first) && isNoun(second)) {
        const term = `${first} ${second}`;
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count >= TIMES)
    .sort((a, b) => b[1] - a[1])
    .map(([term]) => term);
}

const VAGUE =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|feet|miles|recent|future|former|current|present|modern|common|general|special|individual|simple|strong|short|little|real|free|new|old|big|best|better|particular|similar|many|some|several|other|same|different|certain|various|important|possible|early|earlier|later|next|last|first|second|third|great|large|small|good|long|high|full|whole|entire|such|more|most|very|only|every|early|late|least|next|near|nearly|almost|also|even|major|main|like|many|just|true|what|your|their|been|have|were|billion|million|hundred|thousand|years?|days?|times?|ways?|things?|people|part|parts|kind|kinds|number|amount|around|within|across|among|throughout|private|world|other|others|example|examples)$/u;

function isQualifier(word: string): boolean {
  return (
    !stopWords("en").has(word) &&
    !VAGUE.test(word) &&
    !/(?:ly|ing|ed|est|er)$/u.test(word) &&
    !finiteVerb(word)
  );
}

function isNoun(word: string): boolean {
  return (
    !stopWords("en").has(word) &&
    !VAGUE.test(word) &&
    !/(?:ly|ing|ed|ous|ful|ive|ible|able)$/u.test(word) &&
    !/^(?:past|singular)$/u.test(finiteVerb(word)?.form ?? "")
  );
}
