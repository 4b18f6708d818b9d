import {
  type FoundName,
  isWorldPart,
  namesIn,
  sentencesBetween,
  titleOf,
} from "../concepts/find-names";
import {
  beginsCount,
  findQuantities,
  formatLike,
  inSameForm,
  isCommonMeasure,
  isPercentage,
  type Quantity,
} from "../concepts/find-quantities";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { stopWords } from "../language/stop-words";
import { contrariesOf, hasPhrase, isGlued, phrasesOf } from "./contraries";

/** A statement made false in one place. */
export interface Exchange {
  text: string;
  /** Two of one sort may say the same, or undo each other. */
  sort: "number" | "year" | "contrary" | "phrase" | "order" | "name" | "denial";
  /** Where in the statement the exchange begins. */
  at: number;
}

/** The statement with one fact exchanged for another of its kind: surely false. Null where nothing can be. */
export function exchangeFact(
  statement: string,
  names: ReadonlyMap<string, FoundName>,
  whole: string,
  language: Language,
): string | null {
  return exchangesOf(statement, names, whole, language)[0]?.text ?? null;
}

/**
 * Every way to exchange one fact of the statement, the plainest first.
 * @param isWide also by everyday words turned round
 */
export function exchangesOf(
  statement: string,
  names: ReadonlyMap<string, FoundName>,
  whole: string,
  language: Language,
  isWide = false,
): Exchange[] {
  const numbers = findQuantities(statement, language).map((number) =>
    exchangeNumber(statement, number, language),
  );
  return [
    ...exchangeGluedYear(statement, language),
    ...numbers.flatMap((found) => found.slice(0, 1)),
    ...exchangeOrder(statement, language),
    ...turnAround(statement, language, isWide),
    ...exchangePhrases(statement, language, isWide),
    ...exchangeNames(statement, names, whole, language),
    ...numbers.flatMap((found) => found.slice(1)),
  ];
}

/** "10 to 15 times": half a range is no fact. */
const RANGE_AFTER =
  /^\s?%?\s(?:(?:to|and|or|y|a|o|et|à|ou|bis|und|oder|e|и|или|до)\s|و ?|[和与或至到]\s?)\p{Nd}/u;
const RANGE_BEFORE =
  /\p{Nd}\s?%?\s(?:(?:to|and|or|y|a|o|et|à|ou|bis|und|oder|e|и|или|до)\s|و ?|[和与或至到]\s?)$/u;
const HAS_YEAR = /(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u;
/** Of "more than 60" a smaller number would be true as well. */
const AT_LEAST =
  /(?<!\p{L})(?:more than|over|at least|above|exceed(?:s|ed|ing)?|más de|mayor(?:es)? (?:que|de)|al menos|plus de|au moins|mehr als|über|mindestens|mais de|pelo menos|più di|oltre|almeno|более|больше|свыше|не менее|أكثر من)\s[$€£]?$/iu;
const AT_MOST =
  /(?<!\p{L})(?:less than|fewer than|under|at most|up to|below|nearly|almost|menos de|menor(?:es)? (?:que|de)|hasta|casi|moins de|jusqu’à|weniger als|unter|höchstens|bis zu|fast|menos de|até|meno di|fino a|менее|меньше|до|не более|почти|أقل من)\s[$€£]?$/iu;

/** "734,000 square miles (1,900,000 square kilometres)": one size, told twice. */
const IN_TWO_UNITS = {
  after: /^\s?[\p{L}°²³ .]{1,28}[(（]\s?(?:\p{L}+ )?\p{Nd}/u,
  before: /\p{Nd}\s?[\p{L}°²³ .]{1,28}[(（]\s?(?:\p{L}+ )?$/u,
};

const SINCE =
  /(?<!\p{L})(?:after|since|from|después de|desde|après|depuis|nach|seit|ab|depois de|dopo|dal|после|с|بعد|منذ)(?: \p{L}+)? $/iu;
const UNTIL =
  /(?<!\p{L})(?:before|until|till|by|antes de|hasta|avant|jusqu[’']en|vor|bis|até|prima del|fino al|до|قبل|حتى)(?: \p{L}+)? $/iu;
const AGE =
  /^\s?(?:岁|歳|(?:-year-olds?|years? old|years of age)(?!\p{L})|años de edad|ans d[’']âge|Jahre alt|лет от роду)/u;
const AT_AGE =
  /(?<!\p{L})(?:at (?:the )?age (?:of )?|aged |a la edad de |à l[’']âge de |âgée?s? de |im Alter von |com a idade de |all[’']età di |(?:ему|ей|им) было (?:примерно |около )?|в возрасте (?:примерно |около )?|(?:في|عن) (?:سن|عمر) (?:ال)?)$/iu;

function exchangeNumber(statement: string, number: Quantity, language: Language): Exchange[] {
  const { start, end, value, text, isYear } = number;
  const after = statement.slice(end);
  const before = statement.slice(0, start);
  // "1348—50" is half a range, and a mark of a letter that is lost belongs to no number.
  if (/^(?:[—–-]\d|\p{M}|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻^])/u.test(after) || /\d[—–-]$/u.test(before)) return [];
  if (IN_TWO_UNITS.after.test(after) || IN_TWO_UNITS.before.test(before)) return [];
  const by = (other: number, sort: Exchange["sort"]) => {
    const written = sort === "year" ? String(other) : formatLike(other, text);
    return written === text
      ? []
      : [{ text: replaceAt(statement, start, text, written), sort, at: start }];
  };
  if (isYear) {
    // Beside another year, or as the name of a decade, it would be silly.
    if (/^\s?(?:годах|годов|-х|s\b|er\b)/u.test(after) || HAS_YEAR.test(before + after)) return [];
    if (beginsCount(before)) return [];
    const far = yearsOff(value);
    // What was so after 1279 was so after 1214.
    const shifts = SINCE.test(before)
      ? [far, far * 2 - 1]
      : UNTIL.test(before)
        ? [-far - 1, -far * 2 - 2]
        : value % 2 === 0
          ? [far, -far - 1]
          : [-far - 1, far];
    return shifts
      .map((shift) => value + shift)
      .filter((year) => year < 2020)
      .flatMap((year) => by(year, "year"));
  }
  const isPercent = isPercentage(after);
  if (
    value < (isPercent ? 1 : 5) ||
    isDay(statement, number) ||
    RANGE_AFTER.test(after) ||
    RANGE_BEFORE.test(before)
  )
    return [];
  // "101 of the 178": more than all, or out of others, it cannot be.
  if (/\p{Nd} of (?:the )?$/u.test(before) || /^ of (?:the )?\p{Nd}/u.test(after)) return [];
  // The hours of a day and the months of a year are known to everyone.
  if (isCommonMeasure(after)) return [];
  if (language === "ar" && /^\p{L}/u.test(after)) return [];
  const most = isPercent ? 99 : Number.POSITIVE_INFINITY;
  // "half of 1%", and a fifth of it, are hard to tell from nothing.
  if (value < 5 && (/\bhalf of $/u.test(before) || AT_MOST.test(before))) return [];
  // Half or double of an age would be no age for it.
  if ((AGE.test(after) || AT_AGE.test(before)) && value < 100)
    return [value + 4, value - 4, value + 2]
      .filter((age) => age > 6)
      .flatMap((age) => by(age, "number"));
  // Without a grammar, numbers are often all that can be changed: three stand beside the right one.
  const isLone = language !== "en";
  const factors =
    value < 5
      ? [5]
      : AT_LEAST.test(before)
        ? [2]
        : AT_MOST.test(before)
          ? [0.5, ...(isLone ? [0.3, 0.7] : [])]
          : [2, 0.5, ...(isLone ? [1.5] : [])];
  const endsAlike = inSameForm(value, language);
  return factors
    .map((factor) => value * factor)
    .filter((other) => other <= most && endsAlike(other))
    .flatMap((other) => by(other, "number"));
}

/** The nearer our own time, the closer a learner knows when things were. */
function yearsOff(year: number): number {
  return year >= 1900 ? 4 : year >= 1700 ? 15 : year >= 1000 ? 30 : 60;
}

/** "755年": written without a space, the only year of its sentence. */
function exchangeGluedYear(statement: string, language: Language): Exchange[] {
  if (!isGlued(language)) return [];
  const years = [...statement.matchAll(/(?<![\p{Nd}—–-])(\p{Nd}{3,4})(?=年(?!代|间|前|级))/gu)];
  const [match] = years;
  if (!match || years.length > 1) return [];
  const value = Number(match[0]);
  const far = yearsOff(value);
  return [far, -far - 1]
    .map((shift) => value + shift)
    .filter((year) => year < 2020 && year > 0)
    .map((year) => ({
      text: replaceAt(statement, match.index, match[0], String(year)),
      sort: "year",
      at: match.index,
    }));
}

/** Sentences within which two names belong to one story. */
const NEARBY = 25;

/** Names of one kind, where the ending shows no case that another would not have. */
function exchangeNames(
  statement: string,
  names: ReadonlyMap<string, FoundName>,
  whole: string,
  language: Language,
): Exchange[] {
  // Every German noun has a capital: what it names, nobody can tell from that.
  if (language === "de") return [];
  return namesIn(` ${statement}`).flatMap((place): Exchange[] => {
    const own = names.get(place.text);
    const kind = own?.kind;
    if (!own || (kind !== "person" && kind !== "place")) return [];
    const start = place.start - 1;
    // "the United States": another would do without the article.
    const before = statement.slice(0, start);
    const after = statement.slice(start + place.text.length);
    // "Ulysses S. Grant": half a name; "an Ohio polling station": an article of its own.
    if (/\b(?:the (?:\p{Ll}+ )?|an? )$/iu.test(before) || /\p{Lu}\S* $/u.test(before)) return [];
    // "All Atlantic traffic": here it tells of what sort something is.
    const next = language === "en" ? /^ (\p{Ll}+)/u.exec(after)?.[1] : undefined;
    if (next && !stopWords("en").has(next) && !/(?:ed|ly)$/u.test(next) && !finiteVerb(next))
      return [];
    // "Houston, Texas": the land tells of which town.
    if (/^,? (?:\p{Lu}|(?:de|von|of|v\.) )/u.test(after) || NEEDS_ARTICLE.test(place.text))
      return [];
    // "Wilson … his": a queen would have to be called otherwise.
    if (
      kind === "person" &&
      /(?<!\p{L})(?:he|she|his|her|him)(?!\p{L})/u.test(statement.slice(start))
    )
      return [];
    const away = storiesBetween(own, namesOf(kind, names));
    const other = [...away.keys()]
      .filter(
        (name) =>
          name.text !== place.text &&
          !NEEDS_ARTICLE.test(name.text) &&
          titleOf(name.text) === titleOf(place.text) &&
          landOf(name.text) === landOf(place.text) &&
          isWorldPart(name.text) === isWorldPart(place.text) &&
          // "South America" beside "Latin America": what is so in the one is so in the other.
          !name.text.split(" ").some((word) => word.length > 3 && whole.includes(word)) &&
          (language !== "ru" || name.text.slice(-2) === place.text.slice(-2)),
      )
      .sort(
        (a, b) =>
          // Who is named but once may have taken a picture.
          Number(b.count > 1) - Number(a.count > 1) ||
          // Who belongs to another story is told by that.
          (away.get(a) ?? 0) - (away.get(b) ?? 0) ||
          Math.abs(a.text.length - place.text.length) -
            Math.abs(b.text.length - place.text.length) ||
          b.count - a.count,
      )[0];
    return other && !other.text.includes(place.text) && !place.text.includes(other.text)
      ? [
          {
            text: replaceAt(statement, start, place.text, other.text),
            sort: "name",
            at: start,
          },
        ]
      : [];
  });
}

const known = new WeakMap<FoundName, ReadonlyMap<FoundName, number>>();

/** The others, each with how far off it is told: 0 within one story. */
function storiesBetween(
  own: FoundName,
  others: readonly FoundName[],
): ReadonlyMap<FoundName, number> {
  const before = known.get(own);
  if (before) return before;
  const found = new Map(
    others.map((one) => [one, Math.floor(sentencesBetween(own, one) / NEARBY)] as const),
  );
  known.set(own, found);
  return found;
}

/** English names that stand with "the". */
const NEEDS_ARTICLE =
  /^(?:\p{L}+ )?(?:Republic|Kingdom) of |(?:States|World|East|Americas|Union|Empire|Republic|Kingdom|Islands|River|Valley|Basin|Ocean|Sea|War|Church|Mountains|Netherlands)$/u;

/** Nobody settles in a strait: a place that its name tells the sort of stands for none of another. */
function landOf(name: string): string {
  // What is so in a land is so of no other body in the sky.
  if (/^(?:Earth|Moon|Sun|Mars|Venus|Mercury|Jupiter|Saturn)$/u.test(name)) return "sky";
  // "French" is who is from a place.
  if (/(?:[ns]ch|ish|ese)$/u.test(name)) return "people";
  if (/(?:ics|ism|ology)$/u.test(name)) return "subject";
  return (
    /(?<!\p{L})(?:Straits?|Bay|Gulf|Coast|Lakes?|Isthmus|Peninsula|Desert|Plains|Peaks?|Mount|Channel|Canal|Street|Hill|Bank|Province|County|Estrecho|Golfo|Bahía|Lago|Détroit|Golfe|Baie|Lac)(?!\p{L})/u.exec(
      name,
    )?.[0] ?? ""
  );
}

const kinds = new WeakMap<ReadonlyMap<string, FoundName>, Map<string, FoundName[]>>();

function namesOf(kind: string, names: ReadonlyMap<string, FoundName>): readonly FoundName[] {
  let byKind = kinds.get(names);
  if (!byKind) {
    byKind = new Map();
    for (const name of names.values())
      byKind.set(name.kind, [...(byKind.get(name.kind) ?? []), name]);
    kinds.set(names, byKind);
  }
  return byKind.get(kind) ?? [];
}

/** A pattern for the name of a month where days are counted before it. */
export const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|أيار|مايو|يناير|كانون|فبراير|شباط|مارس|آذار|أبريل|نيسان|يونيو|حزيران|يوليو|تموز|أغسطس|آب|سبتمبر|أيلول|أكتوبر|تشرين|نوفمبر|ديسمبر)";
const BEFORE_DAY = new RegExp(`${MONTH} $`, "u");
const AFTER_DAY = new RegExp(`^\\.?(?: de)? ${MONTH}(?!\\p{L})`, "u");

/** No month has fifty days. */
function isDay(statement: string, { start, end, value }: Quantity): boolean {
  return (
    value <= 31 &&
    (BEFORE_DAY.test(statement.slice(0, start)) || AFTER_DAY.test(statement.slice(end)))
  );
}

const MAY_BE_NOUN =
  /^(?:gains|loses|wins|rises|falls|increases|decreases|rise|fall|increase|decrease|win|lose|allows|permits|supports)$/u;
const OPENS_ENGLISH_NOUN = /(?:\p{L}(?:al|ic|ive|ous|ary|ed)|the|their|its|of) $/u;

/** What a phrase takes for granted is not what the sentence claims. */
const GRANTED = /\b(?:the|its|their|our|this|these) $/iu;

/** "After the widespread use of steam": that is not what is claimed. */
function isGiven(word: string, before: string): boolean {
  return !/(?:er|est|first|last|most|more|less|least)$/u.test(word) && GRANTED.test(before);
}

/** "The largest planet" → "The smallest planet". */
function turnAround(statement: string, language: Language, isWide: boolean): Exchange[] {
  const contraries = contrariesOf(language, isWide);
  const found: Exchange[] = [];
  if (isGlued(language)) {
    for (const [word, other] of contraries) {
      const at = statement.indexOf(word);
      // Where both stand in the sentence, one exchanged makes nonsense.
      if (at < 0 || statement.includes(other) || /[只仅][有是]?$/u.test(statement.slice(0, at)))
        continue;
      if (statement.includes(word, at + word.length)) continue;
      if (!isSetChinese(word, statement.slice(0, at), statement.slice(at + word.length)))
        found.push({ text: replaceAt(statement, at, word, other), sort: "contrary", at });
    }
    return found.sort((a, b) => a.at - b.at);
  }
  const words = [...statement.matchAll(/(?<![\p{L}\p{M}-])[\p{L}\p{M}]+(?![\p{L}\p{M}-])/gu)];
  for (const match of words) {
    // "Common Cause" is a name.
    const isOpening = isWide && match.index === 0 && !OPENS_NAME.test(statement);
    const word = isOpening ? match[0].toLowerCase() : match[0];
    const turned = contraries.get(word) ?? withoutPrefix(match[0], language);
    // "Never are …": such a word changes the order of what follows.
    if (isOpening && /^(?:never|rarely|seldom|hardly|nowhere|nothing)$/u.test(turned ?? ""))
      continue;
    const other = isOpening && turned ? capitalised(turned) : turned;
    // Where both stand in the sentence, one exchanged makes nonsense.
    // Arabic writes "and" as one with the word after it.
    if (!other || words.some(([word]) => word === other || word === `و${other}`)) continue;
    // "Grew louder": nothing "shrank louder". "До начала правления" says of no year that it was after.
    const next = statement.slice(match.index + match[0].length);
    if (
      /^gr[eo]w/u.test(match[0]) &&
      /^ (?:more|less|so|too|\p{L}{3,}er|strong|weak|rich|old|tired|up)\b/u.test(next)
    )
      continue;
    if (/^(?:до|после)$/u.test(match[0]) && !/^ \p{Nd}/u.test(next)) continue;
    // "Allows for exceptions": nothing "prevents for" them.
    if (
      /^(?:allow|permit|enable)/u.test(match[0]) &&
      /^ for\b/u.test(statement.slice(match.index + match[0].length))
    )
      continue;
    // "Territorial gains" are no "territorial loses".
    if (MAY_BE_NOUN.test(match[0]) && OPENS_ENGLISH_NOUN.test(statement.slice(0, match.index)))
      continue;
    if (language === "en" && isGiven(match[0], statement.slice(0, match.index))) continue;
    // "West over the plateau and to the west of the country": said twice, it would have to be changed twice.
    if (language !== "en" && words.filter(([word]) => word === match[0]).length > 1) continue;
    const before = statement.slice(0, match.index);
    const after = statement.slice(match.index + match[0].length);
    // "can best be described": said of the words, not of the thing.
    if (/^(?:best|worst)$/u.test(match[0]) && /^ (?:be|known|described|understood)\b/u.test(after))
      continue;
    // "an earlier dream" would have to become "a later dream".
    if (/\ban?\s$/iu.test(before) && /^[aeiou]/u.test(match[0]) !== /^[aeiou]/u.test(other))
      continue;
    // "Внесли большой вклад": nobody makes a small one.
    if (/^ (?:вклад|значени|успех|contribution|importance|success)/u.test(after)) continue;
    // "В конце концов", "في نهاية المطاف": set phrases say nothing of an end.
    if (/^ (?:концов|المطاف|de cuentas|du compte)(?!\p{L})/u.test(after)) continue;
    // "fort étranges", "before them": the word means another thing here.
    if (match[0] === "fort" && !/(?:plus|moins|très|aussi|si)\s$/u.test(before)) continue;
    if (
      /^(?:before|after)$/u.test(match[0]) &&
      /^(?: (?:them|him|her|it|us|you|me|the eyes?|the fact)\b|$|,)/u.test(after)
    )
      continue;
    if (/(?<!\p{L})no\s$/iu.test(before)) continue;
    if (isEchoed(match[0], before + after) || isEchoed(other, before + after)) continue;
    // "the two sides", "two or three", "at least three": no other number could be meant, or more.
    if (
      COUNTS.test(match[0]) &&
      (KNOWN_COUNT.test(before) ||
        // "A and B are two …": they are named.
        /(?<!\p{L})(?:and|y|et|und|e|и) .{2,40}(?:are|were|is|son|sont|sind|são|sono) $/u.test(
          before,
        ) ||
        // "in two ways, by …": they are listed.
        /^ \p{L}+(?: \p{L}+)?[,:]/u.test(after) ||
        /^(?:-| (?:or|to|and|of|o|ou|oder|или|и|y|et|und|e)(?!\p{L}))/u.test(after))
    )
      continue;
    // "less wealthy" is "more wealthy" turned round, not "less poor"; "not unable" is hard to follow.
    if (/^(?:souvent|rarement|oft|selten|often|rarely)$/u.test(match[0]) && DEGREE.test(before))
      continue;
    // "often unaware": the contrary of a denial is hard to follow.
    if (
      language === "en" &&
      /^(?:often|rarely|usually|seldom)$/u.test(match[0]) &&
      /^ un\p{Ll}/u.test(after)
    )
      continue;
    if (match[0] === "unmöglich" && /^ \p{Ll}/u.test(after)) continue;
    if (DEGREE.test(before) && (language === "en" || !SUPERLATIVE.test(before))) continue;
    if (IS_DENIED.test(before) && /^(?:un|in|im|ir|dis|не)/u.test(other)) continue;
    if (
      /^(?:rich|poor|wealthy)$/u.test(match[0]) &&
      /\b(?:wealthi|wealthy|rich|afflu)/u.test(before)
    )
      continue;
    if (language === "en" && isSetPhrase(word, before, after)) continue;
    // "l’ancien" and "le nouveau": what stands before would have to change as well.
    if (language === "fr" && /[’']$|(?<!\p{L})(?:le|la|de|que|je|ne|se)\s$/iu.test(before)) {
      const isVowel = /^[aeiouyhéèê]/iu.test(other);
      if (/[’']$/u.test(before) !== isVowel) continue;
    }
    // "d’après", "après avoir": not said of a time.
    if (
      /^(?:après|avant)$/u.test(match[0]) &&
      (/[’']$/u.test(before) || /^ (?:avoir|être|de |que )/u.test(after))
    )
      continue;
    if (language === "ar" && isSetArabic(match[0], before, after)) continue;
    if (match[0] === "simple" && /(?<!\p{L})a\s$/u.test(before)) continue;
    // "أعلى شرق": a place on the map.
    if (language === "ar" && /^ (?:شرق|غرب|شمال|جنوب|النهر)/u.test(after)) continue;
    if (/^(?:muchos|muchas|pocos|pocas)$/u.test(match[0]) && /(?<!\p{L})un[oa]s\s$/u.test(before))
      continue;
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
    const isCounted = match[0] === "more" && /^ \p{Ll}+(?:[^s]s|people|men|women)\b/u.test(after);
    // "Greater trade" has no size.
    const isMass =
      match[0] === "greater" &&
      /^ (?:\p{Ll}+ )?\p{Ll}*[^s\P{Ll}](?=[.,]|$| (?:in|of|for|than|to|and)\b)/u.test(after) &&
      !/\b(?:an?|the|far|much|even) (?:\p{Ll}+ )?$/u.test(before);
    // Strength is not won back as a battle is.
    const isGain = match[0] === "lost" && !CONTEST.test(after);
    const by = isCounted ? "fewer" : isMass ? "less" : isGain ? "gained" : other;
    found.push({
      text: replaceAt(statement, match.index, match[0], by),
      sort: "contrary",
      at: match.index,
    });
  }
  return found;
}

const OPENS_NAME = /^\p{L}+ \p{Lu}/u;
const CONTEST =
  /^ (?:\p{L}+ ){0,3}(?:wars?|battles?|elections?|games?|match(?:es)?|races?|cases?|fights?|contests?|votes?|debates?|strikes?)(?!\p{L})/u;

/** "In a direct democracy people participate directly": the one word explains the other. */
function isEchoed(word: string, rest: string): boolean {
  if (word.length < 6) return false;
  const root = word.slice(0, 5).toLowerCase();
  return (rest.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((one) => one.startsWith(root));
}

/** "unlimited", "unverträglich": what is left without the denial within the word. */
function withoutPrefix(word: string, language: Language): string | undefined {
  const isDenied =
    language === "en"
      ? /^un(?!der|i|til|anim)\p{Ll}{3,}(?:ed|able|ible|al|ful|ing|ary|ent|ant)$/u.test(word)
      : language === "de" &&
        /^un(?!ter|iver|gefähr|beding|mittel|heim|gemein|d)\p{Ll}{4,}(?:lich|bar|ig|sam|t)(?:e[nmrs]?)?$/u.test(
          word,
        );
  return isDenied ? word.slice(2) : undefined;
}

const COUNTS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|zwei|drei|vier|fünf|sechs|dois|duas|três|quatro|due|tre|quattro|cinque|два|две|три|четыре|пять)$/u;
const KNOWN_COUNT =
  /(?<!\p{L})(?:the|these|those|its|their|his|her|our|other|every|of|between|first|last|all|or|to|and|least|than|over|los|las|les|des|ces|ses|die|der|den|os|as|i|gli|le|estos|estas|más de|plus de|mehr als|dos|ces|entre|zwischen|между|эти|этих|все)\s$/iu;

const IS_DENIED = /(?<!\p{L})(?:not|pas|nicht|не|no|não|non)\s(?:\p{L}+\s)?$/iu;
const DEGREE =
  /(?<!\p{L})(?:more|less|most|least|plus|moins|más|menos|mais|mehr|weniger|più|meno|более|менее)\s$/iu;
/** "les plus grandes": here the small word stays as it is. */
const SUPERLATIVE =
  /(?<!\p{L})(?:les?|la|du|des|aux?|los|las|el|os|as|[oa]|il|lo|gli|i)\s\p{L}+\s$/iu;

/** English words that mean another thing beside these, or would need another word there. */
function isSetPhrase(word: string, before: string, after: string): boolean {
  // "in many cases", "rarely, if ever", "whether to devote more to this or to that"
  if (/^(?:many|most)$/u.test(word) && /\bin $/iu.test(before)) return true;
  if (/^, if (?:ever|at all)\b/u.test(after)) return true;
  // "the local politician", "the young vote": which one, and not what it is like.
  if (word === "high") return /^ (?:school|court|priest|seas|command|season)\b/u.test(after);
  if (/^(?:(?:dis)?agree|connected|separated)$/u.test(word) && /^ to\b/u.test(after)) return true;
  if (word === "local") return !/\b(?:on|from|with|by|to|for) $/u.test(before);
  if (word === "young") return /^ (?:people|adults?|vot\p{L}+|men|women|\p{Lu}\p{L}+)/u.test(after);
  if (/^(?:more|less)$/u.test(word) && /\bwhether to \S+ $/u.test(before)) return true;
  // "the most important": the contrary of a superlative is another word.
  if (word === "most")
    return (
      /(?:\b(?:the|at|a|his|her|its|their|our|my|your)|[’']s)\s$/iu.test(before) ||
      !/^ (?:of (?:the |these |its |their )?)?\p{Ll}+(?:[^s]s|people|men|women|children)\b/u.test(
        after,
      )
    );
  // "allows them to go", "sells it to them", "divided by two"
  if (/^(?:allow|enabl|permit|prevent|encourag|discourag|forb[ai]d)/u.test(word))
    return /^ (?:\S+ ){0,5}(?:to|from) /u.test(after);
  if (/^(?:buy|sell|bought|sold)/u.test(word)) return /^ (?:\S+ ){0,4}(?:to|from) /u.test(after);
  if (/^(?:united|divided)$/u.test(word)) return /^ by /u.test(after);
  if (/^(?:dis)?advantage$/u.test(word)) return /\bt(?:ak|ook)\p{L}* (?:\S+ )?$/u.test(before);
  // "the very first", "the early universe": no other was meant, or none is called so.
  if (/^(?:first|last)$/u.test(word)) return /\bvery $/u.test(before);
  if (/^(?:early|late)$/u.test(word))
    return !/^ (?:in|on|as|to|(?:\p{Ll}+ )?(?:centur(?:y|ies)|decades?|years|months|summer|winter|spring|autumn|fall|morning|evening|afternoon|stages?|phases?|\d{4}s?|\p{Lu}\p{Ll}+))(?!\p{L})/u.test(
      after,
    );
  if (word === "more" || word === "less")
    return /(?:\d|\b(?:thousands|hundreds|dozens|times|years|two|three|four|five|ten|percent)) $/u.test(
      before,
    );
  if (/^(?:expanded|began|begun|failed|succeeded)$/u.test(word))
    return (
      /^ to /u.test(after) ||
      /\b(?:has|have|had|been|be|is|are|was|were|the|an?|his|her) $/u.test(before)
    );
  if (/^(?:high|low)er$/u.test(word)) return /^ (?:education|learning|power)/u.test(after);
  if (/^(?:lost|won)$/u.test(word)) return /\b(?:is|are|was|were|been|be) $/u.test(before);
  if (
    /^(?:fell|falls?|rose)$/u.test(word) &&
    /^ (?:up)?(?:on|into|out|asleep|behind|apart|in love)\b/u.test(after)
  )
    return true;
  // "straight ahead", "together with"
  if (word === "straight") return /^ (?:up|down|ahead|away|on|to|into|from|through)\b/u.test(after);
  if (word === "together") return /^ with\b/u.test(after);
  if (/^(?:wild|tame)$/u.test(word))
    return !/^ (?:animals?|beasts?|cattle|horses?|birds?|cats?|dogs?|pigs?|goats?|sheep|ducks?)\b/u.test(
      after,
    );
  // "ten seconds old"
  if (
    word === "old" &&
    /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) $/u.test(before)
  )
    return true;
  if (word === "strength") return /\b(?:much|more|less) $/u.test(before);
  // "gross domestic product"
  if (/^(?:domestic|foreign)$/u.test(word)) return /^ (?:product|affairs|exchange)\b/u.test(after);
  if (/^(?:closest|nearest)$/u.test(word)) return /^ to /u.test(after);
  if (/^(?:public|private)$/u.test(word))
    return !/^ (?:schools?|sector|compan\p{L}+|property|funds?|goods?|ownership|education|hands|owners?|life)\b/u.test(
      after,
    );
  if (/^(?:long|short)er$/u.test(word))
    return /\b(?:years?|months?|days?|hours?|no) $/u.test(before);
  if (/^(?:rise|fall)$/u.test(word))
    return /^ into /u.test(after) || /\bg(?:ive|ives|iving|ave|iven) (?:\S+ )?$/u.test(before);
  // "a number of different ways": different from what is not said.
  if (/^(?:different|similar)$/u.test(word))
    return (
      !/\b(?:is|are|was|were|be|very|quite|remarkably|strikingly) $/u.test(before) ||
      /^ (?:to|from|in \p{Ll}+ (?:to|from)) /u.test(after)
    );
  // "better opportunities": of what is sought nothing can be told apart.
  if (/^(?:better|worse)$/u.test(word))
    return !/\b(?:is|are|was|were) $/u.test(before) && !/^ than\b/u.test(after);
  // "rose from thirty to eighty"
  if (/^(?:increas|decreas|r[io]se|f[ae]ll)/u.test(word) && /\bfrom\b.*\bto\b/u.test(after))
    return true;
  // "erupted by many volcanoes": said by the way.
  if (/^(?:few|many)$/u.test(word) && !/^$|\b(?:are|were|is|was|have|has|had|in) $/iu.test(before))
    return true;
  if (/^(?:few|many)$/u.test(word))
    return /\b(?:the|these|those|his|her|its|their|our|for|last|past|next|first|so|how|as|too|not|a great|good)\s$/iu.test(
      before,
    );
  if (/^(?:entirely|completely|wholly|mostly|widely)$/u.test(word))
    return /\b(?:almost|nearly|not|most) $/u.test(before);
  if (/^(?:im)?possible$/u.test(word)) return !/\b(?:is|are|was|were|be|it|made) $/u.test(before);
  // "a democratic government": what a thing is called is no claim.
  if (/^(?:un)?(?:democratic|conscious|equal|legal|stable|fair)$/u.test(word))
    return !/\b(?:is|are|was|were|be|more|less|become|became) (?:\p{Ll}+ly )?$/u.test(before);
  if (/^(?:un)?likely$/u.test(word) && !/\b(?:is|are|was|were|be) $/u.test(before)) return true;
  if (/^(?:un)?likely$/u.test(word)) return /\b(?:more|less|most|least|very)\s$/iu.test(before);
  if (/^(?:fast|slow)$/u.test(word))
    return /^ food/u.test(after) || /\b(?:held|hold|holds|stand|stood) $/u.test(before);
  if (/^(?:warm|cool)$/u.test(word)) return /^ (?:to|toward|himself|herself)\b/u.test(after);
  return false;
}

/** Chinese words that are part of a longer one here, or that nobody would exchange beside these. */
function isSetChinese(word: string, before: string, after: string): boolean {
  // "成功地打开", "成功制造出": how it was done is no claim of its own.
  if (after.startsWith("地")) return true;
  if (/^(?:成功|失败)$/u.test(word))
    return /^[\p{Script=Han}]/u.test(after) && !/^[了的率后]/u.test(after);
  // "第一次世界大战", "第一位": the other word takes a measure of its own.
  if (word === "第一") return /^(?:次世界大战|[位个次部种条家名])/u.test(after);
  // "作出了许多贡献": few are not made.
  if (word === "许多") return /[了出过]$/u.test(before);
  // "直接所属的社区": only what can also be done by way of another is done directly.
  if (word === "直接") return !/^(?:连接|影响|导致|引起|参与|接触|作用|联系|控制)/u.test(after);
  // "无法支持…论点", "不支持": with the denial it would say the same again.
  return /[不无没未](?:法|能|会|有)?$/u.test(before);
}

/** Arabic words that are part of a name or of a way to speak, or would need another word beside them. */
function isSetArabic(word: string, before: string, after: string): boolean {
  if (word === "قبل") return /من\s$/u.test(before);
  // "من النمط الأول": a kind that has a number.
  if (/^الأ(?:ول|ولى|خير|خيرة)$/u.test(word))
    return /(?:النمط|النوع|الدرجة|الصنف|المقام|العالمية|الصف|المركز)\s$/u.test(before);
  // "نورفولك السفلى": behind a word without an article it is part of a name.
  if (/^ال(?:سفلى|عليا|سفلي|علوي)$/u.test(word))
    return !/(?<!\p{L})[وفبكل]{0,2}(?:ال|لل)[\p{L}\p{M}]+\s$/u.test(before);
  // "في أسرع وقت ممكن": half of it turned round is no way to speak.
  if (/^(?:أسرع|أبطأ|أقرب|أقصى)$/u.test(word)) {
    if (/^ (?:وقت|ما|حد) (?:ممكن|يمكن)/u.test(after)) return true;
  }
  if (/^(?:ممكن|مستحيل)$/u.test(word)) return /(?:وقت|قدر|حد) $/u.test(before);
  // "بسرعة عالية" would have to become another pair of words.
  if (/^ب(?:سرعة|بطء|طء|سهولة|صعوبة)$/u.test(word))
    return /^ (?:عالية|كبيرة|منخفضة|أكبر|أقل|قليلة|\p{L}+ة)(?!\p{L})/u.test(after);
  // "فاشل كوبلاي حملاته": no sentence begins with such a word; a letter of the verb is lost.
  if (/^(?:ناجح|فاشل)ة?$/u.test(word)) return before.trim() === "";
  // "أقصى شرق": a place on the map, as "أعلى النهر".
  return /^(?:أعلى|أدنى|أقصى)$/u.test(word) && /^ (?:شرق|غرب|شمال|جنوب|النهر)/u.test(after);
}

/** Several words that turn a statement into its contrary, each in its place. */
function exchangePhrases(statement: string, language: Language, isWide: boolean): Exchange[] {
  if (!isWide && !hasPhrase(language).test(statement)) return [];
  if (/\binstead\b/u.test(statement)) return [];
  return phrasesOf(language, isWide).flatMap(([pattern, other]): Exchange[] => {
    const match = pattern.exec(statement);
    if (!match) return [];
    const text = statement.replace(pattern, (found) =>
      /^\p{Lu}/u.test(found) ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other,
    );
    return [{ text, sort: "phrase", at: match.index }];
  });
}

const PART = "((?:[\\p{L}\\p{M}’'-]+ ){0,3}?[\\p{L}\\p{M}’'-]+)";
const ENDS =
  "(?=[,.;]|$| (?:in|by|at|for|and|which|that|when|through|with|during|as|because|before|after|is|are|was|were|en|por|mediante|durante|cuando|dans|par|pendant|im|durch|während|в|при|через)(?!\\p{L}))";

/** What stands on either side of these can change sides: "converts light into heat". */
const ORDERS: Partial<Record<Language, readonly string[]>> = {
  en: [
    `(?<=\\bfrom )${PART}( to )${PART}${ENDS}`,
    `(?<=\\b(?:converts?|converted|turns?|turned|transforms?|transformed|changes|changed) )${PART}( into )${PART}${ENDS}`,
    `(?<=\\bnot )(?!only|just|merely)${PART}(,? but )(?!also)${PART}${ENDS}`,
  ],
  es: [
    `(?<=(?<!\\p{L})no )(?!s[oó]lo|únicamente)${PART}(,? sino )(?!también|que)${PART}${ENDS}`,
    `(?<=(?<!\\p{L})(?:convierten?|transforman?) )${PART}( en )${PART}${ENDS}`,
  ],
  fr: [
    `(?<=(?<!\\p{L})non (?:pas )?)(?!seulement|point)${PART}(,? mais )(?!aussi|encore)${PART}${ENDS}`,
    `(?<=(?<!\\p{L})(?:transforment?|convertit|convertissent|changent?) )${PART}( en )${PART}${ENDS}`,
  ],
  de: [`(?<=(?<!\\p{L})nicht )(?!nur|bloß|allein)${PART}(, sondern )(?!auch)${PART}${ENDS}`],
  pt: [
    `(?<=(?<!\\p{L})não )(?!só|apenas)${PART}(,? mas sim )${PART}${ENDS}`,
    `(?<=(?<!\\p{L})(?:convertem?|transformam?) )${PART}( em )${PART}${ENDS}`,
  ],
  it: [`(?<=(?<!\\p{L})(?:trasforma|trasformano|converte) )${PART}( in )${PART}${ENDS}`],
  ru: [`(?<=(?<!\\p{L})не )(?!только)${PART}(, а )${PART}${ENDS}`],
};

const orders = new Map<Language, readonly RegExp[]>();

function ordersOf(language: Language): readonly RegExp[] {
  let known = orders.get(language);
  if (!known) {
    known = (ORDERS[language] ?? []).map((source) => new RegExp(source, "u"));
    orders.set(language, known);
  }
  return known;
}

/** What a thing is turned into takes the place of the thing. */
function exchangeOrder(statement: string, language: Language): Exchange[] {
  const found = ordersOf(language).flatMap((pattern): Exchange[] => {
    const match = pattern.exec(statement);
    const [whole = "", first = "", link = "", second = ""] = match ?? [];
    // "from place to place", "from 9 to 5"; an article on one side only would not fit on the other.
    if (!match || first === second || HAS_LINK.test(first) || HAS_LINK.test(second)) return [];
    return [
      {
        text: replaceAt(statement, match.index, whole, `${second}${link}${first}`),
        sort: "order",
        at: match.index,
      },
    ];
  });
  return [...found, ...exchangeSides(statement, language)];
}

const HAS_LINK =
  /(?:^| )(?:to|from|into|of|in|by|at|and|or|it|them|him|que|qui|is|are|was|were|be|time|then|there|now|here|beginning|start|day|year)(?:$| )/u;

const SIDES: Partial<Record<Language, RegExp>> = {
  en: / (?:rather|more) than | instead of /u,
  es: / más (?:bien )?que | en lugar de | en vez de /u,
  fr: / plutôt que | au lieu de /u,
  de: /,? (?:eher|anstatt|statt) /u,
  pt: / em vez de /u,
  it: / invece di | piuttosto che /u,
};
const OPENS_SIDE =
  /^(?:the|an?|in|on|by|for|with|to|from|of|as|el|la|los|las|un|una|de|en|por|des?|du|les?|une?|à|par|dans|il|lo|gli|i|dei|delle)$/u;

/** "in words rather than in deeds": sides that begin with the same small word. */
function exchangeSides(statement: string, language: Language): Exchange[] {
  const match = SIDES[language]?.exec(statement);
  if (!match) return [];
  const second = /^[^,.;:]+/u.exec(statement.slice(match.index + match[0].length))?.[0] ?? "";
  const words = second.split(" ");
  const before = statement.slice(0, match.index);
  const opener = words[0] ?? "";
  if (!OPENS_SIDE.test(opener) || words.length > 8) return [];
  const at = before.lastIndexOf(` ${opener} `) + 1;
  const first = before.slice(at);
  const length = first.split(" ").length;
  if (at === 0 || /[,;:]/u.test(first) || Math.abs(length - words.length) > 3) return [];
  return [
    {
      text: replaceAt(
        statement,
        at,
        `${first}${match[0]}${second}`,
        `${second}${match[0]}${first}`,
      ),
      sort: "order",
      at,
    },
  ];
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function replaceAt(text: string, start: number, old: string, replacement: string): string {
  return `${text.slice(0, start)}${replacement}${text.slice(start + old.length)}`;
}
