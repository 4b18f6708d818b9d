import type { JSONSchema7 } from "@ai-sdk/provider";
import type { Citation, KnownQuestion, Material, Passage } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { failureOf } from "~/ai/providers/failure";
import type { ModelConnection } from "~/ai/providers/model-connection";
import { detectLanguage } from "~/ai/text/detect-language";
import { collapseWhiteSpace, comparableText } from "~/ai/text/tokenize";
import { askForItems } from "./call-model";
import { choosePassagesForItems, estimateTokens } from "./choose-passages";
import { type GivenSentence, readSentences } from "./find-option";
import { findQuote } from "./find-quote";
import { repeatsInstructions } from "./instruction-filter";
import { authorInstructions, instructionCanary } from "./instructions";
import { quoteMaterial } from "./quote-material";

/** An item of a model's reply; only its shape has been checked. */
export interface RawItem {
  /** The number of its passage in the prompt, from 1. */
  passage: number;
  quote: string;
}

/** The source of an item's quote, and the sentences of the prompt. */
export interface QuoteLocation {
  source: Citation;
  passage: Passage;
  /** The sentences of its own passage first. */
  given: readonly GivenSentence[];
}

/** A kind of items: questions or cards. */
export interface ItemKind<Raw extends RawItem, Item> {
  /** The JSON schema of one item. */
  schema: JSONSchema7;
  /** The request, after "Write up to 8". */
  request: string;
  /** @returns null if the value does not have the shape */
  read(value: unknown): Raw | null;
  /**
   * @param place null without material
   * @returns null if the item breaks a rule
   */
  finish(raw: Raw, place: QuoteLocation | null): Item | null;
  /** What it asks, to recognise duplicates. */
  subjectOf(item: Item): string;
}

interface ItemTask {
  material: Material;
  topic: string | null;
  count: number;
  seed: number;
  known?: readonly KnownQuestion[];
}

/** The most items per reply; more would take too long. */
const itemsPerReply = 8;
/** How many times more items are requested than needed, because some are dropped. */
const overRequestFactor = 1.25;
const passageBudget = 3_500;
const concurrentCalls = 4;
/** The first round and two that fill up a short count. */
const maxRounds = 3;
/** After this time, in milliseconds, the items written so far are returned. */
const timeLimitMs = 50_000;
const tokensPerItem = 260;
/** The most earlier items in the prompt, and the characters of each. */
const maxKnownItems = 60;
const maxKnownLength = 200;

interface Batch {
  passages: Passage[];
  count: number;
}

/**
 * Writes items in parallel batches. Items whose quote is not found are requested again once, items
 * that break a rule are dropped, and missing items are requested from other passages. In the first
 * round, items like earlier ones are dropped.
 * @throws ProviderError if no item was written, or the reason of `signal`
 */
export async function writeItems<Raw extends RawItem, Item>(
  connection: ModelConnection,
  kind: ItemKind<Raw, Item>,
  task: ItemTask,
  signal: AbortSignal,
): Promise<Item[]> {
  signal.throwIfAborted();
  const passages = await choosePassagesForItems(task.material, task.topic, task.count);
  const isWithoutMaterial = task.material.documents.length === 0;
  if (isWithoutMaterial ? !task.topic : passages.length === 0) return [];
  const language = passages.length > 0 ? describeLanguage(passages) : null;
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
  const items = new Map<string, Item>();
  let failure: unknown = null;
  for (let round = 0; round < maxRounds && items.size < task.count; round += 1) {
    const before = items.size;
    const earlier = round === 0 ? (task.known ?? []).map(({ question }) => question) : [];
    const repeated = new Set(earlier.map(comparableText));
    const batches = planBatches(passages, task.count - items.size, round);
    const portions = await mapConcurrently(batches, concurrentCalls, async (batch, index) => {
      const known = [...[...items.values()].map(kind.subjectOf).reverse(), ...earlier];
      const words = requestFor(kind, task, batch, language, known);
      const seed = (task.seed + round * 1_000 + index) % 2 ** 31;
      return writeBatch(connection, kind, batch, words, seed, within);
    });
    for (const portion of portions) {
      if (portion.status === "rejected") failure ??= portion.reason;
      else {
        for (const item of portion.value) {
          const subject = comparableText(kind.subjectOf(item));
          if (!items.has(subject) && !repeated.has(subject)) items.set(subject, item);
        }
      }
    }
    signal.throwIfAborted();
    const isWorthContinuing = portions.some(({ status }) => status === "fulfilled") || round === 0;
    if (within.aborted || !isWorthContinuing || (round > 0 && items.size === before)) break;
    if (failure instanceof ProviderError && failure.failure === "provider_unconfigured") break;
  }
  if (items.size === 0 && failure !== null) throw failureOf(failure, signal);
  return [...items.values()].slice(0, task.count);
}

async function writeBatch<Raw extends RawItem, Item>(
  connection: ModelConnection,
  kind: ItemKind<Raw, Item>,
  { passages, count }: Batch,
  words: string,
  seed: number,
  signal: AbortSignal,
): Promise<Item[]> {
  const quoted = passages.length > 0 ? `${quoteMaterial(passages)}\n\n` : "";
  const ask = async (request: string) => {
    const values = await askForItems(
      connection,
      {
        instructions: authorInstructions,
        messages: [{ role: "user", content: `${quoted}${request}` }],
        maxOutputTokens: 400 + tokensPerItem * Math.ceil(count * overRequestFactor),
        temperature: 0.4,
        seed,
      },
      listOf(kind.schema),
      signal,
    );
    return values
      .filter(
        (value) =>
          !repeatsInstructions(JSON.stringify(value), authorInstructions, instructionCanary),
      )
      .flatMap((value) => kind.read(value) ?? []);
  };
  const raws = await ask(words);
  if (passages.length === 0) return raws.flatMap((raw) => kind.finish(raw, null) ?? []);
  const located = raws.map((raw) => ({ raw, place: findSource(raw, passages) }));
  const unlocated = located.flatMap(({ raw, place }) => (place ? [] : [raw]));
  if (unlocated.length > 0) {
    // One retry; if it fails, these items are dropped.
    const again = await ask(correctionFor(unlocated)).catch(() => []);
    located.push(...again.map((raw) => ({ raw, place: findSource(raw, passages) })));
  }
  const sentences = readSentences(passages);
  const given = (own: Passage) => [
    ...sentences.filter(({ passage }) => passage === own),
    ...sentences.filter(({ passage }) => passage !== own),
  ];
  return located.flatMap(({ raw, place }) =>
    place ? (kind.finish(raw, { ...place, given: given(place.passage) }) ?? []) : [],
  );
}

/** Finds an item's quote in the passage that it names, or in another passage of the batch. */
function findSource(
  { passage: number, quote }: RawItem,
  passages: readonly Passage[],
): { source: Citation; passage: Passage } | null {
  const named = passages[number - 1];
  for (const passage of named ? [named, ...passages] : passages) {
    const found = findQuote(quote, passage.text);
    if (found !== null) {
      return { source: { fileId: passage.fileId, page: passage.page, quote: found }, passage };
    }
  }
  return null;
}

function requestFor<Raw extends RawItem, Item>(
  kind: ItemKind<Raw, Item>,
  { topic }: ItemTask,
  { count }: Batch,
  language: string | null,
  known: readonly string[],
): string {
  const wanted = Math.ceil(count * overRequestFactor);
  return [
    `Write up to ${wanted} ${kind.request}`,
    ...(topic
      ? [`They are about this topic, named by the learner: ${JSON.stringify(topic)}.`]
      : []),
    language
      ? `Write them in ${language}.`
      : 'There is no material: draw on what is generally known, in the language in which the topic is named, and give 0 as "passage" and "" as "quote".',
    ...(known.length > 0
      ? [
          `These are there already; write others:\n${known
            .slice(0, maxKnownItems)
            .map((one) => `- ${collapseWhiteSpace(one).slice(0, maxKnownLength)}`)
            .join("\n")}`,
        ]
      : []),
    'Answer with {"items": […]}.',
  ].join("\n");
}

function correctionFor(unlocated: readonly RawItem[]): string {
  return `The quotes of these items do not stand in the passages letter by letter. Give each item again with the sentence of a passage that proves it, copied as it stands, or leave the item out if there is none. Answer with {"items": […]}.\n${JSON.stringify({ items: unlocated })}`;
}

function listOf(item: JSONSchema7): JSONSchema7 {
  return {
    type: "object",
    properties: { items: { type: "array", items: item } },
    required: ["items"],
    additionalProperties: false,
  };
}

/** Batches that cover the passages; later rounds start elsewhere. */
function planBatches(passages: readonly Passage[], missing: number, round: number): Batch[] {
  const number = Math.ceil(missing / itemsPerReply);
  if (passages.length === 0) return [{ passages: [], count: Math.min(missing, itemsPerReply * 2) }];
  const offset = Math.floor((passages.length * round) / maxRounds);
  const rotated = [...passages.slice(offset), ...passages.slice(0, offset)];
  const size = Math.ceil(rotated.length / number);
  return Array.from({ length: number }, (_, index) => ({
    passages: withinBudget(rotated.slice(index * size, (index + 1) * size)),
    count: Math.ceil(missing / number),
  })).filter(({ passages: own }) => own.length > 0);
}

/** An even sample of the passages that fits the budget. */
function withinBudget(passages: Passage[]): Passage[] {
  const total = passages.reduce((sum, { text }) => sum + estimateTokens(text), 0);
  if (total <= passageBudget) return passages;
  const kept = Math.max(1, Math.floor((passages.length * passageBudget) / total));
  const step = passages.length / kept;
  return Array.from({ length: kept }, (_, index) => passages[Math.floor(index * step)]).filter(
    (passage) => passage !== undefined,
  );
}

async function mapConcurrently<In, Out>(
  inputs: readonly In[],
  concurrency: number,
  run: (input: In, index: number) => Promise<Out>,
): Promise<PromiseSettledResult<Out>[]> {
  const results: PromiseSettledResult<Out>[] = [];
  for (let start = 0; start < inputs.length; start += concurrency) {
    const portion = inputs.slice(start, start + concurrency);
    results.push(
      ...(await Promise.allSettled(portion.map((input, index) => run(input, start + index)))),
    );
  }
  return results;
}

function describeLanguage(passages: readonly Passage[]): string {
  const sample = passages.slice(0, 12).map(({ text }) => text);
  const code = detectLanguage(sample.join("\n"));
  const name = code && new Intl.DisplayNames("en", { type: "language" }).of(code);
  return name ? `${name}, the language of the material` : "the language of the material";
}
