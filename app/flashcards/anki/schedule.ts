import { clamp, default_w, fsrs, Rating } from "ts-fsrs";
import type { Memory } from "~/assessment/memory";

/** What a card's row in a collection of Anki says of its schedule. */
export interface AnkiSchedule {
  /** 0 new, 1 learning, 2 review, 3 relearning; the same numbers as FSRS's states. */
  type: number;
  /** -1 suspended, 0 new, 1 learning, 2 review, 3 learning in days; below -1 buried. */
  queue: number;
  /** Days since the collection began; seconds since 1970 while it is learned. */
  due: number;
  /** Days; negative: seconds. */
  ivl: number;
  /** The ease factor of SM-2, in thousandths. */
  factor: number;
  reps: number;
  lapses: number;
  /** Its last three digits: steps of learning that are left. */
  left: number;
  /** JSON: `s` and `d` are FSRS's stability and difficulty, `lrt` the second of the last review. */
  data: string;
}

const day = 86_400_000;
const minute = 60_000;
/** A number of days is never as large, a second since 1973 never as small. */
const smallestSecond = 100_000_000;
/** FSRS takes no more. */
const mostDays = 36_500;
/** The steps of learning that FSRS's scheduler begins with. */
const steps = 2;

/**
 * What Anki does not store to the millisecond, in the place that it leaves to others (`cd`: at most 100
 * bytes, names of at most 8). It counts as long as the rest of the row has not changed.
 */
interface Exact {
  /** Due, last review, days scheduled, step, repetitions. */
  fd: number;
  fl?: number;
  fi: number;
  fs: number;
  fr: number;
}

/** @param start when the collection begins: 4:00 of a day, as Anki's days do */
export function toAnkiSchedule(memory: Memory, start: Date): AnkiSchedule {
  const { due, lastReview, state, reps, lapses, stability, difficulty } = memory;
  const isReview = state === 2;
  const exact: Exact = {
    fd: due.getTime(),
    ...(lastReview ? { fl: lastReview.getTime() } : {}),
    fi: memory.scheduledDays,
    fs: memory.learningSteps,
    fr: reps,
  };
  const left = state === 1 ? Math.max(1, steps - memory.learningSteps) : 1;
  return {
    type: state,
    queue: isReview ? 2 : 1,
    due: isReview ? daysBetween(start, due) : Math.floor(due.getTime() / 1000),
    ivl: state === 1 ? 0 : Math.max(1, Math.round(memory.scheduledDays)),
    factor: state === 1 ? 0 : 2500,
    reps,
    lapses,
    left: isReview ? 0 : left * 1001,
    data: JSON.stringify({
      s: stability,
      d: difficulty,
      ...(lastReview ? { lrt: Math.floor(lastReview.getTime() / 1000) } : {}),
      cd: JSON.stringify(exact),
    }),
  };
}

/**
 * The memory of a card from Anki; null if it is new. Without FSRS data it is what Anki itself makes of SM-2's
 * interval and ease (`memory_state_from_sm2` in fsrs-rs, at a retention of 90 %).
 * @param reviewedAt of the collection's log; null if it has none
 */
export function fromAnkiSchedule(
  stored: AnkiSchedule,
  { start, now, reviewedAt }: { start: Date; now: Date; reviewedAt: Date | null },
): Memory | null {
  // The first scheduler keeps the type of a card that is learned again, and says so by its queue alone.
  const isRelearned = stored.type === 2 && (stored.queue === 1 || stored.queue === 3);
  const row = isRelearned ? { ...stored, type: 3 } : stored;
  if (row.type !== 1 && row.type !== 2 && row.type !== 3) return null;
  const data = parseData(row.data);
  const days = row.type === 2 ? whole(row.ivl, 1, mostDays) : 0;
  const due = toDate(dueTime(row, start), now);
  const last =
    reviewedAt?.getTime() ??
    (data.lrt ? data.lrt * 1000 : due.getTime() - (days ? days * day : 10 * minute));
  const left = whole(row.left % 1000, 0, steps);
  const memory: Memory = {
    due,
    ...strengthOf(row, data),
    scheduledDays: days,
    learningSteps: row.type === 1 ? Math.max(0, steps - Math.max(1, left)) : 0,
    reps: whole(row.reps, 1, 1_000_000),
    lapses: whole(row.lapses, 0, 1_000_000),
    state: row.type,
    lastReview: new Date(Math.min(toDate(last, now).getTime(), now.getTime())),
  };
  return restoreExact(memory, row, data, start, now);
}

function dueTime({ type, queue, due }: AnkiSchedule, start: Date): number {
  const inDays = type === 2 || queue === 3 || Math.abs(due) < smallestSecond;
  return inDays ? start.getTime() + due * day : due * 1000;
}

interface Data {
  s: number | null;
  d: number | null;
  lrt: number | null;
  exact: Partial<Record<keyof Exact, unknown>>;
}

function parseData(json: string): Data {
  const data = parseObject(json);
  return {
    s: positive(data.s),
    d: positive(data.d),
    lrt: positive(data.lrt),
    exact: typeof data.cd === "string" ? parseObject(data.cd) : {},
  };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function strengthOf(row: AnkiSchedule, { s, d }: Data): Pick<Memory, "stability" | "difficulty"> {
  if (s && d) return { stability: clamp(s, 0.001, mostDays), difficulty: clamp(d, 1, 10) };
  if (row.ivl <= 0) {
    const model = fsrs();
    return {
      stability: model.init_stability(Rating.Good),
      difficulty: clamp(model.init_difficulty(Rating.Good), 1, 10),
    };
  }
  const stability = clamp(row.ivl, 1, mostDays);
  const ease = row.factor > 0 ? row.factor / 1000 : 2.5;
  const [w8 = 0, w9 = 0, w10 = 0] = default_w.slice(8, 11);
  const growth = Math.exp(w8) * stability ** -w9 * Math.expm1(0.1 * w10);
  return { stability, difficulty: clamp(11 - (ease - 1) / growth, 1, 10) };
}

/** The memory as it was exported, unless the card was studied or moved in Anki since. */
function restoreExact(
  memory: Memory,
  row: AnkiSchedule,
  { exact: { fd, fl, fi, fs, fr } }: Data,
  start: Date,
  now: Date,
): Memory {
  if (typeof fd !== "number" || typeof fi !== "number" || typeof fs !== "number") return memory;
  const due = new Date(fd);
  const unchanged =
    fr === row.reps &&
    toDate(fd, now).getTime() === fd &&
    (row.type === 2 ? daysBetween(start, due) === row.due : Math.floor(fd / 1000) === row.due);
  if (!unchanged) return memory;
  return {
    ...memory,
    due,
    scheduledDays: whole(fi, 0, mostDays),
    learningSteps: whole(fs, 0, steps),
    lastReview: typeof fl === "number" ? toDate(fl, now) : null,
  };
}

function daysBetween(start: Date, end: Date): number {
  return Math.floor((end.getTime() - start.getTime()) / day);
}

/** A moment within a hundred years of now; else now. */
function toDate(time: number, now: Date): Date {
  return Math.abs(time - now.getTime()) <= mostDays * day ? new Date(time) : now;
}

function whole(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? clamp(Math.round(value), least, most) : least;
}

function positive(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;
}
