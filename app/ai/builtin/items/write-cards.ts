import type { CardTask, DraftCard } from "~/ai/ports";
import { seededRandom } from "~/ai/text/seeded-random";
import type { Fact } from "../facts/fact";
import { factsOf } from "../facts/facts-of";
import type { CardText, WritingContext } from "../formats/format";
import { knownFacts } from "./known-facts";
import { cardFormatsFor, inTurns, teachSame, weighFacts } from "./plan";
import { writingContext } from "./writing-context";

/** A back of three lines. */
const LONGEST_BACK = 170;
const LONGEST_FRONT = 220;

type Setting = Pick<CardTask, "count" | "include" | "seed" | "known">;

interface WrittenCard {
  fact: Fact;
  text: CardText;
}

/** Cards on the facts of a material, in reading order; each fact once before any comes twice. */
export async function writeCards(task: CardTask): Promise<DraftCard[]> {
  return cardsAbout(await factsOf(task.material, task.topic), task);
}

export function cardsAbout(facts: readonly Fact[], setting: Setting): DraftCard[] {
  const context = writingContext(facts, seededRandom(setting.seed));
  const written: WrittenCard[] = [];
  const isKnown = knownFacts(setting.known ?? [], context.index);
  const unknown = facts.filter((fact) => !isKnown(fact));
  for (const some of [unknown, facts.filter(isKnown)]) {
    const plan = weighFacts(some, context);
    const taken = () => written.map(({ fact }) => fact);
    for (const fact of inTurns(plan, context.index, taken, () => false)) {
      if (written.length === setting.count) break;
      if (written.some((other) => teachSame(other.fact, fact, context.index))) continue;
      const text = cardsOf(fact, setting, context)[0];
      if (text && isNew(fact, text, written, context)) written.push({ fact, text });
    }
  }
  // The other direction of a term only where there are too few facts.
  for (const { fact, text } of [...written]) {
    if (written.length >= setting.count) break;
    const other = cardsOf(fact, setting, context).find(({ side }) => side !== text.side);
    if (other && isNew(fact, other, written, context)) written.push({ fact, text: other });
  }
  return written
    .sort((a, b) => a.fact.position - b.fact.position)
    .map(({ fact, text: { front, back } }) => ({ front, back, source: fact.source }));
}

/** The cards that a fact makes, as far as they are wanted, the best first. */
function cardsOf(fact: Fact, { include }: Setting, context: WritingContext): CardText[] {
  return cardFormatsFor(fact)
    .flatMap((format) => format.card(fact, context) ?? [])
    .filter(({ side }) => side === null || include[side])
    .filter(({ front, back }) => isReadable(front, back));
}

function isReadable(front: string, back: string): boolean {
  return back !== "" && back.length <= LONGEST_BACK && front.length <= LONGEST_FRONT;
}

/** One front has one answer, and one sentence has each answer once. */
function isNew(
  fact: Fact,
  { front, back }: CardText,
  written: readonly WrittenCard[],
  { index }: WritingContext,
): boolean {
  return !written.some(
    ({ fact: other, text }) =>
      index.areSame(text.front, front) ||
      (other.source.quote === fact.source.quote && index.areSame(text.back, back)),
  );
}
