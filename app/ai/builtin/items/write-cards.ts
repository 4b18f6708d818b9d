import type { CardTask, DraftCard } from "~/ai/ports";
import { seededRandom } from "~/ai/text/seeded-random";
import type { Fact } from "../facts/fact";
import { loadFacts } from "../facts/load-facts";
import type { CardText, WritingContext } from "../formats/format";
import { createKnownFactTest } from "./known-facts";
import { areRedundant, cardFormatsFor, diversify, prioritizeFacts } from "./select-facts";
import { writingContext } from "./writing-context";

/** In characters; about three lines. */
const MAX_BACK_LENGTH = 170;
const MAX_FRONT_LENGTH = 220;

type Setting = Pick<CardTask, "count" | "include" | "seed" | "known">;

interface WrittenCard {
  fact: Fact;
  text: CardText;
}

/**
 * Writes cards about the facts of a material, in reading order; a fact is used twice only if there
 * are too few.
 */
export async function writeCards(task: CardTask): Promise<DraftCard[]> {
  return cardsAbout(await loadFacts(task.material, task.topic), task);
}

export function cardsAbout(facts: readonly Fact[], setting: Setting): DraftCard[] {
  const context = writingContext(facts, seededRandom(setting.seed));
  const written: WrittenCard[] = [];
  const isKnown = createKnownFactTest(setting.known ?? [], context.index);
  const unknown = facts.filter((fact) => !isKnown(fact));
  for (const some of [unknown, facts.filter(isKnown)]) {
    const plan = prioritizeFacts(some, context);
    const taken = () => written.map(({ fact }) => fact);
    for (const fact of diversify(plan, context.index, taken, () => false)) {
      if (written.length === setting.count) break;
      if (written.some((other) => areRedundant(other.fact, fact, context.index))) continue;
      const text = cardsOf(fact, setting, context)[0];
      if (text && isNew(fact, text, written, context)) written.push({ fact, text });
    }
  }
  // If there are too few facts, terms are asked in the other direction too.
  for (const { fact, text } of [...written]) {
    if (written.length >= setting.count) break;
    const other = cardsOf(fact, setting, context).find(({ side }) => side !== text.side);
    if (other && isNew(fact, other, written, context)) written.push({ fact, text: other });
  }
  return written
    .sort((a, b) => a.fact.position - b.fact.position)
    .map(({ fact, text: { front, back } }) => ({ front, back, source: fact.source }));
}

/** The wanted cards of a fact, best first. */
function cardsOf(fact: Fact, { include }: Setting, context: WritingContext): CardText[] {
  return cardFormatsFor(fact)
    .flatMap((format) => format.card(fact, context) ?? [])
    .filter(({ side }) => side === null || include[side])
    .filter(({ front, back }) => isReadable(front, back));
}

function isReadable(front: string, back: string): boolean {
  return back !== "" && back.length <= MAX_BACK_LENGTH && front.length <= MAX_FRONT_LENGTH;
}

/** Whether the front is new and no card of the same quote has this back. */
function isNew(
  fact: Fact,
  { front, back }: CardText,
  written: readonly WrittenCard[],
  { index }: WritingContext,
): boolean {
  return !written.some(
    ({ fact: other, text }) =>
      index.areSameWords(text.front, front) ||
      (other.source.quote === fact.source.quote && index.areSameWords(text.back, back)),
  );
}
