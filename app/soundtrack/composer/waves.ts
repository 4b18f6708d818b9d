import { sineOfTurn } from "./exact-math";
import { sampleRate } from "./score";

/** The points of one period, a power of two; tables have one more, which repeats the first. */
export const waveSize = 2048;

/** One period of a sine. */
export const sineWave: Float64Array = sumOfSines([1]);

const strings = Array.from({ length: 7 }, (_, octave) => sumOfSines(stringPartials(octave)));
/** One period of a soft bass sound. */
export const roundWave: Float64Array = sumOfSines([1, 0.32, 0.14, 0.05, 0.02]);

/** The band-limited string-like wavetable for a frequency in hertz. */
export function stringWave(frequency: number): Float64Array {
  let octave = 0;
  while (octave < strings.length - 1 && frequency > 55 * 2 ** octave) octave += 1;
  return strings[octave] ?? sineWave;
}

/** The partials decrease faster than a sawtooth's, for a warm sound. */
function stringPartials(octave: number): number[] {
  const highest = 55 * 2 ** octave;
  const count = Math.max(1, Math.min(40, Math.floor((0.42 * sampleRate) / highest)));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const even = number % 2 === 0 ? 0.8 : 1;
    return even / (number * (1 + 0.12 * index));
  });
}

function sumOfSines(partials: readonly number[]): Float64Array {
  const wave = new Float64Array(waveSize + 1);
  const period = Float64Array.from({ length: waveSize }, (_, at) => sineOfTurn(at / waveSize));
  for (const [index, strength] of partials.entries()) {
    for (let at = 0; at < waveSize; at += 1) {
      wave[at] = (wave[at] ?? 0) + strength * (period[(at * (index + 1)) & (waveSize - 1)] ?? 0);
    }
  }
  let peak = 0;
  for (const value of wave) peak = Math.max(peak, Math.abs(value));
  for (let at = 0; at < waveSize; at += 1) wave[at] = (wave[at] ?? 0) / peak;
  wave[waveSize] = wave[0] ?? 0;
  return wave;
}
