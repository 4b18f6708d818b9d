import { type FoundName, namesIn } from "../concepts/find-names";
import {
  beginsCount,
  findQuantities,
  isCommonMeasure,
  isPercentage,
  type Quantity,
} from "../concepts/find-quantities";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { stopWords } from "../language/stop-words";
import { contentStems, countWords, wordsOf } from "../language/words";
import { standsInExample, tellsOfPoll } from "../reading/illustrations";
import { leansOnOthers } from "../reading/leaning-words";
import { pointsBack } from "../reading/pointers";
import { termGroup } from "./ask-for-definition";
import { GAP } from "./ask-for-word";
import { MONTH } from "./exchange-fact";
import { putYearQuestion } from "./put-year-question";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";
import { namesItsOwn } from "./statement-questions";

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

/** Within an example, or a supposed case, a figure is told by the way. */
const BY_THE_WAY =
  /(?<!\p{L})(?:por ejemplo|par exemple|zum Beispiel|z\. ?B\.|por exemplo|per esempio|ad esempio|например|على سبيل المثال)(?!\p{L})[^.;]*$|(?:例如|比如|[，；]\s?如(?!果))[^。；]*$|(?:^|, )(?:si|s’il|wenn|falls|se|если|إذا)\s[^,]*$|如果[^，。]*$/iu;
/** "于 1282 年会面时": when something else was so; "in 1773 or earlier": no year for sure. */
const IS_SETTING =
  /^\s*年[^，。]{0,20}时，|^\s?(?:год[ау] )?(?:или (?:ранее|раньше|позже|позднее)|o (?:antes|después)|ou (?:avant|plus (?:tôt|tard))|oder (?:früher|später)|ou antes|أو (?:قبل|بعد))(?!\p{L})/u;

/** "С объявления войны в 1756 году до мира в 1763 году": of a span that the text names, each end tells the other. */
const SPAN: Partial<Record<Language, { opens: RegExp; closes: RegExp }>> = {
  es: { opens: /(?<!\p{L})(?:desde|de)(?!\p{L})/iu, closes: /(?<!\p{L})(?:hasta|al?)(?!\p{L})/iu },
  fr: {
    opens: /(?<!\p{L})(?:depuis|de|du)(?!\p{L})/iu,
    closes: /(?<!\p{L})(?:jusqu|à|au)(?!\p{L})/iu,
  },
  de: { opens: /(?<!\p{L})(?:von|vom|seit)(?!\p{L})/iu, closes: /(?<!\p{L})bis(?!\p{L})/iu },
  pt: { opens: /(?<!\p{L})(?:desde|de)(?!\p{L})/iu, closes: /(?<!\p{L})(?:até|a)(?!\p{L})/iu },
  it: { opens: /(?<!\p{L})(?:dal?|dall)(?!\p{L})/iu, closes: /(?<!\p{L})(?:fino|al?)(?!\p{L})/iu },
  ru: { opens: /(?<!\p{L})(?:со?|от)(?!\p{L})/iu, closes: /(?<!\p{L})до(?!\p{L})/iu },
  ar: { opens: /(?<!\p{L})(?:من|منذ)(?!\p{L})/u, closes: /(?<!\p{L})(?:إلى|حتى)(?!\p{L})/u },
  zh: { opens: /从|自/u, closes: /到|至|直到/u },
};
const OTHER_YEAR = /(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u;

function isEndOfSpan(text: string, { start, end }: Quantity, language: Language): boolean {
  const span = SPAN[language];
  if (!span) return false;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const first = OTHER_YEAR.exec(before);
  if (first) {
    const between = before.slice(first.index + first[0].length);
    return span.opens.test(before.slice(0, first.index)) && span.closes.test(between);
  }
  const second = OTHER_YEAR.exec(after);
  return !!second && span.opens.test(before) && span.closes.test(after.slice(0, second.index));
}

/** Is a number that stands here told by the way, or of something that another sentence names? */
export function isToldInPassing(
  sentence: PlacedSentence,
  text: string,
  start: number,
  language: Language,
): boolean {
  const before = text.slice(0, start);
  if (BY_THE_WAY.test(before) || NAMES_A_DAY.test(text)) return true;
  return (
    language !== "en" &&
    (OF_SO_MANY.test(before) ||
      IMAGINES.test(sentence.passage.text) ||
      !namesItsOwn(sentence, text, language))
  );
}

/** "In 1773 or earlier, and in 1774": beside its neighbour a year can hardly be another. */
function isBesideYear(text: string, { start, value }: Quantity): boolean {
  return [...text.matchAll(/(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/gu)].some(
    (other) => other.index !== start && Math.abs(Number(other[0]) - value) < 3,
  );
}

/** How many there were on one day of a chronicle is nothing to keep. */
const NAMES_A_DAY = new RegExp(
  `(?<!\\p{Nd})\\p{Nd}{1,2}\\.?(?: de)? ${MONTH}(?!\\p{L})|\\p{Nd} ?月 ?\\p{Nd}{1,2} ?日`,
  "iu",
);

/** "Of the 390 settlers, many …": how many there were is not what is told of them. */
const OF_SO_MANY =
  /^(?:De l[oa]s|Sur les|Parmi les|Von den|Dos|Das|Dei|Delle|Из|و?من بين|在这)\s?$/u;
/** A section that asks its reader to imagine something is about an application. */
const IMAGINES =
  /^(?:Imagin\p{L}+|Piense|Suponga|Supposez|Pensez|Stellen Sie|Stell dir|Denken Sie|Pense|Suponha|Immagin\p{L}+|Представ\p{L}+|想象|تخيل)(?!\p{L})/u;

/** What more or fewer of are told of, or an earlier time. */
const BOUND =
  /(?<!\p{L})(?:(?:more|less|fewer|greater|older|later|earlier) than|at (?:least|most)|over|under|up to|by|since|más de|menos de|al menos|plus de|moins de|au moins|mehr als|weniger als|über|mindestens|mais de|menos de|più di|meno di|более|менее|свыше|после|después de|antes de|après|avant|nach|vor|dopo|prima del|depois de|antes de|أكثر من|أقل من|بعد|قبل)\s$/iu;

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
    if (quantity.isYear && beginsCount(text.slice(0, start))) return [];
    if (isCommonMeasure(text.slice(end)) || standsInExample(text, start, language)) return [];
    if (language === "en" && pointsBack(text, language)) return [];
    if (isPercentage(text.slice(end)) && tellsOfPoll(text)) return [];
    if (BY_THE_WAY.test(text.slice(0, start)) || IS_SETTING.test(text.slice(end))) return [];
    if (language !== "en" && leansOnOthers(text, language)) return [];
    if (
      quantity.isYear
        ? isBesideYear(text, quantity) || isEndOfSpan(text, quantity, language)
        : isToldInPassing(sentence, text, start, language)
    )
      return [];
    // "In 1325, they began …" leans on the sentence before as much as "They began …" does.
    if (leansOnPrevious(text.slice(end).replace(/^[^\p{L}]+/u, "")) && start < 12) return [];
    // What another had in a year is not what the sentence tells of it.
    if (quantity.isYear && /\bthan\b[^,]{0,60}$/u.test(text.slice(0, start))) return [];
    const unit = isPercentage(text.slice(end))
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
    // A mark of a letter that has lost it, and a value with its error.
    if (/^(?:\p{M}|\s?±)/u.test(following) || /±\s?$/u.test(text.slice(0, start))) return [];
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
  return asked
    .replace(/(?:或许|大约|大概|约)?多少(?=\s*%)\s*%/u, "百分之多少")
    .replace(/(?:或许|大约|大概|约)多少/u, "多少")
    .replace(/[.。]$/u, "？");
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
