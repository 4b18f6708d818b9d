/** Samples per block; four encoder frames. */
export const blockSize = 4608;

/** A stereo block of samples. */
export interface StereoBlock {
  left: Float64Array;
  right: Float64Array;
}

/** The mixing buses; each has its own effects. */
export interface Buses {
  pad: StereoBlock;
  keys: StereoBlock;
  ostinato: StereoBlock;
  melody: StereoBlock;
  /** Bass and percussion. */
  rhythm: StereoBlock;
  /** The input of the reverb. */
  reverb: StereoBlock;
}

function createStereo(): StereoBlock {
  return { left: new Float64Array(blockSize), right: new Float64Array(blockSize) };
}

export function createBuses(): Buses {
  return {
    pad: createStereo(),
    keys: createStereo(),
    ostinato: createStereo(),
    melody: createStereo(),
    rhythm: createStereo(),
    reverb: createStereo(),
  };
}

export function clearBuses(buses: Buses): void {
  for (const { left, right } of Object.values(buses) as StereoBlock[]) {
    left.fill(0);
    right.fill(0);
  }
}
