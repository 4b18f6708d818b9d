import type { AnswerTask, Material, Passage } from "~/ai/ports";
import { countTokens } from "~/ai/text/tokenize";

/** The passages in the prompt of an answer, in tokens. */
const answerBudget = 6_000;
/** The most passages of a document that may be sent whole. */
const shortDocument = 48;
const searchLimit = 24;
/** With fewer hits, the search does not match the document's words, and a sample is added. */
const minHits = 8;
/** A message with at most this many words may refer to the one before it. */
const maxFollowUpWords = 9;
/** "Summarise", "key points", "what is this about" in the languages that learners write most. */
const asksForOverview =
  /\b(?:summar(?:y|i[sz]e)|(?:key|main) (?:points|ideas|topics|themes|takeaways|facts)|overview|what is (?:this|it|(?:this|the) (?:document|text|file|chapter|paper|book)) (?:all )?about|the gist|tl;?dr|resum(?:en|e|ir|o|ez)|(?:puntos|ideas) (?:clave|principales)|de qué trata|résum(?:é|e|er|ez)|points (?:clés|essentiels|principaux)|de quoi parle|zusammenfass(?:ung|en)|fass(?:e|t|en)?\b.{0,60}\bzusammen|hauptpunkte|worum geht|riassun\p{L}+|(?:punti|pontos) princip\p{L}+|do que trata)|краткое содержание|перескаж|подведи итог|главные мысли|لخص|ملخص|أهم النقاط|总结|概括|要点|要約|まとめ|सारांश/iu;
/** Items are written from about twice as many passages as there are items. */
const passagesPerItem = 2;
const minForItems = 16;
const maxForItems = 160;

/** The estimated number of tokens of a text. */
export function estimateTokens(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  );
  const wideLength = wide?.length ?? 0;
  return Math.ceil((text.length - wideLength) / 3.6) + wideLength;
}

/** All passages of a short document; of a long one those about the question, in reading order. */
export async function choosePassages(
  task: Pick<AnswerTask, "question" | "history" | "material">,
): Promise<Passage[]> {
  const { material, question } = task;
  if (material.documents.length === 0) return [];
  const [spread, found] = await Promise.all([material.read(shortDocument), search(task)]);
  if (spread.length < shortDocument && sizeOf(spread) <= answerBudget) return spread;
  const wantsAll = asksForOverview.test(question) || found.length < minHits;
  const ranked = wantsAll ? [...found.slice(0, minHits), ...spread] : found;
  const chosen = new Set<Passage>();
  const known = new Set<number>();
  let left = answerBudget;
  for (const passage of ranked) {
    const size = sizeOf([passage]);
    if (known.has(passage.id) || size > left) continue;
    known.add(passage.id);
    chosen.add(passage);
    left -= size;
  }
  return inReadingOrder([...chosen]);
}

async function search({
  material,
  question,
  history,
}: Pick<AnswerTask, "question" | "history" | "material">): Promise<Passage[]> {
  const before = history.findLast(({ role }) => role === "user")?.content;
  if (!before || countTokens(question) > maxFollowUpWords)
    return material.search(question, searchLimit);
  const [own, context] = await Promise.all([
    material.search(question, searchLimit / 2),
    material.search(`${before} ${question}`, searchLimit / 2),
  ]);
  return [...own, ...context];
}

/** The passages from which items are written; about the topic if there is one. */
export async function choosePassagesForItems(
  material: Material,
  topic: string | null,
  count: number,
): Promise<Passage[]> {
  const limit = Math.min(maxForItems, Math.max(minForItems, count * passagesPerItem));
  if (material.documents.length === 0) return [];
  if (topic === null) return material.read(limit);
  return inReadingOrder(await material.search(topic, limit));
}

function inReadingOrder(passages: Passage[]): Passage[] {
  const files = new Map<string, number>();
  for (const { fileId } of passages) if (!files.has(fileId)) files.set(fileId, files.size);
  const place = ({ fileId }: Passage) => files.get(fileId) ?? 0;
  return passages.sort((a, b) => place(a) - place(b) || a.ordinal - b.ordinal);
}

function sizeOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { text }) => sum + estimateTokens(text) + 12, 0);
}
