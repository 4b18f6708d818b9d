import { default_w } from "ts-fsrs";
import { grades } from "~/assessment/grades";
import { type MemoryState, memoryStates, newMemory, schedule } from "~/assessment/memory";

// The formulas of FSRS-6 in whole days. A simulation has millions of answers, for each of which ts-fsrs takes more
// than ten times as long. `compareWithLibrary` checks that both agree.

/** 1 is "again", 2 "hard", 3 "medium", 4 "easy". */
export type GradeNumber = 1 | 2 | 3 | 4;

export interface Trace {
  /** Days until the probability of recall has fallen to 90%. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
}

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const wholeDays = (stability: number) => within(1, Math.round(stability), 36_500);

export class MemoryModel {
  readonly #w: readonly number[];
  readonly #decay: number;
  readonly #factor: number;

  /** @param weights the 21 parameters of FSRS-6 */
  constructor(weights: readonly number[] = default_w) {
    this.#w = weights;
    this.#decay = -this.#weight(20);
    this.#factor = 0.9 ** (1 / this.#decay) - 1;
  }

  #weight(index: number): number {
    return this.#w[index] ?? 0;
  }

  /** The probability of recall. */
  recall(days: number, stability: number): number {
    return (1 + (this.#factor * days) / stability) ** this.#decay;
  }

  first(grade: GradeNumber): Trace {
    return {
      stability: Math.max(this.#weight(grade - 1), 0.1),
      difficulty: within(1, this.#firstDifficulty(grade), 10),
    };
  }

  #firstDifficulty(grade: GradeNumber): number {
    return this.#weight(4) - Math.exp((grade - 1) * this.#weight(5)) + 1;
  }

  /** Updates a trace after an answer on the same day. */
  repeatSameDay(trace: Trace, grade: GradeNumber): void {
    trace.stability = this.#afterSameDay(trace, grade);
    this.#changeDifficulty(trace, grade);
  }

  #afterSameDay({ stability: s }: Trace, grade: GradeNumber): number {
    const factor =
      s ** -this.#weight(19) * Math.exp(this.#weight(17) * (grade - 3 + this.#weight(18)));
    return within(0.001, s * (grade >= 2 ? Math.max(factor, 1) : factor), 36_500);
  }

  /** Updates a trace after an answer a day or more after the last one. */
  repeat(trace: Trace, days: number, grade: GradeNumber): void {
    trace.stability =
      grade === 1 ? this.#afterForgetting(trace, days) : this.#afterRecall(trace, days, grade);
    this.#changeDifficulty(trace, grade);
  }

  #afterForgetting({ stability, difficulty }: Trace, days: number): number {
    const most = stability / Math.exp(this.#weight(17) * this.#weight(18));
    const after =
      this.#weight(11) *
      difficulty ** -this.#weight(12) *
      ((stability + 1) ** this.#weight(13) - 1) *
      Math.exp((1 - this.recall(days, stability)) * this.#weight(14));
    return Math.min(Math.max(0.001, most), within(0.001, after, 36_500));
  }

  #afterRecall(trace: Trace, days: number, grade: GradeNumber): number {
    const ofGrade = grade === 2 ? this.#weight(15) : grade === 4 ? this.#weight(16) : 1;
    const stability = trace.stability * (1 + this.#gain(trace, days) * ofGrade);
    return within(0.001, stability, 36_500);
  }

  #gain({ stability, difficulty }: Trace, days: number): number {
    return (
      Math.exp(this.#weight(8)) *
      (11 - difficulty) *
      stability ** -this.#weight(9) *
      (Math.exp((1 - this.recall(days, stability)) * this.#weight(10)) - 1)
    );
  }

  /** Days until a recalled item is due: at least one more for each better grade. */
  interval(trace: Trace, days: number, grade: GradeNumber): number {
    const after = (given: GradeNumber) =>
      wholeDays(
        days === 0 ? this.#afterSameDay(trace, given) : this.#afterRecall(trace, days, given),
      );
    const medium = after(3);
    const ofHard = Math.min(after(2), medium);
    if (grade === 2) return ofHard;
    const ofMedium = Math.max(medium, ofHard + 1);
    return grade === 3 ? ofMedium : Math.max(after(4), ofMedium + 1);
  }

  #changeDifficulty(trace: Trace, grade: GradeNumber): void {
    const change = -this.#weight(6) * (grade - 3);
    const next = trace.difficulty + (change * (10 - trace.difficulty)) / 9;
    const back = this.#weight(7);
    trace.difficulty = within(1, back * this.#firstDifficulty(4) + (1 - back) * next, 10);
  }
}

/** The schedule of an item. */
export interface Plan extends Trace {
  state: MemoryState;
  /** The day on which it is due. */
  due: number;
  /** The learning step, 0 or 1. */
  step: number;
  /** In a learning step, the minutes until it is due on the same day. */
  stepMinutes: number;
  scheduledDays: number;
  /** The day of the last answer. */
  last: number;
}

const { new: isNew, learning, review, relearning } = memoryStates;
const scheduler = new MemoryModel();
/** Minutes after "again", "hard" and "medium". A grade without minutes is due in days. */
const steps: Record<MemoryState, readonly number[]> = {
  [isNew]: [1, 6, 10],
  [learning]: [1, 6, 10],
  [review]: [10],
  [relearning]: [10, 15],
};

export const newPlan = (day: number): Plan => ({
  ...{ state: isNew, due: day, step: 0, stepMinutes: 0, scheduledDays: 0, last: day },
  ...{ stability: 0, difficulty: 0 },
});

/** Does the same as `schedule` of app/assessment/memory.ts. */
export function scheduleOn(plan: Plan, grade: GradeNumber, day: number): void {
  const from = plan.state;
  const days = day - plan.last;
  const spaced = from === review && grade > 1 ? scheduler.interval(plan, days, grade) : null;
  if (from === isNew) Object.assign(plan, scheduler.first(grade));
  else if (days > 0) scheduler.repeat(plan, days, grade);
  else scheduler.repeatSameDay(plan, grade);
  plan.last = day;
  // The second "medium" ends learning.
  const isLast = from === learning && grade === 3 && plan.step === 1;
  const minutes = isLast ? undefined : steps[from][grade - 1];
  if (grade !== 2) plan.step = grade === 3 && minutes !== undefined ? 1 : 0;
  if (minutes !== undefined) {
    plan.state = from === review || from === relearning ? relearning : learning;
    plan.stepMinutes = minutes;
    plan.scheduledDays = 0;
    plan.due = day;
    return;
  }
  plan.state = review;
  plan.scheduledDays = spaced ?? wholeDays(plan.stability);
  plan.due = day + plan.scheduledDays;
}

const dayLength = 86_400_000;
/** The time of day of all answers, in milliseconds. */
const hour = 15 * 3_600_000;

/**
 * Schedules random histories with this model and with the app's.
 * @throws Error if the results differ
 */
export function compareWithLibrary(histories: number, random: () => number): void {
  for (let history = 0; history < histories; history += 1) {
    let day = 0;
    const plan = newPlan(day);
    let memory = newMemory(new Date(hour));
    for (let answer = 0; answer < 12; answer += 1) {
      const grade = (1 + Math.floor(random() * 4)) as GradeNumber;
      memory = schedule(memory, grades[grade - 1] ?? "again", new Date(day * dayLength + hour));
      scheduleOn(plan, grade, day);
      const theirs = [memory.state, memory.scheduledDays, Math.floor(+memory.due / dayLength)];
      const ours = [plan.state, plan.scheduledDays, plan.due];
      const apart = Math.abs(plan.stability / memory.stability - 1);
      if (ours.join() !== theirs.join() || apart > 1e-4) {
        throw new Error(`The scheduler is ${theirs}, its model ${ours}, apart by ${apart}.`);
      }
      day = Math.max(day, Math.round(day + (plan.due - day) * (0.3 + random() * 2)));
    }
  }
}
