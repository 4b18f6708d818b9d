import { isAskable } from "./askable-sentence";
import type { Language } from "./language";
import { fill } from "./phrases";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";
import { leansOnPrevious, type PlacedSentence } from "./sentences";
import { contentStems } from "./words";

/** What joins a statement to its reason; `last` where the verb then goes to the end. */
const CONNECTIVES: Partial<Record<Language, readonly { pattern: RegExp; order: string }[]>> = {
  es: [{ pattern: /,? (?:porque|ya que|puesto que|debido a que) /u, order: "plain" }],
  fr: [{ pattern: /[,;]? (?:parce qu[e’']|puisqu[e’']|car) ?/u, order: "plain" }],
  pt: [{ pattern: /,? (?:porque|já que|uma vez que|pois) /u, order: "plain" }],
  it: [{ pattern: /,? (?:perché|poiché|dal momento che|in quanto) /u, order: "plain" }],
  de: [
    { pattern: /, (?:weil|da) /u, order: "last" },
    { pattern: /[,;] denn /u, order: "plain" },
  ],
  ru: [{ pattern: /, (?:потому что|так как|поскольку|ибо) /u, order: "plain" }],
  ar: [{ pattern: /،? (?:لأن|بسبب أن) /u, order: "plain" }],
  hi: [{ pattern: /,? क्योंकि /u, order: "plain" }],
  zh: [{ pattern: /，(?:因为|由于)/u, order: "plain" }],
};

/** The reason that the text gives for a statement, asked for without turning its words round. */
export function askForReason(
  sentence: PlacedSentence,
  text: string,
  language: Language,
): QuestionSeed[] {
  for (const { pattern, order } of CONNECTIVES[language] ?? []) {
    const match = pattern.exec(text);
    if (!match) continue;
    const effect = text.slice(0, match.index);
    const cause = text.slice(match.index + match[0].length).replace(/[.。।]$/u, "");
    const end = language === "zh" ? "。" : language === "hi" ? "।" : ".";
    if (/^(?:考虑到|虽然|如果|尽管|直到|由于)/u.test(effect)) continue;
    if (!isAskable(`${effect}${end}`) || /[;:«»“”"()]/u.test(cause)) continue;
    const reason = `${cause.charAt(0).toUpperCase()}${cause.slice(1)}`;
    if (leansOnPrevious(reason) || pattern.test(cause)) continue;
    const told = new Set(contentStems(cause, language));
    if (told.size < 3 || cause.length > 150) continue;
    return [
      {
        kind: "reason",
        question: fill(questionPhrasesFor(language).reason, `${effect}${end}`),
        key: reason,
        group: `reason:${order}`,
        sentence,
        quality: 1.3,
      },
    ];
  }
  return [];
}
