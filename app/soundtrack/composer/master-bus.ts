import type { StereoBlock } from "./buses";

const clipKnee = 0.5;
const clipCeiling = 0.78;

/** Removes DC offset by a high-pass filter and soft-clips peaks. */
export class MasterBus {
  #leftBefore = 0;
  #leftAfter = 0;
  #rightBefore = 0;
  #rightAfter = 0;

  constructor(private readonly gain: number) {}

  process(signal: StereoBlock, to: number): void {
    const { left, right } = signal;
    const gain = Number(this.gain);
    let leftBefore = Number(this.#leftBefore);
    let leftAfter = Number(this.#leftAfter);
    let rightBefore = Number(this.#rightBefore);
    let rightAfter = Number(this.#rightAfter);
    for (let at = 0; at < to; at += 1) {
      const leftIn = (left[at] as number) * gain;
      const rightIn = (right[at] as number) * gain;
      leftAfter = leftIn - leftBefore + 0.9955 * leftAfter;
      rightAfter = rightIn - rightBefore + 0.9955 * rightAfter;
      leftBefore = leftIn;
      rightBefore = rightIn;
      left[at] = softClip(leftAfter);
      right[at] = softClip(rightAfter);
    }
    this.#leftBefore = leftBefore;
    this.#leftAfter = leftAfter;
    this.#rightBefore = rightBefore;
    this.#rightAfter = rightAfter;
  }
}

/** Soft clipping: linear up to the knee, then compressed towards the ceiling. */
function softClip(value: number): number {
  const size = value < 0 ? -value : value;
  if (size <= clipKnee) return value;
  const over = (size - clipKnee) / (clipCeiling - clipKnee);
  const soft = clipKnee + ((clipCeiling - clipKnee) * over) / (1 + over);
  return value < 0 ? -soft : soft;
}
