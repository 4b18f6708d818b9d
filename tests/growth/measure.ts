/** Shorter work is harmless, whatever its growth, and cannot be measured reliably. */
const worthSeconds = 0.1;
/** The exponent of linear work is 1, and of quadratic work 2. */
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
  // Work that takes long at a quarter of the length already shows its growth there.
  const early = await glanceAtGrowth(work, shape, length / 4);
  if (early !== null && early < clearlyLinearEarly) return early;
  let growth = await measureGrowth(work, shape, length);
  // A busy machine slows one run and not the next, but quadratic work is steep in each.
  for (let again = 0; again < confirmations && isSteep(growth); again++) {
    growth = await measureGrowth(work, shape, length * 4);
  }
  return growth;
}

/** Measures processor time, and takes the minimum of several runs, because the machine has other load. */
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

/** With fewer runs: noise mostly makes growth look steeper, because the longer input runs once. */
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
