import { contrariesOf, isGlued } from "./contraries";
import type { FoundName } from "./find-names";
import { namesIn } from "./find-names";
import { findQuantities, formatLike, type Quantity } from "./find-quantities";
import type { Language } from "./language";

/** The statement with one fact exchanged for another of its kind: surely false. Null where nothing can be. */
export function exchangeFact(
  statement: string,
  names: ReadonlyMap<string, FoundName>,
  whole: string,
  language: Language,
): string | null {
  const number = findQuantities(statement, language)[0];
  if (
    number &&
    !number.isYear &&
    number.value >= 5 &&
    !isDay(statement, number) &&
    !/^[⁰¹²³⁴⁵⁶⁷⁸⁹⁻^]/u.test(statement.slice(number.end))
  ) {
    const factor =
      number.value * 2 <= 100 ||
      !/^\s?(?:%|percent|por ciento|pour cent|Prozent|por cento|per cento|процент|في المئة|في المائة|بالمائة|प्रतिशत)/u.test(
        statement.slice(number.end),
      )
        ? 2
        : 0.5;
    return replaceAt(
      statement,
      number.start,
      number.text,
      formatLike(number.value * factor, number.text),
    );
  }
  // "1348—50" is half a range, and a mark of a letter that is lost belongs to no number.
  const isHalf = !!number && /^(?:[—–-]\d|\p{M})/u.test(statement.slice(number.end));
  if (number?.isYear && !isHalf) {
    const shift = number.value % 2 === 0 ? 30 : -40;
    const year = number.value + shift > 2020 ? number.value - 40 : number.value + shift;
    return replaceAt(statement, number.start, number.text, String(year));
  }
  const turned = turnAround(statement, language);
  if (turned) return turned;
  const place = namesIn(` ${statement}`).find(
    ({ text }) => names.get(text)?.kind === "person" || names.get(text)?.kind === "place",
  );
  if (!place) return null;
  const kind = names.get(place.text)?.kind;
  const other = [...names.values()]
    .filter((name) => name.kind === kind && name.text !== place.text && !whole.includes(name.text))
    .sort(
      (a, b) =>
        Math.abs(a.text.length - place.text.length) - Math.abs(b.text.length - place.text.length) ||
        b.count - a.count,
    )[0];
  return other && !other.text.includes(place.text) && !place.text.includes(other.text)
    ? replaceAt(statement, place.start - 1, place.text, other.text)
    : null;
}

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)";
const BEFORE_DAY = new RegExp(`${MONTH} $`, "u");
const AFTER_DAY = new RegExp(`^\\.?(?: de)? ${MONTH}(?!\\p{L})`, "u");

/** No month has fifty days. */
function isDay(statement: string, { start, end, value }: Quantity): boolean {
  return (
    value <= 31 &&
    (BEFORE_DAY.test(statement.slice(0, start)) || AFTER_DAY.test(statement.slice(end)))
  );
}

/** "The largest planet" → "The smallest planet". */
function turnAround(statement: string, language: Language): string | null {
  const contraries = contrariesOf(language);
  if (isGlued(language)) {
    for (const [word, other] of contraries) {
      const at = statement.indexOf(word);
      if (at >= 0) return replaceAt(statement, at, word, other);
    }
    return null;
  }
  const words = [...statement.matchAll(/(?<![\p{L}\p{M}-])[\p{L}\p{M}]+(?![\p{L}\p{M}-])/gu)];
  for (const match of words) {
    const other = contraries.get(match[0]);
    // Where both stand in the sentence, one exchanged makes nonsense.
    // Arabic writes "and" as one with the word after it.
    if (!other || words.some(([word]) => word === other || word === `و${other}`)) continue;
    const before = statement.slice(0, match.index);
    const after = statement.slice(match.index + match[0].length);
    // "can best be described": said of the words, not of the thing.
    if (/^(?:best|worst)$/u.test(match[0]) && /^ (?:be|known|described|understood)\b/u.test(after))
      continue;
    // "an earlier dream" would have to become "a later dream".
    if (/\ban?\s$/iu.test(before) && /^[aeiou]/u.test(match[0]) !== /^[aeiou]/u.test(other))
      continue;
    // "fort étranges", "before them": the word means another thing here.
    if (match[0] === "fort" && !/(?:plus|moins|très|aussi|si)\s$/u.test(before)) continue;
    if (
      /^(?:before|after)$/u.test(match[0]) &&
      /^(?: (?:them|him|her|it|us|you|me|the eyes?)\b|$|,)/u.test(after)
    )
      continue;
    if (/(?<!\p{L})no\s$/iu.test(before)) continue;
    // "l’ancien" and "le nouveau": what stands before would have to change as well.
    if (language === "fr" && /[’']$|(?<!\p{L})(?:le|la|de|que|je|ne|se)\s$/iu.test(before)) {
      const isVowel = /^[aeiouyhéèê]/iu.test(other);
      if (/[’']$/u.test(before) !== isVowel) continue;
    }
    if (match[0] === "قبل" && /من\s$/u.test(before)) continue;
    if (match[0] === "simple" && /(?<!\p{L})a\s$/u.test(before)) continue;
    if (match[0] === "few" && /\b(?:a|the|very|only|of|these|those)\s$/iu.test(before)) continue;
    if (/^(?:nie|immer)$/u.test(match[0]) && /(?:noch|fast|wie|auch|wer|was)\s$/iu.test(before))
      continue;
    // "two or more", "como el más": half of a set phrase.
    if (/(?<!\p{L})(?:or|o|u|ou|oder|или|and|y|e|et|und|и)\s$/iu.test(before)) continue;
    // "la partícula más pequeña": the contrary of a superlative is no plain word.
    if (
      /^(?:más|mais|più|plus)$/u.test(match[0]) &&
      /(?<!\p{L})(?:el|la|los|las|les?|[oa]s?|il|lo|gli|i)(?: \p{L}+)? $/iu.test(before)
    )
      continue;
    // "more and more", "at first", "no more", "ne … plus": set phrases have no contrary.
    if (
      /\b(?:no|not|than|at|any|once|much|even|never|ne|n’\p{L}+|pas|no|de|non|nicht|не|tout|du|au|all|the)\s$/iu.test(
        before,
      ) &&
      /^(?:more|less|first|last|before|after|plus|moins|más|menos|mehr|больше|until|mieux|même|contraire|most|least|prima)$/u.test(
        match[0],
      )
    )
      continue;
    if (
      language === "fr" &&
      match[0] === "plus" &&
      /\b(?:ne|n[’']\p{L}+)\b[^,]{0,40}$/u.test(before)
    )
      continue;
    if (
      /^\s(?:and|or|et|ou|y|o|und|oder|и|или|or less|que jamais|de \p{Nd}|deux|deux)\b/u.test(after)
    )
      continue;
    return replaceAt(statement, match.index, match[0], other);
  }
  return null;
}

function replaceAt(text: string, start: number, old: string, replacement: string): string {
  return `${text.slice(0, start)}${replacement}${text.slice(start + old.length)}`;
}
