import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { contentStems, countWords } from "../language/words";
import {
  hasLoosePronoun,
  isBackMatter,
  isQuotable,
  withoutReferences,
} from "../reading/askable-sentence";
import { pointsBack } from "../reading/pointers";
import { hasStrayMark } from "../reading/stray-marks";
import { bareSentence, needsContext, withoutAnd } from "./ask-how-it-goes-on";
import type { QuestionSeed } from "./question-draft";
import { type QuestionPhrases, questionPhrasesFor, quoteWithin } from "./question-phrases";

type Step = "reason" | "conclusion" | "contrast";

/** How a sentence begins that is a step from the one before it. Inverted sentences are left out. */
const STEPS: Partial<Record<Language, Partial<Record<Step, RegExp>>>> = {
  en: {
    reason: /^For (?=(?:he|she|it|they|we|I|there|no one|nothing) )/u,
    conclusion:
      /^(?:Therefore|Thus|Hence|Consequently|As a result|Accordingly|For this reason|So)(?:, | (?=(?:the|an?|he|it|they|we|I|there|this|every|all|no) ))/u,
    contrast:
      /^(?:But|Yet|However|Nevertheless|Nonetheless|On the other hand|In contrast|By contrast|Still)(?:, | (?=(?:the|an?|he|it|they|we|I|there|this|every|all|no) ))/u,
  },
  fr: {
    reason: /^(?:Car|En effet)(?:,)? /u,
    conclusion:
      /^(?:C[’']est pourquoi|Donc|Par conséquent|Ainsi|D[’']où il suit qu[e’']|En conséquence|De sorte que)(?:,)? ?(?=\p{L})/u,
    contrast:
      /^(?:Mais|Cependant|Toutefois|Néanmoins|Au contraire|En revanche|Pourtant)(?: (?:enfin|néanmoins))?(?:,)? /u,
  },
  de: {
    reason: /^Denn /u,
    contrast:
      /^(?:Aber|Allein|Doch) (?=(?:der|die|das|ein|eine|ich|wir|man|er|sie|es|im|in|bei) )/u,
  },
  es: {
    reason: /^(?:Porque|En efecto|Pues),? /u,
    conclusion:
      /^(?:Por (?:lo )?tanto|Por (?:eso|ello|consiguiente|esta razón)|En consecuencia|Así|Como resultado|Por lo que),? /u,
    contrast: /^(?:Pero|Sin embargo|No obstante|En cambio|Por el contrario),? /u,
  },
  pt: {
    reason: /^(?:Porque|Pois|Com efeito),? /u,
    conclusion: /^(?:Portanto|Por isso|Assim|Em consequência|Consequentemente),? /u,
    contrast: /^(?:Mas|No entanto|Porém|Contudo|Todavia|Por outro lado),? /u,
  },
  it: {
    reason: /^(?:Perché|Infatti|Poiché),? /u,
    conclusion: /^(?:Quindi|Perciò|Dunque|Pertanto|Di conseguenza|Così),? /u,
    contrast: /^(?:Ma|Tuttavia|Però|Invece|Al contrario),? /u,
  },
  ru: {
    reason: /^(?:Ведь|Дело в том, что|Ибо) /u,
    conclusion: /^(?:Поэтому|Таким образом|Следовательно|В результате|Итак),? /u,
    contrast: /^(?:Но|Однако|Тем не менее|Напротив|Впрочем),? /u,
  },
  ar: {
    reason: /^(?:وذلك )?(?:لأن|بسبب أن) /u,
    conclusion: /^(?:لذلك|ولذلك|وبالتالي|لذا|ولذا|ونتيجة لذلك|ومن ثم)،? /u,
    contrast: /^(?:ولكن|لكن|ومع ذلك|مع ذلك|وعلى النقيض|على العكس|في المقابل)،? /u,
  },
  hi: {
    conclusion: /^(?:इसलिए|अतः|इस प्रकार),? /u,
    contrast: /^(?:लेकिन|परन्तु|परंतु|किन्तु|हालाँकि),? /u,
  },
  zh: {
    reason: /^(?:因为|这是因为|由于)/u,
    conclusion: /^(?:因此|所以|从而|由此可见|于是)，?/u,
    contrast: /^(?:但是|但|然而|不过|相反|相比之下)，?/u,
  },
  ja: {
    reason: /^(?:なぜなら|というのは)、?/u,
    conclusion: /^(?:したがって|そのため|だから|ゆえに)、?/u,
    contrast: /^(?:しかし|だが|けれども|一方)、?/u,
  },
};

const QUALITY: Record<Step, number> = { reason: 1.15, conclusion: 1.1, contrast: 0.9 };

const LONGEST_STEP = 190;
const MOST_SHOWN = 300;

/** What the text says for a statement, what it concludes from it, and what it sets against it. */
export function askForArgument(sentence: PlacedSentence, language: Language): QuestionSeed[] {
  const { previous } = sentence;
  if (!previous || isBackMatter(sentence.passage.heading)) return [];
  // A new paragraph answers the whole of the one before.
  if (!sentence.passage.text.normalize("NFC").includes(`${previous} ${sentence.text}`)) return [];
  const whole = withoutReferences(sentence.text);
  const told = bareSentence(previous, language);
  const asked = /[?？؟]$/u.test(told) ? null : stepOf(whole, language);
  const found = asked ?? answerTo(told, whole, language);
  if (!found) return [];
  const key = firstStatement(found.rest).replace(/[.。।]$/u, "");
  if (found.step === "contrast" && !shareSubject(told, key, language)) return [];
  if (found.step === "conclusion") {
    if (!leansOnPrevious(key) && !shareWords(told, key, language)) return [];
    if (DEFINES.test(key)) return [];
  }
  if (!isStep(key, language) || !isQuotable(told) || !isQuotable(whole)) return [];
  if (hasStrayMark(sentence.text, language) || hasStrayMark(previous, language)) return [];
  const shown = withoutAnd(lastStatement(told));
  if (needsContext(shown) || pointsBack(shown, language)) return [];
  if (language === "en" && hasLoosePronoun(shown)) return [];
  const words = countWords(shown);
  if (shown.length > MOST_SHOWN || words < 5 || /[«»"„]/u.test(shown)) return [];
  if (new Set(contentStems(shown, language)).size < 3) return [];
  const phrases: QuestionPhrases = questionPhrasesFor(language);
  return [
    {
      kind: "argument",
      question:
        found.step === "answer" ? shown : fill(phrases[found.step], quoteWithin(shown, language)),
      key,
      group: `step:${leansOnPrevious(key) ? "pronoun" : "noun"}`,
      sentence: { ...sentence, text: `${previous} ${sentence.text}` },
      quality: found.step === "answer" ? 1.15 : QUALITY[found.step],
    },
  ];
}

function stepOf(text: string, language: Language): { step: Step; rest: string } | null {
  for (const [step, pattern] of Object.entries(STEPS[language] ?? {})) {
    const opening = pattern.exec(text)?.[0];
    if (opening)
      return {
        step: step as Step,
        rest: capitalised(text.slice(opening.length).replace(/^ف(?=إن )/u, "")),
      };
  }
  return null;
}

/** What a question of the text asks for, so that the sentence after it can answer. */
const ASKS =
  /^(?:What|How|Why|Who|Where|Which|Qu[’']est-ce|Comment|Pourquoi|Quel(?:le)?s?|D[’']où vient|Was|Wie|Warum|Weshalb|Worin|Woher|Wodurch|¿(?:Qué|Cómo|Por qué|Cuál|Dónde)|O que|Como|Por que|Qual|Che cosa|Come|Perché|Что|Как|Почему|Чем|Какой|ما |ماذا|كيف|لماذا|为什么|什么|如何|なぜ)/u;

function answerTo(
  told: string,
  text: string,
  language: Language,
): { step: "answer"; rest: string } | null {
  if (!/[?？؟]$/u.test(told) || !ASKS.test(told) || /[?？؟!]$/u.test(text)) return null;
  if (leansOnPrevious(text) || /^(?:What|Who) [^?]*\b(?:can|could)\b/u.test(told)) return null;
  const asked = new Set(contentStems(told, language));
  const said = new Set(contentStems(text, language));
  // An answer speaks of what was asked.
  return [...said].filter((one) => asked.has(one)).length >= 2
    ? { step: "answer", rest: bareSentence(text, language) }
    : null;
}

function isStep(key: string, language: Language): boolean {
  const isDense = language === "zh" || language === "ja";
  const words = countWords(key);
  return (
    key.length <= (isDense ? 70 : LONGEST_STEP) &&
    words >= 6 &&
    words <= 32 &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(key) &&
    !/[«»“”"„()?!…:]|^(?:Let|See|Consider|Look|Take|Suppose)\b|\b(?:you|your|I)\b|^Ich (?:meine|weiß|gestatte|möchte|will)(?!\p{L})/u.test(
      key,
    ) &&
    new Set(contentStems(key, language)).size >= 3
  );
}

/** What speaks of something else is set against nothing. */
function shareSubject(told: string, key: string, language: Language): boolean {
  const opening = (text: string) => contentStems(text, language).slice(0, 4);
  const first = new Set(opening(told));
  return leansOnPrevious(key) || opening(key).some((one) => first.has(one));
}

/** What a thing is, nobody concludes from another statement. */
const DEFINES =
  /\b(?:is|are|was|were) (?:an?|the|one|those)\b[^,]{0,30}\b(?:in which|that|which|who)\b/u;

/** What speaks of nothing that it is concluded from, nobody could conclude. */
function shareWords(told: string, key: string, language: Language): boolean {
  const said = new Set(contentStems(told, language));
  const isLinked = language === "en" && /\bits?\b/u.test(key);
  const shared = new Set(contentStems(key, language).filter((one) => said.has(one)));
  return isLinked || shared.size >= 2;
}

function firstStatement(text: string): string {
  const end = text.search(/[;；؛](?: |$)/u);
  return end < 0 ? text : text.slice(0, end);
}

/** Of a long sentence what stands after its last new start. */
function lastStatement(text: string): string {
  const starts = [...text.matchAll(/[;；؛] ?(?=.{40,})/gu)];
  const last = starts.at(-1);
  if (!last || text.length <= MOST_SHOWN) return text;
  return capitalised(text.slice(last.index + last[0].length));
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
