import type { Language } from "./language";

/** How the front of a card is put, where a question with options is put otherwise. */
interface CardPhrases {
  /** Asks for an example of `%s`. */
  example: string;
  /** Asks for the reason of `%s`. */
  why: string;
}

const ENGLISH: CardPhrases = { example: "Name an example of %s.", why: "Why? “%s”" };

const PHRASES: Partial<Record<Language, CardPhrases>> = {
  en: ENGLISH,
  es: { example: "Un ejemplo de: %s", why: "¿Por qué? «%s»" },
  fr: { example: "Un exemple de : %s", why: "Pourquoi ? « %s »" },
  de: { example: "Ein Beispiel für: %s", why: "Warum? „%s“" },
  pt: { example: "Um exemplo de: %s", why: "Por quê? “%s”" },
  it: { example: "Un esempio di: %s", why: "Perché? «%s»" },
};

export function cardPhrasesFor(language: Language): CardPhrases {
  return PHRASES[language] ?? ENGLISH;
}
