// Long timers run on a fake clock that advances only while nothing else happens: a timeout of a minute takes a
// moment, and a slow call is never mistaken for a timeout.

/** Milliseconds; shorter timers run in real time. */
const long = 200;
const step = 4;

interface Timer {
  due: number;
  over: boolean;
}

const timers = new Set<Timer>();
let now = 0;
/** Running short timers and their ends; those of a dead object never fire. */
const short = new Map<unknown, number>();

const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const realAbortTimeout = AbortSignal.timeout;

/** Milliseconds of real time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => realSetTimeout(done, milliseconds));
}

/** Whether a timer is pending. */
export function isBusy(): boolean {
  const now = Date.now();
  return [...short.values()].some((over) => over > now);
}

function setShortTimeout(
  work: (...given: unknown[]) => void,
  milliseconds: number,
  given: unknown[],
) {
  const timer = realSetTimeout(() => {
    short.delete(timer);
    work(...given);
  }, milliseconds);
  short.set(timer, Date.now() + milliseconds + long);
  return timer;
}

/** Moves the clock to the next timer. @returns false if there is none */
export function passTime(): boolean {
  if (timers.size === 0) return false;
  now = Math.min(...[...timers].map(({ due }) => due));
  return true;
}

/** Cancels the timers of aborted processes. */
export function forgetTimers(): void {
  for (const timer of timers) timer.over = true;
  timers.clear();
  short.clear();
}

function setLongTimeout(
  work: (...given: unknown[]) => void,
  milliseconds: number,
  given: unknown[],
) {
  const timer: Timer = { due: now + milliseconds, over: false };
  timers.add(timer);
  // It looks by itself, so that what it does is done where it was asked for.
  const look = () => {
    if (timer.over) return;
    if (now < timer.due) {
      realSetTimeout(look, step);
      return;
    }
    timers.delete(timer);
    timer.over = true;
    work(...given);
  };
  realSetTimeout(look, step);
  return timer;
}

globalThis.setTimeout = ((
  work: (...given: unknown[]) => void,
  milliseconds = 0,
  ...given: unknown[]
) =>
  milliseconds < long
    ? setShortTimeout(work, milliseconds, given)
    : setLongTimeout(work, milliseconds, given)) as typeof setTimeout;

globalThis.clearTimeout = ((timer: unknown) => {
  if (typeof timer === "object" && timer !== null && timers.delete(timer as Timer)) {
    (timer as Timer).over = true;
    return;
  }
  short.delete(timer);
  realClearTimeout(timer as number);
}) as typeof clearTimeout;

AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  const reason = new DOMException("The operation timed out.", "TimeoutError");
  globalThis.setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
};

/** For tests that run later in the same isolate. */
export function restoreTimers(): void {
  globalThis.setTimeout = realSetTimeout;
  globalThis.clearTimeout = realClearTimeout;
  AbortSignal.timeout = realAbortTimeout;
}
