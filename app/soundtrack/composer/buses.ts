/** Samples that are rendered at a time; four frames of the encoder. */
export const blockSize = 4608;

/** Two channels of one block. */
export interface StereoBlock {
  left: Float64Array;
  right: Float64Array;
}

/** What the parts play into; each is treated in its own way. */
export interface Buses {
  pad: StereoBlock;
  keys: StereoBlock;
  ostinato: StereoBlock;
  melody: StereoBlock;
  /** Bass and percussion. */
  rhythm: StereoBlock;
  /** What is sent into the room. */
  reverb: StereoBlock;
}

export function createStereo(): StereoBlock {
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
