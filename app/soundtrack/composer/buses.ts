/** Samples that are rendered at a time; four frames of the encoder. */
export const blockSize = 4608;

/** Two channels of one block. */
export interface Stereo {
  left: Float64Array;
  right: Float64Array;
}

/** What the parts play into; each is treated in its own way. */
export interface Buses {
  pad: Stereo;
  keys: Stereo;
  ostinato: Stereo;
  melody: Stereo;
  /** Bass and percussion. */
  ground: Stereo;
  /** What is sent into the room. */
  room: Stereo;
}

export function createStereo(): Stereo {
  return { left: new Float64Array(blockSize), right: new Float64Array(blockSize) };
}

export function createBuses(): Buses {
  return {
    pad: createStereo(),
    keys: createStereo(),
    ostinato: createStereo(),
    melody: createStereo(),
    ground: createStereo(),
    room: createStereo(),
  };
}

export function silence(buses: Buses): void {
  for (const { left, right } of Object.values(buses) as Stereo[]) {
    left.fill(0);
    right.fill(0);
  }
}
