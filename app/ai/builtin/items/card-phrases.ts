import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { questionPhrasesFor, quoteWithin } from "./question-phrases";

/** How the front of a card is put, where a question with options is put otherwise. */
interface CardPhrases {
  /** Asks for an example of `%s`. */
  example: string;
  /** Asks how the text goes on after `%s`. */
  sequel: string;
  /** Asks what is so in the case `%s`. */
  given: string;
  /** Asks when `%s` is so. */
  condition: string;
}

const ENGLISH: CardPhrases = {
  example: "Name an example of %s.",
  sequel: "Complete the thought: “%s”",
  given: "What does the text say of this case? “%s”",
  condition: "When, or on what condition, is this so? “%s”",
};

const PHRASES: Partial<Record<Language, CardPhrases>> = {
  en: ENGLISH,
  es: {
    example: "Un ejemplo de: %s",
    sequel: "Completa la idea: «%s»",
    given: "¿Qué dice el texto de este caso? «%s»",
    condition: "¿Cuándo o con qué condición es así? «%s»",
  },
  fr: {
    example: "Un exemple de : %s",
    sequel: "Complète l’idée : « %s »",
    given: "Que dit le texte de ce cas ? « %s »",
    condition: "Quand, ou à quelle condition, en est-il ainsi ? « %s »",
  },
  de: {
    example: "Ein Beispiel für: %s",
    sequel: "Vervollständige den Gedanken: „%s“",
    given: "Was sagt der Text für diesen Fall? „%s“",
    condition: "Wann oder unter welcher Bedingung gilt das? „%s“",
  },
  pt: {
    example: "Um exemplo de: %s",
    sequel: "Complete a ideia: “%s”",
    given: "O que diz o texto deste caso? “%s”",
    condition: "Quando ou em que condição é assim? “%s”",
  },
  it: {
    example: "Un esempio di: %s",
    sequel: "Completa il pensiero: «%s»",
    given: "Che cosa dice il testo di questo caso? «%s»",
    condition: "Quando o a quale condizione è così? «%s»",
  },
  ru: {
    example: "Пример: %s",
    sequel: "Закончите мысль: «%s»",
    given: "Что говорит текст об этом случае? «%s»",
    condition: "Когда или при каком условии это так? «%s»",
  },
  ar: {
    example: "مثال على: %s",
    sequel: "أكمل الفكرة: «%s»",
    given: "ماذا يقول النص عن هذه الحالة؟ «%s»",
    condition: "متى أو بأي شرط يكون هذا؟ «%s»",
  },
  zh: {
    example: "%s的例子",
    sequel: "请把这句话补充完整：“%s”",
    given: "对这种情况文中怎么说？“%s”",
    condition: "这在什么时候或什么条件下成立？“%s”",
  },
  ja: {
    example: "%sの例",
    sequel: "文を完成させてください。「%s」",
    given: "この場合について本文は何と述べていますか。「%s」",
    condition: "これはいつ、またはどんな条件で成り立ちますか。「%s」",
  },
  hi: {
    example: "उदाहरण: %s",
    sequel: "विचार पूरा कीजिए: “%s”",
    given: "इस स्थिति के बारे में पाठ क्या कहता है? “%s”",
    condition: "यह कब या किस शर्त पर होता है? “%s”",
  },
};

export function cardPhrasesFor(language: Language): CardPhrases {
  return PHRASES[language] ?? ENGLISH;
}

/** What joins a clause to the one that it is set against. */
const AGAINST: Partial<Record<Language, string>> = {
  en: "but|yet|(?<=, )while|whereas|although|though",
  es: "pero|mientras que|aunque|sin embargo",
  fr: "mais|tandis|alors|cependant|quoique",
  de: "aber|doch|allein|obwohl|obgleich",
  pt: "mas|enquanto|porém|embora",
  it: "ma|mentre|però|benché",
  ru: "но|а|однако|хотя|тогда как|в то время как",
  ar: "لكن|ولكن|بينما|في حين|غير أن",
  zh: "但|但是|而|然而|不过",
};

/** What joins a clause to what it is the condition of. */
const IF: Partial<Record<Language, string>> = {
  en: "if|when|whenever|unless",
  es: "si|cuando",
  fr: "si|quand|lorsque?",
  de: "wenn|falls|sobald",
  pt: "se|quando",
  it: "se|quando",
  ru: "если|когда",
  ar: "إذا|عندما|حين|حينما|لما",
  zh: "如果|当|若",
};

/** A question has no condition to ask for, and what hangs on half a sentence is none of the whole. */
const IS_ASKED =
  /[?？؟]|^(?:(?:And|But) )?(?:(?:now )?(?:look|see|suppose|consider)|how|what|who|why|where|which|would|could|do|does|did|is|are|qu[e’']|comment|pourquoi|wie|was|warum|как|что|почему)(?!\p{L})|\b(?:would|do|does|did|could|should) (?:he|she|it|they|we|you) not\b/iu;
const HANGS =
  /(?<!\p{L})(?:that|which|who|whom|whose|where|than|as|even|only|what|how|except|because|qui|que|dont|où|même|sauf|cuyo|donde|incluso|cui|che|dove|anche|als|auch|nur|котор\p{L}*|что|даже|التي|الذي|حتى|كما)(?!\p{L})[^,]*$/iu;
/** "…, and while …": the other half of it comes after both. */
const GOES_ON = /(?<!\p{L})(?:and|or|et|ou|und|oder|y|o|e|и|или|و|أو)$/iu;
/** "not …, but …": one thought in two halves. */
const DENIES =
  /(?<!\p{L})(?:not|no|nor|never|non|pas|point|nicht|kein\p{L}*|no|não|не|ليس|لا|不)(?!\p{L})[^.;]*$/iu;

/**
 * A half statement that ends in "…" as a front that asks for what is missing, with the back that
 * answers it: by what joins the halves it is an objection, a condition, what follows from one, or
 * plainly the rest.
 */
export function putSequel(
  excerpt: string,
  rest: string,
  isVerbLast: boolean,
  language: Language,
): { front: string; back: string; isAsked: boolean } {
  const phrases = cardPhrasesFor(language);
  const put = (phrase: string, shown: string) => fill(phrase, quoteWithin(shown, language));
  const isDense = language === "zh" || language === "ja";
  const half = excerpt.replace(/\s?…$/u, "");
  const ended = (text: string) =>
    `${text.replace(/[,;:،，；\s]+$/u, "")}${language === "zh" ? "。" : "."}`;
  const joined = (words: string | undefined) =>
    words
      ? new RegExp(`^(.{${isDense ? 8 : 20},}?)[,;،؛，；]?\\s?(?<!\\p{L})(${words})$`, "iu").exec(
          half,
        )
      : null;
  const last = /^(?:.*[.?!;؛] )?([^.?!;؛]+)$/u.exec(half)?.[1] ?? "";
  const isPlain = !IS_ASKED.test(last);
  const against = joined(AGAINST[language]);
  // "…，而…则…": alone it only adds.
  const isSet = against?.[2] !== "而" || /则|却|不|没/u.test(rest);
  if (
    against &&
    isSet &&
    isPlain &&
    !GOES_ON.test(against[1] ?? "") &&
    !DENIES.test(against[1] ?? "")
  )
    return {
      // "虽然 …，但是 …": without its other half the first concedes nothing.
      front: put(
        questionPhrasesFor(language).contrast,
        ended((against[1] ?? "").replace(/^(?:虽然|尽管)/u, "")),
      ),
      back: isVerbLast ? `${against[2]} ${rest}` : capitalised(rest),
      isAsked: true,
    };
  const condition = joined(IF[language]);
  if (condition && isPlain && ![HANGS, GOES_ON].some((trace) => trace.test(condition[1] ?? "")))
    return {
      front: put(phrases.condition, ended(condition[1] ?? "")),
      back: capitalised(`${condition[2]} ${rest}`),
      isAsked: true,
    };
  const opens = IF[language];
  if (
    opens &&
    !/(?<!\p{L})(?:auch|même|incluso|even)(?!\p{L})/iu.test(last) &&
    new RegExp(`^(?:${opens})(?!\\p{L})[^,]+,\\s*$|^(?:${opens})[’'\\s][^,]+,\\s*$`, "iu").test(
      last,
    )
  )
    return { front: put(phrases.given, excerpt), back: rest, isAsked: true };
  return { front: put(phrases.sequel, excerpt), back: rest, isAsked: false };
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
