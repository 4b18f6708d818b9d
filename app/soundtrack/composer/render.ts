import { blockSize, createBuses, silence } from "./buses";
import { Air, Chorus, Echo, Master, mix, Room, SoftFilter } from "./effects";
import { sineOfTurn } from "./exact-math";
import { type Note, type Score, sampleRate } from "./score";
import { moodSounds } from "./sounds";
import { type Voice, voiceOf } from "./voices";

/** Both channels of a part of a piece, -1 to 1. They are used again for the next part. */
export interface Block {
  left: Float32Array;
  right: Float32Array;
}

/** Seconds before the end from which a piece rings on into its own beginning. */
const ringing = 5;

/**
 * Plays a piece, block by block. What still sounds at its end sounds at its beginning too, so that
 * it can be played over and over without a seam. Memory does not grow with the length.
 */
export function* render(score: Score): Generator<Block, void, void> {
  const player = new Player(score);
  const lead = Math.min(
    score.length,
    Math.ceil((ringing * sampleRate) / score.samplesPerBar) * score.samplesPerBar,
  );
  for (let at = -lead; at < 0; ) at += player.play(at, Math.min(blockSize, -at)).left.length;
  for (let at = 0; at < score.length; ) {
    const block = player.play(at, Math.min(blockSize, score.length - at));
    at += block.left.length;
    yield block;
  }
}

class Player {
  readonly #sound;
  readonly #buses = createBuses();
  readonly #filter = new SoftFilter();
  readonly #chorus = new Chorus();
  readonly #echo: Echo;
  readonly #room: Room;
  readonly #air: Air;
  readonly #master: Master;
  readonly #left = new Float32Array(blockSize);
  readonly #right = new Float32Array(blockSize);
  #next = 0;
  #sounding: Voice[] = [];
  #waiting: readonly Note[];

  constructor(private readonly score: Score) {
    const sound = moodSounds[score.mood];
    this.#sound = sound;
    const perStep = score.samplesPerBar / (score.mood === "reflective" ? 12 : 16);
    this.#echo = new Echo(
      Math.round(sound.echo.steps * perStep),
      sound.echo.feedback,
      sound.echo.level,
    );
    this.#room = new Room(sound.room.time, sound.room.dull);
    this.#air = new Air(sound.air.level, sound.air.bright);
    this.#master = new Master(sound.gain);
    this.#waiting = score.notes;
  }

  /** @param position in samples; below 0 it is the end of the piece, before it begins again */
  play(position: number, count: number): Block {
    const { length } = this.score;
    const place = position < 0 ? position + length : position;
    if (position === 0) this.#next = 0;
    else if (position < 0) this.#skipTo(place);
    const buses = this.#buses;
    silence(buses);
    this.#sounding = this.#sounding.filter((voice) => voice.play(buses, 0, count));
    for (;;) {
      const note = this.#waiting[this.#next];
      if (!note || note.start >= place + count) break;
      this.#next += 1;
      const voice = voiceOf(note, this.#sound);
      if (voice.play(buses, note.start - place, count)) this.#sounding.push(voice);
    }
    this.#treat(count, place);
    const left = this.#left.subarray(0, count);
    const right = this.#right.subarray(0, count);
    left.set(buses.ground.left.subarray(0, count));
    right.set(buses.ground.right.subarray(0, count));
    return { left, right };
  }

  #skipTo(place: number): void {
    while ((this.#waiting[this.#next]?.start ?? Number.POSITIVE_INFINITY) < place) this.#next += 1;
  }

  /** Everything ends in the ground bus. */
  #treat(count: number, place: number): void {
    const { pad, keys, ostinato, melody, ground, room } = this.#buses;
    const { filter, room: space } = this.#sound;
    const { length } = this.score;
    const wave = sineOfTurn((place / length) * Math.max(1, Math.round(length / sampleRate / 14)));
    const open =
      filter.rest + filter.open * this.#energyAt(place) * (0.6 + 0.4 * this.score.intensity);
    this.#filter.process(pad, count, open * (1 + filter.waves * wave));
    this.#chorus.process(pad, count, place, length);
    mix(room, pad, count, space.padSend);
    mix(room, keys, count, this.#sound.keys.room);
    mix(room, ostinato, count, this.#sound.ostinato.room);
    mix(room, melody, count, this.#sound.melody.room);
    const soloists = melody;
    mix(soloists, keys, count, 1);
    mix(soloists, ostinato, count, 1);
    this.#echo.process(soloists, room, count);
    this.#room.process(room, count);
    mix(ground, pad, count, 1);
    mix(ground, soloists, count, 1);
    mix(ground, room, count, space.level);
    this.#air.process(ground, count, place, length);
    this.#master.process(ground, count);
  }

  /** The energy of the phrases, going over from one to the next along a bar. */
  #energyAt(place: number): number {
    const { phrases, samplesPerBar } = this.score;
    const bar = place / samplesPerBar;
    const index = phrases.findIndex(({ start, bars }) => bar < start + bars);
    const here = phrases[index];
    const before = phrases[(index + phrases.length - 1) % phrases.length];
    if (!here || !before) return 0;
    const share = Math.min(1, bar - here.start);
    return before.energy + (here.energy - before.energy) * share;
  }
}
