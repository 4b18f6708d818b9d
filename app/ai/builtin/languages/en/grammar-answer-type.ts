import type { AnswerType } from "../../facts/fact";
import type { HeadingRole } from "../language-pack";
import { readClause } from "./grammar-clause";
import { isPersonName, mayBePersonName } from "./grammar-names";
import { headOf } from "./grammar-phrase";
import { finiteVerbScore, listed, type Token, tokenize } from "./grammar-tokens";
import { classesOfNoun, isPluralNoun } from "./lexicon/noun-classes";
import { verbForms } from "./lexicon/verb-forms";

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?";
const YEAR = "(?:1\\d{3}|20\\d\\d|\\d{1,5} (?:BCE?|AD|CE)|AD \\d{1,4})";
const DATE = new RegExp(
  `^(?:in |on |from |about |around |c\\. ?|ca\\. ?|since |by |the |early |mid-? ?|late )*(?:(?:\\d{1,2} )?${MONTH}(?: \\d{1,2})?,? ?(?:${YEAR})?|${YEAR}(?: ?(?:BCE?|CE))?s?(?: ?(?:–|-|to|and|until) ?(?:${YEAR}|\\d\\d))?|\\d{1,2}(?:st|nd|rd|th) centur(?:y|ies)(?: (?:BCE?|CE))?|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth) century)$`,
  "iu",
);
const NUMBER =
  "(?:\\d[\\d.,]*(?:\\s?[×x·*]\\s?10\\S*)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|half)";
const QUANTITY = new RegExp(
  `^(?:about |around |approximately |roughly |nearly |almost |over |under |up to |at least |more than |less than |fewer than |some |between |from |~|≈|[<>≤≥±] ?|\\$|€|£)*(${NUMBER}(?: ?(?:–|-|to|and|or) ?${NUMBER})?(?: (?:hundred|thousand|million|billion|trillion))*)[\\s-]?([%°µΩ]?\\p{L}*(?:/\\p{L}+)?[²³]?)(?:\\s(?:of|per|a|an|old|long|wide|high|each|each day|deep)\\b.*)?$`,
  "iu",
);
const FORMULA = /[=≈∝→⇌√∑∫]|\p{L}\s?[²³^]\s?|^\p{L}\p{N}*(?:[+\-*/·]\p{L}\p{N}*)+$/u;
const PLACE_WORD =
  /\b(?:City|River|Lake|Ocean|Sea|Islands?|Mountains?|Mount|Valley|Basin|County|Peninsula|America|Europe|Africa|Asia|Australia|Bay|Gulf|Coast|Desert|Republic|Kingdom|Falls|Plains|Strait|States|Britain|England|France|Germany|Spain|Italy|Greece|Rome|China|Japan|Russia|India|Portugal|Austria|Poland|Egypt|Mexico|Brazil|Canada|Israel|Iran|Iraq|Turkey|Prussia|Belgium|Netherlands|Sweden|Norway|Denmark|Finland|Ireland|Scotland|Hungary|Vietnam|Korea|Cuba|Peru|Chile|Argentina|Paris|London|Washington|Berlin|Moscow|Vienna|Athens|Sparta|Carthage|Persia|Babylon|Geneva|Tokyo|Boston|Chicago|Philadelphia|Virginia|California|Texas|Massachusetts|New York)$/u;
/** Suffixes of nouns, with the classes they show. */
const CLASS_BY_SUFFIX: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:itis|osis|emia|aemia|pathy|plegia|algia|oma)$/u, ["disease", "state"]],
  [/(?:ase|ases|in|ins|ine|ide|ate|ose|ol|ium|gen)s?$/u, ["substance"]],
  [/(?:ologist|ist|er|or|ian)s?$/u, ["person"]],
  [/(?:ology|ics|graphy|nomy)$/u, ["discipline", "thought"]],
  [/(?:tion|sion|ment|ing|sis)s?$/u, ["act"]],
  [/(?:ity|ness|ance|ence|ism)$/u, ["attribute"]],
];

const UNITS_OF_MEASURE = listed(
  "second minute hour day week month year decade century metre meter kilometre kilometer centimetre centimeter millimetre millimeter micrometre nanometre mile foot feet inch yard gram kilogram milligram tonne ton pound ounce litre liter millilitre milliliter gallon degree volt ampere amp ohm watt joule newton pascal hertz kelvin mole calorie percent dollar euro hectare acre bit byte kilobyte megabyte light-year parsec time half",
);
const NAME_PARTS = listed("of de da von van der la le and ibn al");
const UNKNOWN_TERM: AnswerType = {
  kind: "term",
  head: null,
  unit: null,
  isPlural: false,
  classes: [],
};

/** Classifies a short text: person, place, date, quantity, term with its classes, clause. */
export function answerType(text: string, stem: (word: string) => string): AnswerType {
  const bare = text.trim().replace(/[.;:,]+$/u, "");
  if (DATE.test(bare)) return { ...UNKNOWN_TERM, kind: "date" };
  const [, number = "", unit = ""] = QUANTITY.exec(bare) ?? [];
  // "two ureters" are things, "46 chromosomes" and "two litres" quantities.
  if (
    number &&
    (/\d/u.test(number) ||
      unit === "" ||
      UNITS_OF_MEASURE.has(unit.replace(/s$/u, "").toLowerCase()))
  )
    return {
      ...UNKNOWN_TERM,
      kind: "quantity",
      unit: unit.replace(/(?<=\p{L}{3})s$/u, "") || null,
      isPlural: true,
    };
  if (FORMULA.test(bare)) return { ...UNKNOWN_TERM, kind: "formula" };
  const tokens = tokenize(bare);
  const verb = verbOf(tokens);
  if (verb !== null) return { ...UNKNOWN_TERM, kind: "clause", head: stem(verb) };
  const isName = tokens.every(({ text, lower }) => /^\p{Lu}/u.test(text) || NAME_PARTS.has(lower));
  if (isName && PLACE_WORD.test(bare)) return { ...UNKNOWN_TERM, kind: "place" };
  if (isName && (isPersonName(bare) || (tokens.length > 1 && mayBePersonName(bare))))
    return { ...UNKNOWN_TERM, kind: "person" };
  const start = /^(?:the|an?) /iu.test(bare) ? 1 : 0;
  const isAction = tokens[start]?.verb?.isGerund && tokens.length > start + 1;
  const head =
    tokens[isAction ? start : headOf(tokens, start, tokens.length)]?.lower ?? bare.toLowerCase();
  const known = isAction ? ["act"] : classesOfNoun(head);
  const classes =
    known.length > 0 ? known : (CLASS_BY_SUFFIX.find(([ending]) => ending.test(head))?.[1] ?? []);
  const isPlural = isPluralNoun(head) || tokens.some(({ lower }) => lower === "and");
  return { kind: "term", head: stem(head), unit: null, isPlural, classes };
}

/**
 * The base form of the verb of a clause: "produces ATP", "to kill bacteria", "the cell is small".
 */
function verbOf(tokens: readonly Token[]): string | null {
  const [first, second] = tokens;
  if (!first) return null;
  if (first.tag === "auxiliary") return first.lower;
  if (first.lower === "to" && second) return second.verb?.isBase ? second.verb.base : null;
  const verb = /^\p{Lu}/u.test(first.text) || !second ? null : verbForms(first.lower);
  const isVerb = verb && (verb.isPast || (verb.certainty > 0 && (verb.isSingular || verb.isBase)));
  if (isVerb && second?.tag !== "auxiliary" && second?.lower !== "of") return verb.base;
  const clause = readClause(tokens, 0, tokens.length);
  if (!clause || finiteVerbScore(tokens, clause.finite) < 2)
    return first.tag === "subordinator" ? first.lower : null;
  return tokens[clause.finite]?.verb?.base ?? tokens[clause.finite]?.lower ?? null;
}

const HEADING_ROLES: readonly (readonly [HeadingRole, RegExp])[] = [
  [
    "objectives",
    /^(?:learning|course|lesson|chapter) (?:objectives?|outcomes?|goals|aims)\b|^(?:objectives?|outcomes?|goals|aims)\s*:?$|^(?:what )?you(?:’|')?ll learn|^in this (?:chapter|section|unit)/iu,
  ],
  [
    "exercises",
    /^(?:(?:review|practice|discussion|case|thought|collaborative group|group|short answer|multiple choice|study|self-?test|check(?:point)?|critical thinking|essay|end-of-chapter) )?(?:questions?|exercises?|problems?|quiz|activit(?:y|ies)|assignments?|homework|worksheet)\s*\d*:?$|^(?:check your|test your|self-check|think it over|your turn|figuring for yourself|try it|link to learning|review questions)/iu,
  ],
  [
    "references",
    /^(?:references?|bibliography|works cited|(?:for )?(?:further|suggested|recommended) (?:reading|resources|exploration|research|study)|sources|citations?|endnotes|footnotes|external links|see also|credits?|acknowledge?ments?|about the authors?|literature cited|index)\s*:?$/iu,
  ],
  [
    "contents",
    /^(?:(?:table of )?contents|chapter outline|outline|overview of contents|agenda|toc)\s*:?$/iu,
  ],
  [
    "glossary",
    /^(?:glossary|key (?:terms|words|vocabulary|concepts and terms)|keywords|vocabulary|vocab|terms|terminology|definitions|important terms|terms to know)\b/iu,
  ],
  [
    "summary",
    /^(?:(?:chapter|section|unit|lesson) )?(?:summary|review|recap|key (?:points|takeaways|ideas|concepts|facts)|takeaways|in (?:a nutshell|short|brief|summary)|conclusions?|main points|important points|must know|remember)\s*:?$|^(?:chapter |section )?(?:summary|review) (?:of|and)\b|summary$/iu,
  ],
  [
    "examples",
    /^(?:(?:worked|some|clinical) )?(?:examples?|case stud(?:y|ies)|applications?|illustrations?)\b|\bexamples?$/iu,
  ],
  [
    "causes",
    /^(?:main |major |possible |underlying |common )?(?:causes?|reasons?|origins?|aetiology|etiology|risk factors|why)\b|\bcauses?$/iu,
  ],
  [
    "consequences",
    /^(?:main |major |long-term |short-term )?(?:consequences?|effects?|results?|outcomes?|impacts?|complications?|implications?|aftermath|symptoms?)\b|\b(?:consequences|effects|complications)$/iu,
  ],
  [
    "steps",
    /^(?:(?:main|basic|the) )?(?:steps?|stages?|phases?|procedure|method|process|how (?:to|it works|does)|timeline|sequence|protocol|workflow|algorithm|instructions|treatment steps)\b|\b(?:steps|stages|phases|procedure|process)$/iu,
  ],
];

/** The role of a heading; null if it names a subject. */
export function headingRole(heading: string): HeadingRole | null {
  const bare = heading.replace(/^[\d.\s§)–-]+/u, "").trim();
  return HEADING_ROLES.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
