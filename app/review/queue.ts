import { foundFor, type ItemOrigin } from "~/assessment/item-origin";
import { memoryStates } from "~/assessment/memory";
import type { ReviewEntry } from "~/assessment/review-items";

/** What was missed this often in a day waits for the next one: more tries would only teach its place on the screen. */
const mostMisses = 4;

/** Items in their learning steps come up to this early, if nothing else is left; milliseconds. */
export const stepsAhead = 20 * 60_000;

/** More than a learner answers in one sitting; the queue is read again after each answer. */
export const mostEntries = 200;

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
  const groups = Map.groupBy(entries, ({ fileId, courseId }) => fileId ?? courseId);
  const documents = [...groups.values()];
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

/** How many items were begun on a day, and how many others repeated. */
export function doneToday(ratedToday: readonly Done[]): { new: number; due: number } {
  const begun = new Set(ratedToday.filter(({ first }) => first).map(({ itemId }) => itemId));
  const repeated = new Set(ratedToday.map(({ itemId }) => itemId).filter((id) => !begun.has(id)));
  return { new: begun.size, due: repeated.size };
}

/** How many more new and due items fit into a day after what was rated on it. */
export function remainingToday(
  limits: { newPerDay: number; duePerDay: number },
  ratedToday: readonly Done[],
): { new: number; due: number } {
  const done = doneToday(ratedToday);
  return {
    new: Math.max(0, limits.newPerDay - done.new),
    due: Math.max(0, limits.duePerDay - done.due),
  };
}

interface Rated extends Done {
  grade: string;
}

/** How many items come on a day, known and new, and which were missed too often to come again on it. */
interface DayCounts {
  due: number;
  new: number;
  resting: ReadonlySet<string>;
  /** How many more of each may come. */
  left: { new: number; due: number };
}

/**
 * What comes on a day within the daily limits.
 * @param counts all items that are due on it, and all new ones
 * @param steps those due that are in their learning steps, which no limit holds back
 */
export function countDay(
  counts: { new: number; due: number },
  steps: readonly { id: string }[],
  ratedToday: readonly Rated[],
  limits: { newPerDay: number; duePerDay: number },
): DayCounts {
  const left = remainingToday(limits, ratedToday);
  const resting = missedOften(ratedToday);
  const waiting = steps.filter(({ id }) => resting.has(id)).length;
  return {
    due: Math.min(counts.due - waiting, left.due + steps.length - waiting),
    new: Math.min(counts.new, left.new),
    resting,
    left,
  };
}

/** The items that were missed too often today to come again. */
export function missedOften(ratedToday: readonly Pick<Rated, "itemId" | "grade">[]): Set<string> {
  const missed = ratedToday.filter(({ grade }) => grade === "again");
  const byItem = Map.groupBy(missed, ({ itemId }) => itemId);
  return new Set([...byItem.entries()].flatMap(([id, of]) => (of.length < mostMisses ? [] : id)));
}

/**
 * Items with an exam ahead first, the earliest exam before the others; otherwise their order stays.
 * @param exams the next exam of each document and course that has one: a UTC day, YYYY-MM-DD
 */
export function examsFirst<E extends ItemOrigin>(
  entries: readonly E[],
  exams: ReadonlyMap<string, string>,
): E[] {
  // After each day.
  const rank = (entry: E) => nextExam(entry, exams) ?? "~";
  return entries.toSorted((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))));
}

/** The earliest of the exams that are ahead of an item. @param exams as of `examsFirst` */
export function nextExam(
  origin: ItemOrigin,
  exams: ReadonlyMap<string, string>,
): string | undefined {
  return foundFor(exams, origin).toSorted()[0];
}

/** Whether an item is being learned: due again within minutes. */
export function isInSteps({ state }: Pick<ReviewEntry, "state">): boolean {
  return state === memoryStates.learning || state === memoryStates.relearning;
}
