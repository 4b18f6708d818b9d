import type { Language } from "./language";

/** How the front of a card is put, where a question with options is put otherwise. */
interface CardPhrases {
  /** Asks for an example of `%s`. */
  example: string;
}

const ENGLISH: CardPhrases = { example: "Name an example of %s." };

const PHRASES: Partial<Record<Language, CardPhrases>> = {
  en: ENGLISH,
  es: { example: "Un ejemplo de: %s" },
  fr: { example: "Un exemple de : %s" },
  de: { example: "Ein Beispiel für: %s" },
  pt: { example: "Um exemplo de: %s" },
  it: { example: "Un esempio di: %s" },
};

export function cardPhrasesFor(language: Language): CardPhrases {
  return PHRASES[language] ?? ENGLISH;
}
