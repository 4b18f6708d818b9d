import { contentStems } from "../languages/content-stems";
import type { LanguagePack } from "../languages/language-pack";
import type { Fact } from "./fact";

/**
 * The most recent facts of a subject or sentence that a fact is compared with; keeps the work
 * linear.
 */
const maxCompared = 12;

/** The least overlap of two duplicates, as a share of the shorter fact's words. */
const minOverlap = 0.6;

/**
 * Sets `sameAs` of duplicates: facts of one subject with overlapping predicates, and readings of
 * one sentence.
 */
export function linkDuplicateFacts(facts: readonly Fact[], pack: LanguagePack): void {
  const bySubject = new Map<string, ComparedFact[]>();
  const byQuote = new Map<string, ComparedFact[]>();
  for (const fact of facts) {
    const subject = contentStems(fact.subject, pack.words);
    const predicate = new Set(contentStems(`${fact.relation ?? ""} ${fact.predicate}`, pack.words));
    const compared = { fact, predicate, stems: new Set([...subject, ...predicate]) };
    const own = recentFacts(bySubject, subject.toSorted().join(" ") || fact.subject);
    const near = recentFacts(byQuote, fact.source.quote);
    const same =
      own.find(
        (other) =>
          overlap(other.predicate, predicate) >= minOverlap && mayBeDuplicates(other, compared),
      ) ??
      near.find(
        (other) => overlap(other.stems, compared.stems) >= 0.75 && mayBeDuplicates(other, compared),
      );
    fact.sameAs = same?.fact.sameAs ?? fact.id;
    own.unshift(compared);
    if (own !== near) near.unshift(compared);
  }
}

interface ComparedFact {
  fact: Fact;
  predicate: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** Whether two facts may be duplicates; cells of one table never are. */
function mayBeDuplicates({ fact: one }: ComparedFact, { fact: other }: ComparedFact): boolean {
  return one.group !== other.group || one.kind !== "property" || other.kind !== "property";
}

function recentFacts(index: Map<string, ComparedFact[]>, key: string): ComparedFact[] {
  const list = index.get(key) ?? [];
  if (list.length > maxCompared) list.length = maxCompared;
  index.set(key, list);
  return list;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / few.size;
}
