import type { Citation, Material, Passage } from "~/ai/ports";
import { detectLanguage } from "../language/language";
import { type PlacedSentence, placeSentences } from "../language/sentences";
import { contentStems, countWords } from "../language/words";
import { isAskable } from "../reading/askable-sentence";
import { countStems } from "../reading/document-statistics";

const READ = 300;
const FEWEST_WORDS = 6;

/** The sentences that say most about what the material is about, spread over it, in its order. */
export async function findKeyPoints(material: Material, count: number): Promise<Citation[]> {
  const passages = await material.read(READ);
  const all = placeSentences(passages);
  const askable = all.filter(({ text }) => isAskable(text));
  // A dialogue or a letter has hardly a sentence that stands alone; it is about something all the same.
  const sentences =
    askable.length >= count ? askable : all.filter(({ text }) => countWords(text) >= FEWEST_WORDS);
  const standsAlone = new Set(askable);
  if (sentences.length === 0) return [];
  const language = detectLanguage(
    passages
      .slice(0, 20)
      .map(({ text }) => text)
      .join("\n"),
  );
  const statistics = countStems(passages, language);
  const common = commonness(passages, (text) => contentStems(text, language));
  const stretch = Math.ceil(passages.length / count);
  const order = new Map(passages.map((passage, index) => [passage.id, index]));
  const best = new Map<number, { sentence: PlacedSentence; score: number }>();
  for (const sentence of sentences) {
    const stems = [...new Set(contentStems(sentence.text, language))];
    const heading = new Set(contentStems(sentence.passage.heading ?? "", language));
    // Words that come back all over the document carry its subject; the first sentence its claim.
    const weight = stems.reduce(
      (sum, one) =>
        sum +
        Math.min(common.get(one) ?? 0, 12) * Math.min(statistics.rarity(one), 3) +
        (heading.has(one) ? 6 : 0),
      0,
    );
    const score =
      (weight / (stems.length + 4)) *
      (sentence.index === 0 ? 1.25 : 1) *
      (standsAlone.has(sentence) ? 2 : 1);
    const index = Math.floor((order.get(sentence.passage.id) ?? 0) / stretch);
    if (score > (best.get(index)?.score ?? 0)) best.set(index, { sentence, score });
  }
  return [...best.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, { sentence }]) => ({
      fileId: sentence.passage.fileId,
      page: sentence.passage.page,
      quote: sentence.text,
    }));
}

function commonness(
  passages: readonly Passage[],
  stemsOf: (text: string) => string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const passage of passages) {
    for (const one of new Set(stemsOf(passage.text))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}
