import { contentStems } from "../languages/content-stems";
import type { LanguagePack } from "../languages/language-pack";
import type { Fact } from "./fact";

/** Facts of one subject or sentence that are compared with a fact, latest first: keeps it linear. */
const mostCompared = 12;

/** The share of the words of the shorter fact that make two the same. */
const leastShared = 0.6;

/**
 * Sets `sameAs`: facts of one subject whose predicates share most of their words, and readings of
 * one sentence that say the same.
 */
export function linkSameFacts(facts: readonly Fact[], pack: LanguagePack): void {
  const bySubject = new Map<string, Told[]>();
  const byQuote = new Map<string, Told[]>();
  for (const fact of facts) {
    const subject = contentStems(fact.subject, pack.words);
    const predicate = new Set(contentStems(`${fact.relation ?? ""} ${fact.predicate}`, pack.words));
    const told = { fact, predicate, all: new Set([...subject, ...predicate]) };
    const own = lastOf(bySubject, subject.toSorted().join(" ") || fact.subject);
    const near = lastOf(byQuote, fact.source.quote);
    const same =
      own.find((other) => share(other.predicate, predicate) >= leastShared && fits(other, told)) ??
      near.find((other) => share(other.all, told.all) >= 0.75 && fits(other, told));
    fact.sameAs = same?.fact.sameAs ?? fact.id;
    own.unshift(told);
    if (own !== near) near.unshift(told);
  }
}

interface Told {
  fact: Fact;
  predicate: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** Cells of one table are different facts, however alike their words. */
function fits({ fact: one }: Told, { fact: other }: Told): boolean {
  return one.group !== other.group || one.kind !== "property" || other.kind !== "property";
}

function lastOf(index: Map<string, Told[]>, key: string): Told[] {
  const list = index.get(key) ?? [];
  if (list.length > mostCompared) list.length = mostCompared;
  index.set(key, list);
  return list;
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / few.size;
}
