import type { Language } from "./language";

/** How the front of a card is put, where a question with options is put otherwise. */
interface CardPhrases {
  /** Asks for an example of `%s`. */
  example: string;
  /** Asks how the text goes on after `%s`. */
  sequel: string;
}

const ENGLISH: CardPhrases = {
  example: "Name an example of %s.",
  sequel: "How does the text go on? “%s”",
};

const PHRASES: Partial<Record<Language, CardPhrases>> = {
  en: ENGLISH,
  es: { example: "Un ejemplo de: %s", sequel: "¿Cómo sigue el texto? «%s»" },
  fr: { example: "Un exemple de : %s", sequel: "Comment le texte continue-t-il ? « %s »" },
  de: { example: "Ein Beispiel für: %s", sequel: "Wie geht der Text weiter? „%s“" },
  pt: { example: "Um exemplo de: %s", sequel: "Como continua o texto? “%s”" },
  it: { example: "Un esempio di: %s", sequel: "Come continua il testo? «%s»" },
  ru: { example: "Пример: %s", sequel: "Как продолжается текст? «%s»" },
  ar: { example: "مثال على: %s", sequel: "كيف يتابع النص؟ «%s»" },
  zh: { example: "%s的例子", sequel: "文章接下来怎么说？“%s”" },
  ja: { example: "%sの例", sequel: "本文はどう続きますか。「%s」" },
  hi: { example: "उदाहरण: %s", sequel: "पाठ आगे क्या कहता है? “%s”" },
};

export function cardPhrasesFor(language: Language): CardPhrases {
  return PHRASES[language] ?? ENGLISH;
}
