import { memoryStates } from "~/assessment/memory";
import type { ReviewEntry } from "~/assessment/review-items";
import { type DailyLimits, defaultLimits } from "~/review/daily-limits";
import { limitDue } from "~/review/exam-limit";
import { isInSteps, orderQueue } from "~/review/queue";
import {
  answer,
  assumptions,
  type Item,
  type Learner,
  makeItems,
  recallOn,
} from "./simulate-reviews";

/** A learner's work and recall. */
export interface Outcome {
  /** Shares of all items. */
  recallAtExam: number;
  recallLater: number;
  neverPractised: number;
  answers: number;
  answersByDay: number[];
  minutes: number;
  /** The answers on the busiest day. */
  peak: number;
  studyDays: number;
  /** The days with more different items than the daily limits allow. */
  daysOverLimit: number;
  /** Whether no due item was left on some day after the holiday. */
  caughtUp: boolean;
  /** The mean recall of the items made so far, every second morning. */
  recallByDay: number[];
}

/** Simulates a day: calls `study` for each answer. */
type Day = (items: readonly Item[], day: number, study: (item: Item) => void) => void;
type Strategy = (learner: Learner) => Day;

const { new: isNew, review } = memoryStates;
const fits = defaultLimits.newPerDay + defaultLimits.duePerDay;

export function simulate(learner: Learner, strategy: Strategy): Outcome {
  const items = makeItems(learner);
  const studyOn = strategy(learner);
  const { days, later } = assumptions;
  const outcome = emptyOutcome();
  for (let day = 0; day < days; day += 1) {
    if (day % 2 === 0) outcome.recallByDay.push(meanRecall(items, day, learner));
    if (learner.present[day]) studyDay(day);
  }
  for (let day = days; day <= days + later; day += 2) {
    outcome.recallByDay.push(meanRecall(items, day, learner));
  }
  outcome.neverPractised = items.filter(({ trace }) => !trace).length / items.length;
  outcome.recallAtExam = meanRecall(items, days, learner);
  outcome.recallLater = meanRecall(items, days + later, learner);
  return outcome;

  function studyDay(day: number): void {
    let answers = 0;
    const different = new Set<Item>();
    studyOn(items, day, (item) => {
      answers += 1;
      different.add(item);
      outcome.minutes += answer(item, day, learner) / 60;
    });
    outcome.answers += answers;
    outcome.answersByDay[day] = answers;
    outcome.peak = Math.max(outcome.peak, answers);
    if (answers > 0) outcome.studyDays += 1;
    if (different.size > fits) outcome.daysOverLimit += 1;
    if (day >= (learner.holidayEnd ?? days) && !items.some((item) => isDue(item, day))) {
      outcome.caughtUp = true;
    }
  }
}

function emptyOutcome(): Outcome {
  return {
    ...{ recallAtExam: 0, recallLater: 0, answers: 0, minutes: 0, peak: 0, studyDays: 0 },
    ...{ daysOverLimit: 0, caughtUp: false, neverPractised: 0, recallByDay: [], answersByDay: [] },
  };
}

function meanRecall(items: readonly Item[], day: number, learner: Learner): number {
  let sum = 0;
  let count = 0;
  for (const item of items) {
    if (item.madeOn >= day) continue;
    count += 1;
    sum += recallOn(item, day, learner);
  }
  return count > 0 ? sum / count : 0;
}

const isDue = (item: Item, day: number) => item.state === review && item.due <= day;

/**
 * Answers items in the given order. Items in learning steps are repeated once they are due, or at the end of
 * the session.
 * @param most the number of answers after which the learner stops
 */
function runSession(
  order: readonly Item[],
  study: (item: Item) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  /** The duration of an answer. */
  const minutesEach = 0.25;
  const waiting: { item: Item; at: number }[] = [];
  let next = 0;
  for (let given = 0; given < most; given += 1) {
    const minute = given * minutesEach;
    if (waiting.length > 1) waiting.sort((a, b) => a.at - b.at);
    const isReady = waiting.length > 0 && (waiting[0]?.at ?? 0) <= minute;
    const item = isReady || next >= order.length ? waiting.shift()?.item : order[next++];
    if (!item) return;
    study(item);
    if (isInSteps(item)) waiting.push({ item, at: minute + item.stepMinutes });
  }
}

/** The rank of a due item if there are too many; lower ones come first. */
export type BacklogOrder = (item: Item, day: number) => number;
export const backlogOrders = {
  "oldest due first": (item) => item.due,
  "latest due first": (item) => -item.due,
  "highest retrievability first": (item, day) => (day - item.last) / item.stability,
  "lowest retrievability first": (item, day) => (item.last - day) / item.stability,
  "shortest interval first": (item) => item.scheduledDays,
  "longest interval first": (item) => -item.scheduledDays,
  "least difficult first": (item) => item.difficulty,
} satisfies Record<string, BacklogOrder>;

/** One queue of all documents. */
export function dailyQueue({
  order = backlogOrders["oldest due first"],
  limits = defaultLimits,
  withExam = false,
  answersByDay = [],
}: {
  order?: BacklogOrder;
  limits?: DailyLimits;
  withExam?: boolean;
  /** The number of answers after which the learner stops, by day. */
  answersByDay?: readonly number[];
} = {}): Strategy {
  return () => (items, day, study) => {
    const made = items.filter(({ madeOn }) => madeOn <= day);
    const due = made
      .filter((item) => isDue(item, day))
      .sort((a, b) => order(a, day) - order(b, day))
      .slice(0, limits.duePerDay);
    const fresh = made.filter(({ state }) => state === isNew).slice(0, limits.newPerDay);
    const steps = made.filter(isInSteps);
    const parts = { steps: steps.map(toEntry), due: due.map(toEntry), new: fresh.map(toEntry) };
    const queue = orderQueue(parts, noon(day)).map(({ item }) => item);
    const studyItem = (item: Item) => {
      study(item);
      if (withExam && item.state === review) item.due = dueWithExam(item, day);
    };
    runSession(queue, studyItem, answersByDay[day]);
  };
}

const dayLength = 86_400_000;
const noon = (day: number) => new Date((day + 0.5) * dayLength);
const examDay = new Date(assumptions.days * dayLength).toISOString().slice(0, 10);

function dueWithExam({ id, due, last }: Item, day: number): number {
  const scheduled = { id, due: noon(due), lastReview: noon(last) };
  return Math.floor(limitDue(scheduled, examDay, noon(day)).getTime() / dayLength);
}

function toEntry(item: Item): ReviewEntry & { item: Item } {
  return {
    item,
    ...{ id: item.id, kind: item.isQuestion ? "question" : "card", state: item.state },
    ...{ courseId: null, fileId: `${item.document}`, due: noon(item.due), missedAt: null },
    missedSure: item.missedSure,
  };
}

/**
 * One deck a day: the one made today, otherwise the one with the most due cards of the next document.
 * @param today the product without review: questions are answered once, in their quiz, and decks are repeated only
 *   if "Track mastery" is on
 */
export function deckByDeck({ today }: { today: boolean }): Strategy {
  return ({ decks }) => {
    const documents = Math.max(...decks.map(({ document }) => document)) + 1;
    let turn = 0;
    const comesAgain = (item: Item) => !today || (item.tracked && !item.isQuestion);
    return (items, day, study) => {
      const madeToday = items.filter(({ madeOn }) => madeOn === day);
      for (const item of madeToday) if (!comesAgain(item)) study(item);
      const open = items.filter(
        (item) =>
          comesAgain(item) && item.madeOn <= day && (item.state === isNew || item.due <= day),
      );
      let chosen: Item[] = open.filter(({ madeOn }) => madeOn === day);
      for (let tried = 0; tried < documents && chosen.length === 0; tried += 1) {
        chosen = open.filter(({ document }) => document === turn);
        turn = (turn + 1) % documents;
      }
      const deckSizes = [...Map.groupBy(chosen, ({ deck }) => deck).values()];
      const [deck = []] = deckSizes.sort((a, b) => b.length - a.length);
      const rank = (item: Item) => (item.state === isNew ? 1e6 : item.due);
      runSession(
        deck.toSorted((a, b) => rank(a) - rank(b)),
        study,
      );
    };
  };
}

/**
 * Cramming with a number of answers: half of them on the days on which items are made, half on the last three study
 * days, each time through all items repeatedly.
 */
export function massed(answers: number): Strategy {
  return ({ decks, present }) => {
    const ofDeck = answers / 2 / decks.length;
    const lastDays = present.flatMap((is, day) => (is ? [day] : [])).slice(-3);
    let given = 0;
    let made = 0;
    let at = 0;
    return (items, day, study) => {
      made += decks.filter(({ madeOn }) => madeOn === day).length;
      const isLast = lastDays.indexOf(day);
      const until = made * ofDeck + ((isLast + 1) / lastDays.length) * (answers / 2);
      const passed = items.filter(({ madeOn }) => (isLast < 0 ? madeOn === day : madeOn <= day));
      for (; given < Math.round(until) && passed.length > 0; at += 1) {
        const item = passed[at % passed.length];
        if (item) study(item);
        given += 1;
      }
    };
  };
}
