import { type FoundName, namesIn } from "../concepts/find-names";
import { findQuantities, type Quantity } from "../concepts/find-quantities";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { stopWords } from "../language/stop-words";
import { contentStems, countWords, wordsOf } from "../language/words";
import { standsInExample } from "../reading/illustrations";
import { termGroup } from "./ask-for-definition";
import { GAP } from "./ask-for-word";
import { putYearQuestion } from "./put-year-question";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";

/** "Voters line up in 2008": words under a picture, of which no year follows. */
function tellsOfThePast(text: string): boolean {
  return text
    .split(" ")
    .some((word) => /^(?:was|were|had|did)$/u.test(word) || finiteVerb(word)?.form === "past");
}

/** "between 3.3 and 3.8", "10 to 15 times", "687 和 760nm": half of two is no fact. */
const RANGE_GOES_ON =
  /^[^.;]{0,40}?(?:\b(?:to|and|or|y|a|et|à|ou|und|bis|e|и|до)|[–—-])\s*[$€£]?\d|^\s*年?\s*[至到和与或]\s*\d|^\s?(?:و|إلى )\s?\d/u;
/** "100 K (–173 °C)": the bracket gives the number away; "10⁻³⁰" is no number of its own. */
const GIVEN_AWAY = /^[^.;,]{0,14}\([^)]*\d|^\s*[⁰¹²³⁴⁵⁶⁷⁸⁹⁻×^[]/u;
/** A decade needs decades beside it. */
const DECADE_BEFORE =
  /(?:década|decade|décennie|decennio|anni|années|años) (?:de |of )?(?:the |los )?$/iu;

const ARABIC_WITHOUT_SUBJECT =
  /^(?:و?(?:في|خلال) (?:عام|سنة) \p{Nd}+،? )?(?:و?(?:قد|لقد) )?\p{L}[\p{L}\p{M}]* (?:(?:في|خلال) (?:عام|سنة) \p{Nd}+،? )?[\p{L}\p{M}]+(?:ًا|اً|ةً)(?![\p{L}\p{M}])/u;

/** What more or fewer of are told of, or an earlier time. */
const BOUND =
  /(?<!\p{L})(?:(?:more|less|fewer|greater|older|later|earlier) than|at (?:least|most)|over|under|up to|by|since|más de|menos de|al menos|plus de|moins de|au moins|mehr als|weniger als|über|mindestens|mais de|menos de|più di|meno di|более|менее|свыше|أكثر من|أقل من)\s$/iu;

/** "с 1970 года": where a count of years begins is no fact of its own. */
const BEGINS_A_COUNT =
  /(?:(?<!\p{L})(?:since|desde(?: el año)?|depuis|seit|dal|с|منذ(?: (?:عام|سنة))?)|[从自])\s*$/iu;

/** A year or another number taken out of its sentence. */
export function askForNumber(
  sentence: PlacedSentence,
  text: string,
  language: Language,
): QuestionSeed[] {
  const phrases = questionPhrasesFor(language);
  const quantities = findQuantities(text, language);
  return quantities.flatMap((quantity) => {
    const { start, end } = quantity;
    const rest = text.slice(0, start) + text.slice(end);
    // Two numbers in one sentence often give each other away.
    if (quantities.length > 2 || rest.includes(quantity.text)) return [];
    // Of "more than 2500" each smaller number is true as well.
    if (BOUND.test(text.slice(0, start))) return [];
    if (quantity.isYear && BEGINS_A_COUNT.test(text.slice(0, start))) return [];
    if (standsInExample(text, start, language)) return [];
    // "In 1325, they began …" leans on the sentence before as much as "They began …" does.
    if (leansOnPrevious(text.slice(end).replace(/^[^\p{L}]+/u, "")) && start < 12) return [];
    // What another had in a year is not what the sentence tells of it.
    if (quantity.isYear && /\bthan\b[^,]{0,60}$/u.test(text.slice(0, start))) return [];
    const unit = /^\s*%/u.test(text.slice(end))
      ? "percent"
      : (wordsOf(text.slice(end, end + 30))[0]?.text.toLowerCase() ?? "");
    const isRange =
      /(?:\(|[–—-]|\d (?:and|y|et|und|e|и|to|a|à|bis) |\d\s*年?\s*[至到和与或]\s*)\s*$/iu.test(
        text.slice(0, start),
      );
    const following = text.slice(end);
    // "قدّم في عام 1785 أطروحةً": who did stands in the sentence before.
    if (language === "ar" && ARABIC_WITHOUT_SUBJECT.test(text)) return [];
    // "1 282 年": what is left of a year that a break has cut.
    if (!quantity.isYear && /^(?:zh|ja)$/u.test(language) && /^\s*年/u.test(following)) return [];
    // A mark of a letter that has lost it.
    if (/^\p{M}/u.test(following)) return [];
    // "Apollo 15", "Article 3": the number is part of a name.
    if (/\p{Ll},? \p{Lu}\p{Ll}+ $/u.test(text.slice(0, start)) && !quantity.isYear) return [];
    // A supposed number is none to remember; in a short sentence nothing tells what was counted.
    if (
      language === "en" &&
      (/^(?:If|Suppose|Say)\b/u.test(text) || contentStems(text, language).length < 6)
    )
      return [];
    if (quantity.isYear && language === "en" && !tellsOfThePast(text)) return [];
    if (RANGE_GOES_ON.test(following) || GIVEN_AWAY.test(following)) return [];
    if (
      quantity.isYear &&
      (DECADE_BEFORE.test(text.slice(0, start)) || /^\s*(?:годах|годов|-х|s\b)/u.test(following))
    )
      return [];
    if (isRange || /^\s*(?:г\.)?\)/u.test(text.slice(end))) return [];
    const isTrivial =
      !quantity.isYear &&
      (quantity.value < 2 || (quantity.value < 10 && !/[.,]/u.test(quantity.text)));
    if (isTrivial || /^\s*(?:%?\s*[-–/×^]|\)|[a-z]\))/u.test(text.slice(end, end + 3))) return [];
    const asked = quantity.isYear
      ? putYearQuestion(text, quantity, language)
      : putNumberQuestion(text, quantity, language);
    // "Made anew in 1970, and completed in ____": told of two things at once, in passing.
    const isOneOfTwo =
      quantity.isYear && !asked && quantities.filter(({ isYear }) => isYear).length > 1;
    return [
      {
        kind: quantity.isYear ? ("year" as const) : ("number" as const),
        question:
          asked ??
          fill(quantity.isYear ? phrases.yearGap : phrases.number, gapped(text, start, end)),
        key: quantity.text,
        group: quantity.isYear ? "year" : `number:${unit}`,
        value: quantity.value,
        sentence,
        quality:
          (quantity.isYear ? 0.9 : 0.85) - (quantities.length - 1) * 0.15 - (isOneOfTwo ? 0.25 : 0),
      },
    ];
  });
}

/** Chinese asks for a number where it stands. */
function putNumberQuestion(
  text: string,
  { start, end }: Quantity,
  language: Language,
): string | null {
  if (language !== "zh" || !/^\s?[\p{Script=Han}%]/u.test(text.slice(end))) return null;
  // Inside brackets the question would break off in the middle of the sentence.
  if (/[（(][^）)]*$/u.test(text.slice(0, start))) return null;
  const asked = `${text.slice(0, start).trimEnd()}多少${text.slice(end).trimStart()}`;
  return asked.replace(/[.。]$/u, "？");
}

const NAMED: Partial<Record<Language, RegExp>> = {
  en: /\b(?:known as|called|termed|referred to as) (?:the |an? )?[“"]?((?!the\b|an?\b)[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}?)[”"]?(?=[.,;)]|$)/u,
  es: /\b(?:llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como|se (?:llama|denomina)n?) (?:el |la |los |las )?[“"«]?([\p{L}-]+(?: [\p{L}-]+){0,2}?)[”"»]?(?=[.,;)]|$)/u,
  fr: /\b(?:appelée?s?|nommée?s?|connue?s? sous le nom de) (?:le |la |les |l[’'])?[“"«]?\s?([\p{L}-]+(?: [\p{L}-]+){0,2}?)\s?[”"»]?(?=[.,;)]|$)/u,
  de: /\b(?:genannt|bezeichnet als|namens) (?:die |der |das )?[„"]?([\p{L}-]+(?: [\p{L}-]+){0,2}?)[“"]?(?=[.,;)]|$)/u,
};

/** "…, a requirement known as the mita": the term itself is asked for. */
export function askForNamedTerm(
  sentence: PlacedSentence,
  text: string,
  language: Language,
): QuestionSeed | null {
  const match = NAMED[language]?.exec(text);
  const term = match?.[1];
  if (!match || !term || text.split(term).length !== 2) return null;
  const words = term.split(" ");
  if (words.some((word) => stopWords(language).has(word.toLowerCase())) || term.length < 4)
    return null;
  if (language === "en" && /\b(?:he|she|his|her|it|its)\b/iu.test(text)) return null;
  // "A type of good called what?": what is no good can stand beside it no more than another good can.
  if (/\b(?:type|kind|form|sort)s? of \p{Ll}+ (?:known as|called|termed)/u.test(text)) return null;
  const start = match.index + match[0].indexOf(term);
  // "…, a requirement known as the mita": English can ask that as it stands.
  const ends = language === "en" && /^[”"]?\.?$/u.test(text.slice(start + term.length));
  const link = /^(?:known as|called|termed|referred to as)/u.exec(match[0])?.[0] ?? "";
  return {
    kind: "named",
    question: ends
      ? `${text.slice(0, match.index)}${link} what?`
      : fill(questionPhrasesFor(language).word, gapped(text, start, start + term.length)),
    key: term,
    group: /^\p{Lu}/u.test(term) ? "name" : termGroup(term, language),
    sentence,
    quality: 1.1,
  };
}

/** A last resort: a proper name taken out of its sentence. */
export function askForName(
  sentence: PlacedSentence,
  text: string,
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): QuestionSeed | null {
  if (language === "de") return null;
  const phrases = questionPhrasesFor(language);
  const inText = namesIn(text);
  const candidates = inText
    .map((place) => ({ ...place, name: names.get(place.text) }))
    .filter(({ text: name, name: known }) => {
      const after = text.slice(text.indexOf(name) + name.length);
      // "European cities": an adjective, which many others could replace.
      if (isUsedAsAdjective(after, language)) return false;
      const once = text.split(name).length === 2;
      return (
        known !== undefined &&
        known.kind !== "organisation" &&
        once &&
        (known.kind !== "name" ||
          // What an English name of no known kind names, nobody can tell: nor what stands beside it.
          (language !== "en" && countWords(name) > 1 && known.count > 1))
      );
    });
  const best = candidates.sort((a, b) => (b.name?.count ?? 0) - (a.name?.count ?? 0))[0];
  if (language === "en") {
    const asked = best?.name && askInPlace(text, best.text, best.start, best.name.kind);
    if (!best?.name || !asked || contentStems(text, language).length < 6) return null;
    return {
      kind: "name",
      question: asked,
      key: best.text,
      group: best.name.kind,
      sentence,
      quality: 0.85,
    };
  }
  // A short sentence says too little for one name only to fit.
  if (!best?.name || contentStems(text, language).length < 7) return null;
  return {
    kind: "name",
    question: fill(phrases.name, gapped(text, best.start, best.start + best.text.length)),
    key: best.text,
    group: best.name.kind,
    sentence,
    quality: 0.6 + Math.min(best.name.count, 4) * 0.04 - (inText.length > 4 ? 0.2 : 0),
  };
}

/** "… at CERN, the laboratory near which place?": a name near the end, asked for where it stands. */
function askInPlace(text: string, name: string, start: number, kind: string): string | null {
  const before = text.slice(0, start);
  const after = text.slice(start + name.length).replace(/[.”"]+$/u, "");
  const asker = kind === "person" ? "which person" : kind === "place" ? "which place" : null;
  const link =
    kind === "place"
      ? /\b(?:in|at|near|to|from|outside|across|reached|of) $/u
      : /\b(?:by|of|to|with|from|that|for|on|against|president|and) $/u;
  // "The Nobel Prize in Physics"
  if (/\b(?:[Pp]rize|degree|doctorate|lectures?|course) in $/u.test(before)) return null;
  if (!asker || !link.test(before) || /^[’'\d(]|^,? \p{Lu}|^ and\b|^, \p{L}/u.test(after))
    return null;
  if (
    /\b(?:and|President|General) $/u.test(before) ||
    // "Senator Warren G. Harding from Ohio": it tells of the name, not of the deed.
    /\p{Lu}[\p{L}.]+ (?:from|of|at) $/u.test(before) ||
    after.length > before.length * 0.6 ||
    /[“”"]/u.test(text)
  )
    return null;
  return `${before}${asker}${after}?`;
}

function isUsedAsAdjective(after: string, language: Language): boolean {
  const next = /^ (\p{Ll}+)/u.exec(after)?.[1];
  if (!next || language !== "en") return false;
  return (
    !stopWords("en").has(next) &&
    !/^(?:past|singular|auxiliary)$/u.test(finiteVerb(next)?.form ?? "") &&
    !/ed$/u.test(next)
  );
}

function gapped(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${GAP}${text.slice(end)}`;
}
