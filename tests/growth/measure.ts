/** Work that takes less than this is no harm, however it grows; it also stands above the noise. */
const worthSeconds = 0.2;
/** Linear work is 1, work by the square is 2. */
const steepest = 1.5;
const repetitions = 3;

/**
 * By which power of its input's length work grows; null where it takes next to no time. Work that
 * looks steep is measured again at twice the length, where noise is smaller: work by the square
 * stays steep there.
 */
export async function growthOf(
  work: (input: string) => unknown,
  shape: (length: number) => string,
  length: number,
): Promise<number | null> {
  const growth = await measureGrowth(work, shape, length);
  return isSteep(growth) ? measureGrowth(work, shape, length * 2) : growth;
}

/** Processor time is measured, and the least of several runs is taken: others use the machine as well. */
async function measureGrowth(
  work: (input: string) => unknown,
  shape: (length: number) => string,
  length: number,
): Promise<number | null> {
  const small = shape(length / 4);
  const large = shape(length);
  if ((await least(work, large, 1)) < worthSeconds) return null;
  const most = await least(work, large, repetitions);
  if (most < worthSeconds) return null;
  return Math.log(most / (await least(work, small, repetitions + 2))) / Math.log(4);
}

/** Whether growth is above linear. */
export function isSteep(growth: number | null): boolean {
  return growth !== null && growth > steepest;
}

async function least(work: (input: string) => unknown, input: string, runs: number) {
  let seconds = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work(input);
    const { user, system } = process.cpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return seconds;
}
