import type { FoundFact } from "../../facts/fact";
import { type Sentence, type Span, wordCount, wordsOf } from "./grammar-sentence";

const LONGEST = 34;

/** Two stretches and what ties them; null where one is too long or its marks break. */
export function tie(
  kind: "cause" | "consequence" | "purpose",
  sentence: Sentence,
  one: Span,
  other: Span,
  relation: string,
): FoundFact | null {
  const subject = wordsOf(sentence, one.from, one.to);
  const predicate = wordsOf(sentence, other.from, other.to);
  if (!subject || !predicate || wordCount(subject) > LONGEST || wordCount(predicate) > LONGEST)
    return null;
  return { kind, subject, predicate, relation };
}

/** What stands before a connective, back to where its clause begins. */
export function before({ tokens, start }: Sentence, at: number): Span {
  let from = start;
  for (let index = at - 1; index > start && from === start; index -= 1)
    if (/[;—]|:\s/u.test(tokens[index]?.before ?? "")) from = index;
  return { from, to: at };
}
