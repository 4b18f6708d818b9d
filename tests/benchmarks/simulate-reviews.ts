import { default_w } from "ts-fsrs";
import { memoryStates } from "~/assessment/memory";
import {
  type GradeNumber,
  MemoryModel,
  newPlan,
  type Plan,
  scheduleOn,
  type Trace,
} from "./fsrs-model";

/** Assumptions, which docs/review.md explains. */
export const assumptions = {
  days: 60,
  /** Days after the exam, which is on the morning of day 60, until recall is measured again. */
  later: 14,
  /** The share of days on which a learner studies: from, to. */
  presence: [0.55, 0.95],
  holiday: { share: 0.5, days: 10, from: [20, 45] },
  /** How the learners' memory differs from the scheduler's: standard deviations of logarithms. */
  spread: { stability: 0.5, ofGrade: 0.2, gain: 0.2, decay: 0.35, difficulty: 1 },
  /** Stability after reading, as a fraction of that after a first answer: 4 in 10 items are recalled after a week. */
  reading: 0.1,
  /** The items of each deck with its quiz. */
  cards: 12,
  questions: 8,
  /** The share of wrong answers that the learner was sure of. */
  sureMistakes: 0.3,
};

/** The probability of each grade: defaults of the simulator of fsrs-rs, from reviews by Anki users. */
const firstGrades = [0.24, 0.094, 0.495, 0.171];
const gradesIfRecalled = [0.224, 0.631, 0.145];
/** The same for the next answer on the same day, by the last grade: again, hard, medium. */
const nextGrades = {
  learning: [
    [0.3686, 0.0628, 0.5108, 0.0577],
    [0.0442, 0.4553, 0.4457, 0.0549],
    [0.0519, 0.047, 0.8462, 0.055],
  ],
  relearning: [
    [0.2157, 0.0643, 0.6595, 0.0604],
    [0.05, 0.4638, 0.4475, 0.0387],
    [0.1057, 0.1434, 0.7266, 0.0244],
  ],
};
/** The seconds that an answer takes, by grade. */
const seconds = {
  learning: [19.58, 18.79, 13.78, 10.71],
  review: [19.38, 17.59, 12.38, 8.94],
  relearning: [16.44, 15.25, 12.32, 8.03],
};

export interface Item extends Plan {
  id: string;
  document: number;
  deck: number;
  /** Whether "Track mastery" is on for its deck. */
  tracked: boolean;
  isQuestion: boolean;
  madeOn: number;
  missedSure: boolean;
  /** The grade that the learner would give right after reading. */
  read: GradeNumber;
  /** The learner's memory; null until the first answer. */
  trace: Trace | null;
  lastGrade: GradeNumber;
  hardness: number;
  random: () => number;
}

export interface Learner {
  number: number;
  model: MemoryModel;
  /** For each day, whether the learner studies. */
  present: boolean[];
  holidayEnd: number | null;
  decks: { document: number; madeOn: number; tracked: boolean }[];
}

export interface Load {
  documents: number;
  decksPerDocument: number;
  /** Whether all learners have a holiday. */
  allOnHoliday: boolean;
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const between = ([from = 0, to = 0]: readonly number[], random: () => number) =>
  from + random() * (to - from);

export function drawLearner(number: number, load: Load): Learner {
  const random = seeded(number * 7_919 + 1);
  const model = new MemoryModel(drawWeights(random));
  const { days, presence, holiday } = assumptions;
  const share = between(presence, random);
  const present = Array.from({ length: days }, () => random() < share);
  const isAway = random() < holiday.share || load.allOnHoliday;
  const away = Math.floor(between(holiday.from, random));
  if (isAway) present.fill(false, away, away + holiday.days);
  const holidayEnd = isAway ? away + holiday.days : null;
  return { number, model, present, holidayEnd, decks: drawDecks(present, load, random) };
}

function drawWeights(random: () => number): number[] {
  const { spread } = assumptions;
  const weights = [...default_w];
  const common = normal(random) * spread.stability;
  const first = weights.slice(0, 4).map((one) => {
    return one * Math.exp(common + normal(random) * spread.ofGrade);
  });
  weights.splice(0, 4, ...first.sort((a, b) => a - b));
  weights[8] = (weights[8] ?? 0) + normal(random) * spread.gain;
  const decay = (weights[20] ?? 0) * Math.exp(normal(random) * spread.decay);
  weights[20] = Math.min(0.5, Math.max(0.1, decay));
  return weights;
}

/** Documents are started one after another, and the decks of each are made some days apart. */
function drawDecks(present: boolean[], load: Load, random: () => number): Learner["decks"] {
  const lastDay = present.lastIndexOf(true);
  const pace = (assumptions.days - 10) / load.documents;
  const decks: Learner["decks"] = [];
  for (let document = 0; document < load.documents; document += 1) {
    for (let deck = 0; deck < load.decksPerDocument; deck += 1) {
      const planned = Math.floor(pace * (document + random() * 0.4 + deck / load.decksPerDocument));
      const next = present.indexOf(true, planned);
      decks.push({ document, madeOn: next < 0 ? lastDay : next, tracked: random() < 0.5 });
    }
  }
  return decks;
}

/** A learner's items before the first day; the same in each call. */
export function makeItems({ number, decks }: Learner): Item[] {
  const random = seeded(number * 104_729 + 2);
  const ofDeck = assumptions.cards + assumptions.questions;
  return decks.flatMap(({ document, madeOn, tracked }, deck) =>
    Array.from({ length: ofDeck }, (_, index) => {
      const isQuestion = index >= assumptions.cards;
      return {
        ...newPlan(madeOn),
        ...{ id: `${number}-${deck}-${index}`, document, deck, tracked, isQuestion, madeOn },
        ...{ missedSure: false, trace: null, lastGrade: 1 as GradeNumber },
        read: gradeFrom(firstGrades, random(), isQuestion),
        hardness: normal(random) * assumptions.spread.difficulty,
        random: seeded(Math.floor(random() * 2 ** 32)),
      };
    }),
  );
}

/** Draws a grade by the probability of each. Questions are never graded "easy". */
function gradeFrom(shares: readonly number[], drawn: number, isQuestion: boolean): GradeNumber {
  let rest = drawn;
  let grade = 5 - shares.length;
  for (const share of shares.slice(0, -1)) {
    if (rest < share) break;
    rest -= share;
    grade += 1;
  }
  return Math.min(grade, isQuestion ? 3 : 4) as GradeNumber;
}

/** The probability that an item is recalled on the morning of a day. */
export function recallOn(item: Item, day: number, { model }: Learner): number {
  if (item.trace) return model.recall(day - item.last, item.trace.stability);
  if (item.read === 1) return 0;
  return model.recall(day - item.madeOn, model.first(item.read).stability * assumptions.reading);
}

/** Simulates an answer and schedules the item. @returns the seconds that the answer took */
export function answer(item: Item, day: number, learner: Learner): number {
  const grade = gradeOf(item, day, learner);
  const { model } = learner;
  if (!item.trace) {
    const { stability, difficulty } = model.first(grade);
    const hard = Math.min(10, Math.max(1, difficulty + item.hardness));
    item.trace = { stability, difficulty: hard };
  } else if (day > item.last) model.repeat(item.trace, day - item.last, grade);
  else model.repeatSameDay(item.trace, grade);
  const { new: isNew, learning, relearning } = memoryStates;
  const isLearned = item.state === isNew || item.state === learning;
  const costs = isLearned ? seconds.learning : seconds.review;
  const taken = (item.state === relearning ? seconds.relearning : costs)[grade - 1] ?? 0;
  item.missedSure = grade === 1 && item.isQuestion && item.random() < assumptions.sureMistakes;
  item.lastGrade = grade;
  scheduleOn(item, grade, day);
  return taken;
}

function gradeOf(item: Item, day: number, learner: Learner): GradeNumber {
  const { isQuestion, random } = item;
  if (item.trace && day === item.last) {
    const isRelearned = item.state === memoryStates.relearning;
    const rows = isRelearned ? nextGrades.relearning : nextGrades.learning;
    return gradeFrom(rows[Math.min(item.lastGrade, 3) - 1] ?? firstGrades, random(), isQuestion);
  }
  if (!item.trace && day === item.madeOn) return item.read;
  if (random() >= recallOn(item, day, learner)) return 1;
  return item.trace ? gradeFrom(gradesIfRecalled, random(), isQuestion) : item.read;
}
