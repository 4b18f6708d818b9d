import type { Quantity } from "../concepts/find-quantities";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { questionPhrasesFor } from "./question-phrases";

/** What a year stands with: removed together with it, the sentence stays whole. */
const ADJUNCTS: Partial<Record<Language, { opens: RegExp; closes: RegExp }>> = {
  es: { opens: /^En (?:el año )?$/u, closes: /,? en (?:el año )?$/u },
  fr: { opens: /^En (?:l’an )?$/u, closes: /,? en $/u },
  pt: { opens: /^Em $/u, closes: /,? em $/u },
  it: { opens: /^Nel $/u, closes: /,? nel $/u },
  de: { opens: /^(?:Im Jahre? )$/u, closes: /(?!)/u },
  ru: {
    opens: /^В $/u,
    closes:
      /(?: в|(?<= в (?:январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре))) $/u,
  },
};

const WITHIN =
  /(?<!\p{L})(?:после|до|со времени|de[sp]+ués de|tras|antes de|hasta|depuis|après|avant|jusqu|dopo|prima|depois|antes)(?!\p{L})[^,]*$/iu;

/** The year asked for in a whole sentence instead of a gap; null where grammar does not allow it. */
export function putYearQuestion(
  text: string,
  { start, end }: Quantity,
  language: Language,
): string | null {
  const before = text.slice(0, start);
  const after = text.slice(end);
  // "（1685 年）", "1038 年至 1040 年", "虽然 1851 年之前": no place for a question.
  if (/[（(至到-]\s*$|^(?:虽然|尽管)/u.test(before)) return null;
  // "1227 年成吉思汗死后，…": the year of what stands beside it, not of what is told.
  if (language === "zh" && /^\s*年[^，。]{2,12}(?:之?后|以后|之?前|以前|以来)，/u.test(after))
    return null;
  // Chinese and Japanese ask where the answer stands.
  if (language === "zh" && /^\s*年(?!代|\s*[至到-])/u.test(after))
    return ended(
      `${before.trimEnd()}哪一年${after.replace(/^\s*年\s*(?=\p{Nd})/u, "的 ").replace(/^\s*年\s*/u, "")}`,
      "？",
    );
  if (language === "ja" && /^\s*年[^代]/u.test(after))
    return ended(`${before}何年${after.replace(/^\s*年/u, "")}`, "か。");
  if (language === "ar") return askInArabic(before, after);
  const adjunct = ADJUNCTS[language];
  if (!adjunct) return null;
  const tail = language === "ru" ? after.replace(/^ год[уа]/u, "") : after;
  if (language === "ru" && tail === after) return null;
  if (language === "de") {
    if (!adjunct.opens.test(before) || /[;:]/u.test(tail)) return null;
    return ended(`In welchem Jahr${tail}`, "?");
  }
  if (language === "ru" && adjunct.opens.test(before)) return ended(`В каком году${tail}`, "?");
  const { year } = questionPhrasesFor(language);
  if (adjunct.opens.test(before) && /^, \p{L}/u.test(tail)) {
    const rest = tail.slice(2);
    return fill(year, `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`);
  }
  // "after the death of the khan in 1227": the year of something else in the sentence.
  if (WITHIN.test(before)) return null;
  // At the end of a plain sentence it tells when the whole of it happened.
  if (tail === "." && adjunct.closes.test(before) && !/[,;:(«"]/u.test(before))
    return fill(year, `${before.replace(adjunct.closes, "")}.`);
  return null;
}

/** What a year in another clause or of another event stands behind. */
const ARABIC_WITHIN =
  /(?<!\p{L})[وف]?(?:الذي|التي|الذين|بعد|قبل|حتى|منذ|بين|حيث|عندما|بينما|لكن|أن|إلى|بحلول|يعود)(?!\p{L})/u;

/** "دمر الطاعون المدينة في عام 1654." → "في أي عام دمر الطاعون المدينة؟" */
function askInArabic(before: string, after: string): string | null {
  const told = before.replace(
    / ?(?:في|خلال) (?:العام|عام|سنة) $|^و?(?:في|خلال) (?:العام|عام|سنة) $/u,
    "",
  );
  const isEnd = /^\.?$/u.test(after);
  const plain = isEnd ? told.replace(/ (?:العام|عام|سنة) $/u, "") : told;
  if (plain === before || ARABIC_WITHIN.test(plain) || /[،؛:(«"]/u.test(plain)) return null;
  // "في سنة 2010 … أشد من جفاف سنة 2005": two years, each of its own event.
  if (/(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u.test(before + after)) return null;
  // "في عام 1968 وأثناء الثورة": half of the time would be left.
  if (/^\s*(?:و|م(?!\p{L})|هـ|أو)|^\s*[–—-]/u.test(after)) return null;
  // "في سنة 2010 … أشد من جفاف سنة 2005": which of the two is asked for would not be plain.
  if (/\p{Nd}{3}/u.test(plain)) return null;
  const rest = `${plain}${after}`.replace(/^\s*(?:و?(?:قد|لقد) )/u, "").replace(/^[\s،]+/u, "");
  return rest.length < 20 ? null : ended(`في أي عام ${rest}`, "؟");
}

function ended(text: string, sign: string): string {
  return text.replace(/[.。]$/u, sign);
}
