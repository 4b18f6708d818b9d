// Sine, exponential and tangent by additions and multiplications only. Those of `Math` may differ between engines in the
// last bit, which would change the file.

const tau = 6.283185307179586;

/** The sine of an angle in turns (1 is a full circle). */
export function sineOfTurn(turns: number): number {
  let part = turns - Math.floor(turns);
  let sign = 1;
  if (part >= 0.5) {
    part -= 0.5;
    sign = -1;
  }
  if (part > 0.25) part = 0.5 - part;
  const x = part * tau;
  const square = x * x;
  let term = x;
  let sum = x;
  for (let n = 2; n <= 20; n += 2) {
    term *= -square / (n * (n + 1));
    sum += term;
  }
  return sign * sum;
}

export function exponential(x: number): number {
  // Range reduction: halve until the series converges fast, then square as often.
  let halvings = 0;
  let small = x;
  while (small > 0.5 || small < -0.5) {
    small /= 2;
    halvings += 1;
  }
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 14; n += 1) {
    term *= small / n;
    sum += term;
  }
  for (; halvings > 0; halvings -= 1) sum *= sum;
  return sum;
}

/** The tangent of an angle in turns. */
export function tangentOfTurn(turns: number): number {
  return sineOfTurn(turns) / sineOfTurn(turns + 0.25);
}

const semitones = [
  1,
  1.0594630943592953,
  1.122462048309373,
  1.189207115002721,
  1.2599210498948732,
  1.3348398541700344,
  Math.SQRT2,
  1.4983070768766815,
  1.5874010519681994,
  1.681792830507429,
  1.7817974362806785,
  1.8877486253633868,
];
const lowestC = 8.175798915643707;

/** The frequency, in hertz, of a MIDI note number (69 is A at 440 Hz). */
export function frequencyOf(pitch: number): number {
  const octave = Math.floor(pitch / 12);
  return lowestC * (semitones[pitch - octave * 12] ?? 1) * (1 << octave);
}
