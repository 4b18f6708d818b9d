import type { FoundName } from "../concepts/find-names";
import type { Language } from "../language/language";
import { type Exchange, exchangesOf } from "./exchange-fact";
import { negate } from "./negate";

/** Two words turned round, or one turned round and denied, may be true again. */
const PLAIN: ReadonlySet<Exchange["sort"]> = new Set(["number", "year", "name"]);

/**
 * Everything that a statement can be made to say instead by one change: each surely false where the
 * statement is true, no two alike. The most telling first, a plain denial last.
 * @param whole the sentence it stands in: what it names is no fit exchange
 */
export function alterationsOf(
  statement: string,
  {
    names,
    whole,
    language,
    isVerbLast = false,
  }: {
    names: ReadonlyMap<string, FoundName>;
    whole: string;
    language: Language;
    isVerbLast?: boolean;
  },
): Exchange[] {
  // One statement stands among the options of several questions.
  const isOwn = whole.startsWith(statement) && whole.length - statement.length < 3;
  const cache = isOwn ? cacheOf(names) : null;
  const id = `${isVerbLast ? "last" : ""}:${statement}`;
  const before = cache?.get(id);
  if (before) return before;
  const denied = negate(statement, language, { isVerbLast });
  const denial: Exchange[] =
    denied === null ? [] : [{ text: denied, sort: "denial", at: firstChange(statement, denied) }];
  // Where one denial stands already, another word turned round would be hard to follow.
  const isDenied = denied !== null && denied.length < statement.length;
  const exchanged = exchangesOf(statement, names, whole, language);
  const found = isDenied
    ? [...denial, ...exchanged.filter(({ sort }) => PLAIN.has(sort))]
    : [...exchanged, ...denial];
  const texts = new Set([statement]);
  const different = found.filter(({ text }) => !texts.has(text) && texts.add(text));
  cache?.set(id, different);
  return different;
}

const caches = new WeakMap<ReadonlyMap<string, FoundName>, Map<string, Exchange[]>>();

function cacheOf(names: ReadonlyMap<string, FoundName>): Map<string, Exchange[]> {
  const cache = caches.get(names) ?? new Map<string, Exchange[]>();
  caches.set(names, cache);
  return cache;
}

/**
 * Two alterations at once, where neither undoes the other: beside each alone it hides which of the
 * statements the others were made from.
 */
export function bothOf(statement: string, a: Exchange, b: Exchange): string | null {
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  if (!PLAIN.has(a.sort) && !PLAIN.has(b.sort)) return null;
  const tail = commonEnd(statement, first.text);
  const head = firstChange(statement, second.text);
  // The changes must lie apart.
  if (statement.length - tail > head) return null;
  return first.text.slice(0, first.text.length - tail) + second.text.slice(statement.length - tail);
}

function firstChange(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function commonEnd(a: string, b: string): number {
  let count = 0;
  while (
    count < Math.min(a.length, b.length) &&
    a[a.length - 1 - count] === b[b.length - 1 - count]
  )
    count += 1;
  return count;
}
