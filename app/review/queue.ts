import { memoryStates } from "~/assessment/memory";
import type { ReviewEntry } from "~/assessment/review-items";

/** The parts of a day's queue, each with the most urgent first. */
interface QueueParts<E extends ReviewEntry> {
  /** In their learning steps: due in minutes. */
  steps: readonly E[];
  due: readonly E[];
  new: readonly E[];
}

/**
 * The order of a day's items: first what was answered wrongly, and of that what the learner had been sure of;
 * then due items with the new ones spread evenly between them, documents taking turns; at the end what was
 * answered a few minutes ago.
 */
export function orderQueue<E extends ReviewEntry>(parts: QueueParts<E>, now: Date): E[] {
  const ready = parts.steps.filter(({ due }) => due.getTime() <= now.getTime());
  const soon = parts.steps.filter(({ due }) => due.getTime() > now.getTime());
  const mistakes = ready.toSorted((a, b) => Number(b.missedSure) - Number(a.missedSure));
  return [...mistakes, ...spread(takeTurns(parts.due), takeTurns(parts.new)), ...soon];
}

/** Items of different documents in turns; those of one document keep their order. */
function takeTurns<E extends ReviewEntry>(entries: readonly E[]): E[] {
  const documents = [...Map.groupBy(entries, ({ fileId }) => fileId).values()];
  // Each is placed at its share of its document, so that a long document does not end in a block.
  return documents
    .flatMap((items) => items.map((item, index) => ({ item, at: (index + 0.5) / items.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Two lists merged so that the items of each are evenly spread. */
function spread<E>(many: readonly E[], few: readonly E[]): E[] {
  const at = (list: readonly E[]) =>
    list.map((item, index) => ({ item, at: (index + 1) / (list.length + 1) }));
  return [...at(many), ...at(few)].sort((a, b) => a.at - b.at).map(({ item }) => item);
}

const day = 24 * 60 * 60_000;

/** The UTC day of a moment: its start and its last millisecond. */
export function dayOf(moment: Date): { start: Date; end: Date } {
  const start = Math.floor(moment.getTime() / day) * day;
  return { start: new Date(start), end: new Date(start + day - 1) };
}

interface Done {
  itemId: string;
  first: boolean;
}

/** How many more new and due items fit into a day after what was rated on it. */
export function remainingToday(
  limits: { newPerDay: number; duePerDay: number },
  ratedToday: readonly Done[],
): { new: number; due: number } {
  const begun = new Set(ratedToday.filter(({ first }) => first).map(({ itemId }) => itemId));
  const repeated = new Set(ratedToday.map(({ itemId }) => itemId).filter((id) => !begun.has(id)));
  return {
    new: Math.max(0, limits.newPerDay - begun.size),
    due: Math.max(0, limits.duePerDay - repeated.size),
  };
}

/** Whether an item is being learned: due again within minutes. */
export function isInSteps({ state }: Pick<ReviewEntry, "state">): boolean {
  return state === memoryStates.learning || state === memoryStates.relearning;
}
