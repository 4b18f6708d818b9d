import type { ConversationTurn } from "~/ai/ports";
import { detectLanguage, type Language } from "../language/language";
import { isStopWord } from "../language/stop-words";
import { wordsOf } from "../language/words";

/** What a learner asks for, in words that belong to one language. */
const REQUESTS: readonly [Language, RegExp][] = [
  ["de", /\b(?:fasse?\b.*\bzusammen|kapitels?|abschnitt|zusammenfassung|erkl[äa]re?)\b/iu],
  [
    "fr",
    /(?<!\p{L})(?:chapitre|r[eé]sume[rz]?(?= (?:le|la|les|l['’]|ce|cette))|expliquez?)(?!\p{L})/iu,
  ],
  ["it", /\b(?:capitolo|riassum\p{L}+|sezione)\b/iu],
  ["pt", /(?<!\p{L})(?:resuma|se[cç][aã]o|cap[ií]tulo (?:dois|tr[eê]s)|o cap[ií]tulo)(?!\p{L})/iu],
  ["es", /(?<!\p{L})(?:cap[ií]tulo|secci[oó]n|resume|resumen|expl[ií]came)(?!\p{L})/iu],
];

/** Short messages that hold none of the commonest words, but belong to one language all the same. */
const CUES: readonly [Language, RegExp][] = [
  [
    "es",
    /^[\s¿¡]*(?:hola|(?:muchas )?gracias|buen[oa]s\b.*|ejemplos?|dame\b.*|cu[eé]ntame.*|res[uú]me(?:n|lo)?\b.*|fuente|verdad|sigue|adi[oó]s|vale|ayuda)[\s!?.]*$/iu,
  ],
  [
    "fr",
    /^[\s]*(?:bonjour|salut|merci\b.*|exemples?(?= ?\?| de).*|donne[- ]moi\b.*|r[eé]sum[eé](?:r|-le)?\b.*|vraiment|d['’]accord|au revoir|aide|ensuite|pourquoi)[\s!?.]*$/iu,
  ],
  [
    "de",
    /^[\s]*(?:hallo|guten \p{L}+|danke\b.*|vielen dank|beispiele?|k[uü]rzer\b.*|wirklich|tsch[uü](?:ss|ß)|hilfe|quelle|warum|wieso|gib mir\b.*|zusammenfassung\b.*|mehr)[\s!?.]*$/iu,
  ],
  [
    "pt",
    /^[\s]*(?:ol[aá]|oi|obrigad[oa]|exemplos?|tchau|ajuda|resum[ao]\b.*|por qu[eê])[\s!?.]*$/iu,
  ],
  [
    "it",
    /^[\s]*(?:ciao|buongiorno|grazie\b.*|esempi[o]?|davvero|aiuto|perch[eé]|riassum\p{L}+\b.*|fammi\b.*|dammi\b.*)[\s!?.]*$/iu,
  ],
];

const LATIN: readonly Language[] = ["en", "es", "fr", "de", "pt", "it"];

/** The language that a learner writes in: told by the message, else by those before it. */
export function replyLanguage(message: string, history: readonly ConversationTurn[]): Language {
  const before = history
    .filter(({ role }) => role === "user")
    .map(({ content }) => tellLanguage(content))
    .findLast((told) => told !== null);
  // "Por que?" may be Portuguese, but not where Spanish was spoken before.
  if (before && wordsOf(message).length <= SHORT && mayBe(before, message)) return before;
  return tellLanguage(message) ?? before ?? detectLanguage(message);
}

/** Too few words to tell a language from its neighbour. */
const SHORT = 4;

function mayBe(language: Language, message: string): boolean {
  return wordsOf(message).some(({ text }) => isStopWord(text.toLowerCase(), language));
}

/** Null where nothing in the message tells. */
function tellLanguage(message: string): Language | null {
  const cue = [...CUES, ...REQUESTS].find(([, pattern]) => pattern.test(message));
  if (cue) return cue[0];
  const language = detectLanguage(message);
  if (!LATIN.includes(language)) return language;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => isStopWord(word, language)) ? language : null;
}
