import type { Mood } from "../moods";

/** A two-operator FM sound for struck and plucked tones. Decay times are in seconds to -60 dB. */
export interface FmSound {
  level: number;
  attack: number;
  decay: number;
  /** The decay after release. */
  release: number;
  /** The modulator frequency as a multiple of the note's. */
  modulationRatio: number;
  /** The modulation index in radians, and its decay. */
  modulationIndex: number;
  modulationDecay: number;
  /** The reverb send, 0 to 1. */
  reverbSend: number;
}

export interface NoiseSound {
  level: number;
  attack: number;
  decay: number;
  /** The cutoff coefficient of a state-variable filter: about 2π × frequency / sample rate. */
  cutoff: number;
  damping: number;
  /** Whether the high-pass output is used instead of the band-pass. */
  isHighPass: boolean;
  reverbSend: number;
}

/** The sounds of a mood's parts and their mix. */
export interface MoodSound {
  /** The master gain, for a loudness of about -18 LUFS. */
  gain: number;
  pad: { level: number; attack: number; release: number; detune: number };
  /**
   * The cutoff of the pad's filter in hertz, what full energy adds to it, and the LFO depth as a
   * share.
   */
  filter: { rest: number; amount: number; lfoDepth: number };
  bass: { level: number; decay: number };
  keys: FmSound;
  ostinato: FmSound;
  melody: FmSound;
  kick: { level: number; decay: number };
  snap: NoiseSound;
  shaker: NoiseSound;
  tick: NoiseSound;
  /** The reverb: RT60 in seconds, damping (0 to 1), level, and the pad's send. */
  reverb: { decaySeconds: number; damping: number; level: number; padSend: number };
  /** The delay of the lead parts: time in sixteenths, feedback and level. */
  echo: { steps: number; feedback: number; level: number };
  /** The ambience: filtered noise. */
  ambience: { level: number; brightness: number };
}

const glassy: FmSound = {
  level: 0.2,
  attack: 0.003,
  decay: 1.6,
  release: 0.5,
  modulationRatio: 3.5,
  modulationIndex: 1.1,
  modulationDecay: 0.25,
  reverbSend: 0.35,
};
const mallet: FmSound = {
  level: 0.26,
  attack: 0.002,
  decay: 0.9,
  release: 0.4,
  modulationRatio: 4,
  modulationIndex: 0.8,
  modulationDecay: 0.1,
  reverbSend: 0.25,
};
const reed: FmSound = {
  level: 0.2,
  attack: 0.006,
  decay: 3.2,
  release: 0.7,
  modulationRatio: 1,
  modulationIndex: 1.3,
  modulationDecay: 1.4,
  reverbSend: 0.3,
};
const felt: FmSound = {
  level: 0.24,
  attack: 0.005,
  decay: 4.5,
  release: 1.2,
  modulationRatio: 2,
  modulationIndex: 0.7,
  modulationDecay: 0.5,
  reverbSend: 0.4,
};
const pluck: FmSound = {
  level: 0.17,
  attack: 0.002,
  decay: 0.8,
  release: 0.35,
  modulationRatio: 1,
  modulationIndex: 2.4,
  modulationDecay: 0.3,
  reverbSend: 0.25,
};
const brush: NoiseSound = {
  level: 0.1,
  attack: 0.004,
  decay: 0.22,
  cutoff: 0.42,
  damping: 0.9,
  isHighPass: false,
  reverbSend: 0.3,
};
const shaken: NoiseSound = {
  level: 0.05,
  attack: 0.012,
  decay: 0.12,
  cutoff: 0.95,
  damping: 0.8,
  isHighPass: true,
  reverbSend: 0.1,
};
const wooden: NoiseSound = {
  level: 0.2,
  attack: 0.001,
  decay: 0.06,
  cutoff: 0.5,
  damping: 0.12,
  isHighPass: false,
  reverbSend: 0.4,
};

export const moodSounds: Record<Mood, MoodSound> = {
  energetic: {
    gain: 1.37,
    pad: { level: 0.05, attack: 0.5, release: 0.9, detune: 0.0024 },
    filter: { rest: 700, amount: 2600, lfoDepth: 0.35 },
    bass: { level: 0.26, decay: 1.1 },
    keys: { ...pluck, level: 0.07 },
    ostinato: { ...pluck, level: 0.2 },
    melody: { ...glassy, level: 0.3, decay: 1.2, modulationRatio: 2, modulationIndex: 1.5 },
    kick: { level: 0.42, decay: 0.34 },
    snap: { ...brush, level: 0.12, decay: 0.16 },
    shaker: { ...shaken, level: 0.035, decay: 0.08 },
    tick: wooden,
    reverb: { decaySeconds: 1.6, damping: 0.35, level: 0.5, padSend: 0.25 },
    echo: { steps: 3, feedback: 0.34, level: 0.28 },
    ambience: { level: 0.0015, brightness: 0.25 },
  },
  relaxed: {
    gain: 1.28,
    pad: { level: 0.065, attack: 1.6, release: 2.4, detune: 0.0016 },
    filter: { rest: 600, amount: 1000, lfoDepth: 0.3 },
    bass: { level: 0.22, decay: 4 },
    keys: { ...reed, level: 0.2 },
    ostinato: glassy,
    melody: { ...reed, level: 0.34, modulationIndex: 0.9, decay: 3.6 },
    kick: { level: 0, decay: 0.3 },
    snap: brush,
    shaker: shaken,
    tick: wooden,
    reverb: { decaySeconds: 3.4, damping: 0.55, level: 0.75, padSend: 0.35 },
    echo: { steps: 6, feedback: 0.3, level: 0.2 },
    ambience: { level: 0.012, brightness: 0.06 },
  },
  focused: {
    gain: 1.46,
    pad: { level: 0.06, attack: 1.2, release: 1.8, detune: 0.0018 },
    filter: { rest: 520, amount: 900, lfoDepth: 0.25 },
    bass: { level: 0.24, decay: 2.2 },
    keys: { ...reed, level: 0.11, modulationIndex: 0.8 },
    ostinato: { ...mallet, level: 0.24, modulationIndex: 0.6, decay: 1.1 },
    melody: { ...mallet, level: 0.32, decay: 1.8, modulationIndex: 0.6, reverbSend: 0.4 },
    kick: { level: 0.3, decay: 0.26 },
    snap: { ...brush, level: 0.07, cutoff: 0.3 },
    shaker: { ...shaken, level: 0.018 },
    tick: { ...wooden, level: 0.1 },
    reverb: { decaySeconds: 2.2, damping: 0.6, level: 0.55, padSend: 0.25 },
    echo: { steps: 3, feedback: 0.4, level: 0.24 },
    ambience: { level: 0.004, brightness: 0.08 },
  },
  upbeat: {
    gain: 1.52,
    pad: { level: 0.042, attack: 0.35, release: 0.8, detune: 0.002 },
    filter: { rest: 900, amount: 1800, lfoDepth: 0.25 },
    bass: { level: 0.27, decay: 1.2 },
    keys: { ...reed, level: 0.19, decay: 1.2, modulationIndex: 1.1, attack: 0.004 },
    ostinato: mallet,
    melody: { ...mallet, level: 0.4, decay: 1, modulationIndex: 1 },
    kick: { level: 0.38, decay: 0.3 },
    snap: { ...brush, level: 0.16, decay: 0.14, cutoff: 0.5 },
    shaker: { ...shaken, level: 0.04, decay: 0.09 },
    tick: { ...wooden, level: 0.16 },
    reverb: { decaySeconds: 1.3, damping: 0.35, level: 0.45, padSend: 0.2 },
    echo: { steps: 4, feedback: 0.22, level: 0.16 },
    ambience: { level: 0.0012, brightness: 0.2 },
  },
  reflective: {
    gain: 1.12,
    pad: { level: 0.05, attack: 2, release: 3, detune: 0.0012 },
    filter: { rest: 420, amount: 900, lfoDepth: 0.3 },
    bass: { level: 0.18, decay: 5 },
    keys: felt,
    ostinato: { ...felt, level: 0.22, modulationIndex: 0.55 },
    melody: { ...felt, level: 0.38, modulationIndex: 0.85 },
    kick: { level: 0, decay: 0.3 },
    snap: brush,
    shaker: shaken,
    tick: wooden,
    reverb: { decaySeconds: 4.2, damping: 0.5, level: 0.85, padSend: 0.4 },
    echo: { steps: 6, feedback: 0.25, level: 0.12 },
    ambience: { level: 0.003, brightness: 0.05 },
  },
};
