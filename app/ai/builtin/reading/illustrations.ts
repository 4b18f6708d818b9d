import type { Language } from "../language/language";

interface Examples {
  /** Opens a sentence that only shows what another says. */
  opens: string;
  /** Opens within a sentence what goes on to its next comma. */
  within: string;
}

const EXAMPLES: Partial<Record<Language, Examples>> = {
  en: {
    opens: "For example|For instance|(?:As an|An|One) example",
    within: "for example|for instance|such as|e\\.g\\.",
  },
  es: {
    opens: "Por ejemplo|A modo de ejemplo|Un ejemplo",
    within: "por ejemplo|tal(?:es)? como|como por ejemplo|p\\. ?ej\\.",
  },
  fr: {
    opens:
      "Par exemple|Un exemple|(?:Je suppose|Supposons|Admettons)(?=,| qu)|On a dit quelque part",
    within: "par exemple|tel(?:le)?s? que|comme par exemple|p\\. ?ex\\.",
  },
  de: {
    opens:
      "Zum Beispiel|Ein Beispiel|Beispielsweise|So (?:zum Beispiel|z\\. ?B\\.)|Nehmen wir (?:an|den Fall)",
    within: "zum Beispiel|beispielsweise|z\\. ?B\\.|wie etwa",
  },
  pt: { opens: "Por exemplo", within: "por exemplo|tal como|tais como" },
  it: { opens: "(?:Per|Ad) esempio", within: "(?:per|ad) esempio|come per esempio" },
  ru: { opens: "Например|К примеру|Допустим", within: "например|к примеру|такие как|таких как" },
  ar: { opens: "(?:و)?(?:على سبيل المثال|مثلا|مثلاً)", within: "على سبيل المثال|مثلاً|كما حدث" },
  zh: { opens: "例如|比如|譬如|一个例子", within: "例如|比如|譬如|，如(?![果何今同])" },
  ja: { opens: "例えば|たとえば", within: "例えば|たとえば" },
  hi: { opens: "उदाहरण के लिए", within: "उदाहरण के लिए" },
};

interface Patterns {
  opens: RegExp;
  within: RegExp;
}

/** Writes no spaces between words. */
const isDense = (language: string) => language === "zh" || language === "ja";

const patterns = new Map(
  Object.entries(EXAMPLES).map(([language, { opens, within }]): [string, Patterns] => [
    language,
    {
      opens: new RegExp(`^(?:${opens})(?!\\p{Ll})`, "u"),
      within: new RegExp(
        `${isDense(language) ? "" : "(?<!\\p{L})"}(?:${within})(?=[^,،，;；)）]*$)`,
        "iu",
      ),
    },
  ]),
);

/** Does the sentence only show by one case what another has said? */
export function isIllustration(sentence: string, language: Language): boolean {
  return patterns.get(language)?.opens.test(sentence) ?? false;
}

/** Is what stands at this place of the sentence told only for an example? */
export function standsInExample(sentence: string, at: number, language: Language): boolean {
  const before = sentence.slice(0, at).replace(/[(（][^()（）]*[)）]/gu, "");
  return patterns.get(language)?.within.test(before) ?? false;
}

const POLL =
  /(?<!\p{L})(?:surveys?|polls?|polled|respondents|turnout|an estimated|encuestas?|sondages?|Umfragen?|опрос\p{L}*)(?!\p{L})/iu;

/** Are its figures those of some people who were asked? They show what it says, and are soon others. */
export function tellsOfPoll(sentence: string): boolean {
  return POLL.test(sentence);
}

const CALLED_EXAMPLE =
  /(?<!\p{L})(?:examples? of|ejemplos? de|exemples? de|Beispiele? (?:für|von)|esempio di|exemplos? de|примером)(?!\p{L})/u;

/** Is what is shown of a text only a case of something, or what follows it? */
export function showsExample(excerpt: string, language: Language): boolean {
  return (
    isIllustration(excerpt, language) ||
    CALLED_EXAMPLE.test(excerpt) ||
    standsInExample(excerpt.replace(/\s?…$/u, ""), excerpt.length, language)
  );
}
