import { isAskable } from "./askable-sentence";
import type { Language } from "./language";
import { fill } from "./phrases";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";
import type { PlacedSentence } from "./sentences";
import { contentStems } from "./words";

/** What opens a condition, a time or a concession, up to the comma where the main clause begins. */
const OPENERS: Partial<Record<Language, RegExp>> = {
  es: /^(?:Si|Cuando|Aunque|Como|Mientras|Dado que|Puesto que|Tanto si) [^,;:]{15,160}, (?=\p{Ll})/u,
  fr: /^(?:Si|S[’']\p{L}+|Quand|Lorsqu(?:e|[’'])|Comme|Bien qu(?:e|[’'])|Puisqu(?:e|[’'])|Tant qu(?:e|[’'])|Dès qu(?:e|[’'])) ?[^,;:]{15,160}, (?=\p{Ll})/u,
  de: /^(?:Wenn|Als|Da|Indem|Obwohl|Während|Nachdem|Bevor|Sobald|Solange|Falls) [^,;:]{15,160}, (?=\p{Ll})/u,
  pt: /^(?:Se|Quando|Embora|Como|Enquanto|Uma vez que) [^,;:]{15,160}, (?=\p{Ll})/u,
  it: /^(?:Se|Quando|Anche se|Benché|Poiché|Mentre|Siccome) [^,;:]{15,160}, (?=\p{Ll})/u,
  ru: /^(?:Если|Когда|Хотя|Поскольку|Так как|Пока) [^,;:]{15,160}, (?:то )?(?=\p{Ll})/u,
};

/** The comma closed no clause: what follows belongs to the one before. */
const GOES_ON =
  /^(?:es|son|está|están|puede|pueden|se|no|é|são|è|sono|si|dont|qui|qu[e’']|où|au|aux|en sorte|c[’']est-à-dire|et|ou|ni|mais|non|de|cuy[ao]s?|donde|y|o|pero|sino|como|onde|mas|cui|che|ma|котор\p{L}*|что|чтобы|и|или|но|а)(?!\p{L})/u;
const GERMAN_VERB =
  /^(?!(?:mit|seit|nicht|statt|samt|selbst|erst|jetzt|meist|oft|fast|der|die|das|den|dem|daß|dass|weil|wenn|denen|deren|dessen|welche\p{L}*|in|an|ja|und|oder|auch|sowie|eben|neben|zwischen|wegen|gegen)\b)(?:so |\p{Ll}+(?:t|te|en|ten|st)\b|war |muß |kann |soll |darf |mag )/u;

/** "When water freezes, …": how the text goes on. */
export function askForMainClause(
  sentence: PlacedSentence,
  text: string,
  language: Language,
): QuestionSeed[] {
  const opening = OPENERS[language]?.exec(text)?.[0];
  if (!opening || !isAskable(text)) return [];
  const key = text.slice(opening.length).replace(/[.。]$/u, "");
  if (/[;:«»“”"()]/u.test(key) || key.length > 150) return [];
  if (GOES_ON.test(key) || (language === "de" && !GERMAN_VERB.test(key))) return [];
  if (new Set(contentStems(key, language)).size < 3) return [];
  return [
    {
      kind: "deed",
      question: fill(questionPhrasesFor(language).continuation, `${opening.trimEnd()} …`),
      key,
      // In German the main clause begins with its verb: no other sentence fits in.
      group: language === "de" ? "clause:verb" : "clause:plain",
      sentence,
      about: opening,
      quality: 1.05,
    },
  ];
}
