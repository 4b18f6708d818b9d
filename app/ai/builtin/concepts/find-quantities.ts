import type { Language } from "../language/language";

export interface Quantity {
  /** The number as written: "9,000", "3.3", "1325". */
  text: string;
  value: number;
  start: number;
  end: number;
  isYear: boolean;
}

const NUMBER =
  /(?<![\p{L}\p{N}.,\-–/^$€£])[$€£]?\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}{3})*(?:[.,]\p{Nd}+)?(?![\p{L}\p{N}]|[-–/:]\p{N})/gu;
const YEAR = /^(?:1[0-9]|20)\d\d$/u;
const YEAR_CONTEXT =
  /(?:\b(?:in|since|by|until|from|of|year|around|about|en|año|desde|hasta|de|année|vers|depuis|im Jahre?|seit|um|bis|em|nel|dal|anno|ano|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?: \d{1,2},)?|(?<!\p{L})(?:в|с|до|около|года?)|عام|سنة|منذ|حتى|(?<!\p{L})و?في)\s*$/iu;

/** "28 мая", "19 世纪", "16 和 17 世纪", "el 3 de mayo": the number of a day or a century counts nothing. */
const PART_OF_DATE =
  /^(?:\s*(?:(?:和|至|到|与|、|–|-)\s*\p{Nd}+\s*)?(?:世纪|世紀|月|日|年代)|\s(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})|\s(?:كانون|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)(?!\p{L})|\s(?:янв|фев|мар|апр|мая|июн|июл|авг|сент|окт|ноя|дек)\p{L}*|(?:-\p{L}{1,2})?\s(?:(?:и|до) \p{Nd}+(?:-\p{L}{1,2})?\s)?(?:век|столети)\p{L}*|\s(?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|\.? (?:Jahrhundert|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)|\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))/iu;

/** Years and other numbers in a sentence. */
export function findQuantities(sentence: string, language: Language): Quantity[] {
  const found: Quantity[] = [];
  for (const match of sentence.matchAll(NUMBER)) {
    const text = match[0].replace(/^[$€£]/u, "");
    const start = match.index + (match[0].length - text.length);
    const end = match.index + match[0].length;
    const before = sentence.slice(0, start);
    const after = sentence.slice(end);
    const isYear =
      YEAR.test(text) &&
      (YEAR_CONTEXT.test(before) || /^\s*(?:год|г\.|年|s\b)/u.test(after)) &&
      !/^ (?!(?:was|is|has|as|this|its|plus|thus)\b)\p{Ll}{3,}s\b/u.test(after) &&
      !/^\s*(?:BCE|BC|a\. ?C|people|million|meters|kilomet|per\b|%)/iu.test(after);
    // A bare "1893" that is not surely a year is no quantity either.
    if (!isYear && (language === "en" ? /^(?:1[4-9]|20)\d\d$/u : YEAR).test(text)) continue;
    if (PART_OF_DATE.test(after)) continue;
    const value = parseNumber(text, language);
    if (Number.isFinite(value)) found.push({ text, value, start, end, isYear });
  }
  return found;
}

const PERCENT =
  /^\s?(?:%|percent|por ciento|pour cent|Prozent|por cento|per cento|процент|في المئة|في المائة|بالمئة|بالمائة|प्रतिशत)/u;

/** Does what follows a number make it a part of a hundred? */
export function isPercentage(after: string): boolean {
  return PERCENT.test(after);
}

const COMMON_MEASURE =
  /^\s(?:\p{L}+ ){0,2}?(?:seconds|minutes|hours|days|weeks|months|segundos|minutos|horas|días|semanas|meses|secondes|minutes|heures|jours|semaines|mois|Sekunden|Minuten|Stunden|Tage|Wochen|Monate|часов|дней|месяцев) (?:(?:in|of|to|per|en|de|por|par|pro) (?:an?|the|una?|la|le|el|one|each|every|jeder?)|al|del|du|au|am|im|в) /iu;

/** "24 hours in a day": a number that nobody learns from the text. */
export function isCommonMeasure(after: string): boolean {
  return COMMON_MEASURE.test(after);
}

/** "1.234,5" in Spanish and "1,234.5" in English are the same number. */
function parseNumber(text: string, language: Language): number {
  const bare = text.replace(/[\s\u00a0\u202f]/gu, "");
  if (language === "en" || language === "zh")
    return Number(bare.replace(/,(?=\d{3})/gu, "").replace(",", "."));
  if (/^\d{1,3}(?:[.,]\d{3})+$/u.test(bare)) return Number(bare.replace(/[.,]/gu, ""));
  return Number(bare.replace(",", "."));
}

/** "22 раза", but "11 раз": the noun beside a number shows how it ends. */
export function inSameForm(value: number, language: Language): (other: number) => boolean {
  if (language !== "ru") return () => true;
  const rules = new Intl.PluralRules("ru");
  return (other) => rules.select(other) === rules.select(value);
}

const BEGINS_COUNT =
  /(?:(?<!\p{L})(?:since|desde(?: el año)?|depuis|seit|dal|с|منذ(?: (?:عام|سنة))?)|had been in|[从自])\s*$/iu;

/** "С 1970 года", "what it had been in 1916": the year from which something is counted is no fact of its own. */
export function beginsCount(before: string): boolean {
  return BEGINS_COUNT.test(before);
}

/** Writes a number in the form of another: its separators and its decimals. */
export function formatLike(value: number, model: string): string {
  const decimal = /[.,](\d{1,2}|\d{4,})$/u.exec(model);
  const separator = /\d([.,\u00a0\u202f])\d{3}/u.exec(model)?.[1] ?? "";
  const digits = decimal?.[1]?.length ?? 0;
  const [whole = "0", part] = value.toFixed(digits).split(".");
  const grouped = separator ? whole.replace(/\B(?=(?:\d{3})+$)/gu, separator) : whole;
  return part ? `${grouped}${decimal?.[0][0] ?? "."}${part}` : grouped;
}
