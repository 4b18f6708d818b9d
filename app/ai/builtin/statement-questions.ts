import { exchangeFact } from "./exchange-fact";
import type { FoundName } from "./find-names";
import type { Language } from "./language";
import { negate } from "./negate";
import { fill } from "./phrases";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";
import type { PlacedSentence } from "./sentences";
import { stopWords } from "./stop-words";
import { contentStems, countWords, wordsOf } from "./words";

/** A word that few sentences hold names no subject of the document. */
const FEWEST = 3;

/**
 * "Which of these statements about X is true?": one sentence of the text among others of it, each
 * with one fact exchanged. It needs no grammar, so it works in every language.
 */
export function askWhichStatement(
  statements: readonly { sentence: PlacedSentence; text: string }[],
  names: ReadonlyMap<string, FoundName>,
  terms: readonly string[],
  language: Language,
): QuestionSeed[] {
  const counts = countTopics(statements, language);
  const phrases = questionPhrasesFor(language);
  return statements.flatMap(({ sentence, text }): QuestionSeed[] => {
    const words = countWords(text);
    if (words < 7 || words > (isDense(language) ? 40 : 26) || /["“”«»„:;()（）《]/u.test(text))
      return [];
    // So many figures are a table, or have lost their order on the page.
    if (IS_PERSONAL.test(text) || (text.match(/\p{Nd}{3,}/gu)?.length ?? 0) > 3) return [];
    const topic = topicOf(text, counts, names, terms, language);
    if (!topic) return [];
    const falsified = exchangeFact(text, names, text, language) ?? withoutDenial(text, language);
    return [
      {
        kind: "statement",
        question: fill(phrases.statement, topic),
        key: text,
        group: "statement",
        sentence,
        about: topic,
        ...(falsified ? { falsified } : {}),
        quality: 0.75 + (words <= 18 ? 0.1 : 0),
      },
    ];
  });
}

/** A statement that denies, as if it did not. One more "not" among statements would show. */
function withoutDenial(text: string, language: Language): string | null {
  const contrary = negate(text, language);
  return contrary !== null && contrary.length < text.length ? contrary : null;
}

/** What an author is about to do, or only supposes, is no statement about the subject. */
const IS_PERSONAL =
  /(?<!\p{L})(?:ich|mich|mir|je|j[’']\p{L}+|yo|eu|io|я|мне|vielleicht|peut-être|quizás?|talvez|forse|возможно)(?!\p{L})|^(?:Andererseits|Einerseits|Vorher|Zunächst|Immerhin|Übrigens|Allein|D[’']une part|D[’']autre part)(?!\p{L})/iu;

/** Words of any document: nobody studies "the time" or "a part". */
const NO_SUBJECT =
  /^(?:form[ae]s?|formas|tiempo|partes?|manera|ejemplo|general|puntos?|siglos?|chose|choses|manière|façon|temps|moyen|siècles?|Zeit|Arten?|Weise|Teil|Fälle?|Jahre?|врем(?:я|ени)|период\p{L}*|год\p{L}*|част\p{L}*|результат\p{L}*|количеств\p{L}*|люд\p{L}*|мест[оа]|век\p{L}*|котор\p{L}*|以及|世纪|可以|没有|进行|由于|以前|开始|部分|时间|时期|期间|成为|许多|一些|年代|使用|包括|خلال|خالل|استخدام|القرن|يمكن|تكون|يكون|أكثر|ثالثة|ثلاثة|بعض|مختلفة|كبير|كبيرة|بشكل|جميع)$/iu;

function isDense(language: Language): boolean {
  return language === "zh" || language === "ja";
}

function countTopics(
  statements: readonly { text: string }[],
  language: Language,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of statements) {
    for (const word of new Set(topicWords(text, language)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function topicWords(text: string, language: Language): string[] {
  const common = stopWords(language);
  const shortest = isDense(language) ? 2 : language === "ar" || language === "hi" ? 4 : 5;
  return (
    wordsOf(text)
      .map((word) => word.text)
      .filter(
        (word) =>
          word.length >= shortest &&
          /^\p{L}/u.test(word) &&
          !NO_SUBJECT.test(word) &&
          !common.has(word.toLowerCase()),
      )
      // A German noun has a capital; verbs and adverbs name no subject.
      .filter((word) => language !== "de" || /^\p{Lu}/u.test(word))
      .filter(
        (word) =>
          !/(?:mente|ment|ly|lich|nach|ться|ется|вать|ают|еннo)$/u.test(word) ||
          /(?:ement|ment)$/u.test(word) === (language === "fr" && !/(?:ement)$/u.test(word)),
      )
  );
}

function topicOf(
  text: string,
  counts: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, FoundName>,
  terms: readonly string[],
  language: Language,
): string | null {
  const name = [...names.values()]
    .filter((one) => one.count >= FEWEST && one.text.includes(" ") && text.includes(one.text))
    .sort((a, b) => b.count - a.count)[0];
  if (name) return name.text;
  // English can tell a term from any other word.
  if (language === "en")
    return terms.find((term) => ` ${text.toLowerCase()} `.includes(` ${term} `)) ?? null;
  const best = topicWords(text, language)
    .map((word) => ({ word, count: counts.get(word) ?? 0 }))
    .sort((a, b) => b.count - a.count)[0];
  return best && best.count >= FEWEST ? plainForm(best.word, counts, language) : null;
}

/** "Reizschutzes" is asked about as "Reizschutz": the shortest form that the text has. */
function plainForm(word: string, counts: ReadonlyMap<string, number>, language: Language): string {
  if (language === "ru" || language === "hi" || isDense(language)) return word;
  const [stemmed] = contentStems(word, language);
  return (
    [...counts.keys()]
      .filter((other) => contentStems(other, language)[0] === stemmed)
      .sort((a, b) => a.length - b.length || (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? word
  );
}
