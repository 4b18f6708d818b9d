/** Shorter work is harmless however it grows, and cannot be measured reliably. */
const worthSeconds = 0.1;
/** Linear work is 1, work by the square is 2. */
const steepest = 1.5;
const clearlyLinear = 1.25;
/** Work that grows steeply at the whole length grows by a power of 1.2 up to a quarter of it. */
const clearlyLinearEarly = 1.15;
const repetitions = 3;
const confirmations = 3;

/**
 * By which power of its input's length work grows; null where it takes next to no time. Work that
 * looks steep is measured again at four times the length, where noise and what is done once weigh
 * less: work by the square stays steep there.
 */
export async function growthOf<Input>(
  work: (input: Input) => unknown,
  shape: (length: number) => Input,
  length: number,
): Promise<number | null> {
  // What takes long already at a quarter of the length shows its growth there.
  const early = await glanceAtGrowth(work, shape, length / 4);
  if (early !== null && early < clearlyLinearEarly) return early;
  let growth = await measureGrowth(work, shape, length);
  // A busy machine slows one run and not the next: work by the square stays steep each time.
  for (let again = 0; again < confirmations && isSteep(growth); again++) {
    growth = await measureGrowth(work, shape, length * 4);
  }
  return growth;
}

/** Processor time is measured, and the least of several runs is taken: others use the machine as well. */
async function measureGrowth<Input>(
  work: (input: Input) => unknown,
  shape: (length: number) => Input,
  length: number,
): Promise<number | null> {
  const glance = await glanceAtGrowth(work, shape, length);
  if (glance === null || glance < clearlyLinear) return glance;
  const small = shape(length / 4);
  const most = await least(work, shape(length), repetitions);
  if (most < worthSeconds) return null;
  return Math.log(most / (await least(work, small, repetitions + 2))) / Math.log(4);
}

/** By fewer runs: noise mostly makes growth look steeper than it is, as the longer one runs once. */
async function glanceAtGrowth<Input>(
  work: (input: Input) => unknown,
  shape: (length: number) => Input,
  length: number,
): Promise<number | null> {
  const once = await least(work, shape(length), 1);
  if (once < worthSeconds) return null;
  return Math.log(once / (await least(work, shape(length / 4), 2))) / Math.log(4);
}

/** Whether growth is above linear. */
export function isSteep(growth: number | null): boolean {
  return growth !== null && growth > steepest;
}

async function least<Input>(work: (input: Input) => unknown, input: Input, runs: number) {
  let seconds = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work(input);
    const { user, system } = process.cpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return seconds;
}
