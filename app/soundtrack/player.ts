import { onMicrophone, onSpeech } from "~/ui/speech-events";
import { showToast } from "~/ui/toast-store";
import { clearMediaSession, handleMediaKeys, showPosition, showTrack } from "./media-session";
import * as m from "./messages";
import { defaultMood, type Mood } from "./moods";
import { announcePlaying, stopPlaying } from "./now-playing";
import type { Track } from "./track";
import { fetchTracks, postPlay } from "./track-requests";

/** The state of the player; a new object on each change. */
export interface PlayerState {
  mood: Mood;
  tracks: Track[];
  /** Index into `tracks`. */
  index: number;
  /** Whether tracks are being loaded. */
  loading: boolean;
  playing: boolean;
  /** Whether playback is buffering. */
  waiting: boolean;
  /** Whole seconds. */
  elapsed: number;
  /** 0 to 100. */
  volume: number;
  /** When the music has faded out, in milliseconds since 1970; null if no timer is set. */
  sleepsAt: number | null;
}

const volumeKey = "soundtrackVolume";
const defaultVolume = 60;
/** After so many seconds, Previous restarts the track. */
const restartAfterSeconds = 3;
const tickMs = 1_000;
/** Duration of the sleep timer's fade-out, in milliseconds. */
const fadeOutMs = 15_000;
/** Factor of the volume during speech (ducking). */
const duckingFactor = 0.2;

/** The state before the first action and during hydration. */
export const initialState: PlayerState = {
  mood: defaultMood,
  tracks: [],
  index: 0,
  loading: false,
  playing: false,
  waiting: false,
  elapsed: 0,
  volume: defaultVolume,
  sleepsAt: null,
};

/** The player of this browser tab; it outlives page changes. */
class Player {
  #state = initialState;
  readonly #listeners = new Set<() => void>();
  #audio: HTMLAudioElement | null = null;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #progress: number | null = null;
  #request: AbortController | null = null;
  #speaking = false;
  /** Whether playback continues when the microphone stops. */
  #resumesAfterSpeech = false;
  #recordedTrackId: string | null = null;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = () => this.#state;

  get track(): Track | null {
    return this.#state.tracks[this.#state.index] ?? null;
  }

  /** The exact playback position, in seconds. */
  get position(): number {
    return this.#audio?.currentTime ?? 0;
  }

  /** Loads tracks for a mood and progress, unless they are loaded already. */
  async load(mood: Mood, progress: number, again = false): Promise<void> {
    const known = this.#state.tracks.length > 0 || this.#state.loading;
    if (!again && known && mood === this.#state.mood && progress === this.#progress) return;
    this.#progress = progress;
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const goOn = this.#state.playing;
    this.#reset();
    this.#setState({ mood, tracks: [], index: 0, elapsed: 0, loading: true });
    const tracks = await fetchTracks(mood, progress, request.signal);
    if (request.signal.aborted) return;
    this.#setState({ tracks, loading: false });
    if (goOn) this.play();
  }

  /** Replaces the tracks and plays from `index`. */
  playFrom(tracks: Track[], index: number): void {
    this.#request?.abort();
    this.#reset();
    const mood = tracks[index]?.mood ?? this.#state.mood;
    this.#setState({ tracks, mood, index, elapsed: 0, loading: false });
    this.play();
  }

  readonly play = (): void => {
    const { track } = this;
    if (!track) return;
    const audio = this.#loadTrack(track);
    this.#applyVolume();
    this.#setState({ playing: true, waiting: audio.readyState < audio.HAVE_FUTURE_DATA });
    announcePlaying(this);
    clearInterval(this.#ticker);
    this.#ticker = setInterval(this.#onTick, tickMs);
    this.#updateMediaSession();
    audio.play().catch((error: unknown) => {
      // Pausing or changing the track aborts the call.
      if (error instanceof DOMException && error.name === "AbortError") return;
      this.#onError(track);
    });
  };

  readonly pause = (): void => {
    clearInterval(this.#ticker);
    this.#audio?.pause();
    this.#setState({ playing: false, waiting: false, elapsed: Math.floor(this.position) });
    this.#updateMediaSession();
  };

  readonly toggle = (): void => {
    this.#resumesAfterSpeech = false;
    if (this.#state.playing) this.pause();
    else this.play();
  };

  readonly next = (): void => this.#goTo(this.#state.index + 1, this.#state.playing);

  readonly previous = (): void => {
    if (this.position > restartAfterSeconds) this.seek(0);
    else this.#goTo(this.#state.index - 1, this.#state.playing);
  };

  /** @param seconds from the beginning of the track */
  seek(seconds: number): void {
    const { track } = this;
    if (!track) return;
    const audio = this.#loadTrack(track);
    audio.currentTime = Math.min(Math.max(0, seconds), Math.max(0, track.duration - 0.25));
    this.#setState({ elapsed: Math.floor(audio.currentTime) });
    this.#updatePositionState();
  }

  setVolume(volume: number): void {
    this.#setState({ volume: Math.min(100, Math.max(0, Math.round(volume))) });
    this.#applyVolume();
    try {
      localStorage.setItem(volumeKey, String(this.#state.volume));
    } catch {
      // Storage may be unavailable.
    }
  }

  /** Restores the volume from this browser's storage. */
  readonly remember = (): void => {
    try {
      const volume = localStorage.getItem(volumeKey);
      if (volume !== null && Number(volume) >= 0 && Number(volume) <= 100) {
        this.#setState({ volume: Number(volume) });
      }
    } catch {
      // The default volume remains.
    }
  };

  /** @param minutes until the music has faded out; null cancels the timer */
  setSleep(minutes: number | null): void {
    this.#setState({ sleepsAt: minutes === null ? null : Date.now() + minutes * 60_000 });
    this.#applyVolume();
  }

  /** Stops playback and clears the media session. */
  readonly stop = (): void => {
    this.#resumesAfterSpeech = false;
    this.#reset();
    this.#setState({ elapsed: 0, sleepsAt: null });
    this.#audio?.removeAttribute("src");
    if (this.#audio) delete this.#audio.dataset.track;
    clearMediaSession();
  };

  #goTo(index: number, play: boolean): void {
    const { tracks } = this.#state;
    if (tracks.length === 0) return;
    this.#reset();
    this.#setState({ index: (index + tracks.length) % tracks.length, elapsed: 0 });
    if (play) this.play();
    else this.#updateMediaSession();
  }

  /** Stops playback and rewinds. */
  #reset(): void {
    clearInterval(this.#ticker);
    this.#recordedTrackId = null;
    if (this.#audio) {
      this.#audio.pause();
      if (this.#audio.readyState > 0) this.#audio.currentTime = 0;
    }
    this.#setState({ playing: false, waiting: false });
  }

  readonly #onEnded = (): void => {
    const last = this.#state.index === this.#state.tracks.length - 1;
    this.#goTo(this.#state.index + 1, !last);
  };

  #onError(track: Track): void {
    if (this.track !== track || !this.#state.playing) return;
    this.#reset();
    if (this.#audio) delete this.#audio.dataset.track;
    this.#setState({ elapsed: 0 });
    this.#updateMediaSession();
    showToast({
      tone: "error",
      title: m.playbackFailed(),
      message: m.playbackFailedAdvice(),
    });
  }

  /** Updates timer, volume and position once per second. */
  readonly #onTick = (): void => {
    const { sleepsAt } = this.#state;
    if (sleepsAt !== null && Date.now() >= sleepsAt) {
      this.#setState({ sleepsAt: null });
      this.pause();
      this.#applyVolume();
      return;
    }
    this.#applyVolume();
    this.#setState({ elapsed: Math.floor(this.position) });
    this.#updatePositionState();
  };

  /** Applies the volume: the slider's, ducked during speech, faded by the sleep timer. */
  #applyVolume(): void {
    if (!this.#audio) return;
    const { volume, sleepsAt } = this.#state;
    const awake =
      sleepsAt === null ? 1 : Math.min(1, Math.max(0, (sleepsAt - Date.now()) / fadeOutMs));
    this.#audio.volume = (volume / 100) * awake * (this.#speaking ? duckingFactor : 1);
  }

  /** The audio element with the track loaded. */
  #loadTrack(track: Track): HTMLAudioElement {
    const audio = this.#element();
    if (audio.dataset.track !== track.id) {
      audio.dataset.track = track.id;
      audio.src = track.url;
    }
    return audio;
  }

  #element(): HTMLAudioElement {
    if (this.#audio) return this.#audio;
    const audio = new Audio();
    audio.preload = "none";
    audio.addEventListener("ended", this.#onEnded);
    audio.addEventListener("error", () => this.track && this.#onError(this.track));
    audio.addEventListener(
      "waiting",
      () => this.#state.playing && this.#setState({ waiting: true }),
    );
    audio.addEventListener("playing", this.#onPlaying);
    // The browser also pauses by itself, for example when headphones are unplugged.
    audio.addEventListener("pause", () => {
      if (this.#state.playing && !audio.ended && audio.readyState > 0) this.pause();
    });
    onSpeech((speaking) => {
      this.#speaking = speaking;
      this.#applyVolume();
    });
    onMicrophone((listening) => {
      if (listening) {
        this.#resumesAfterSpeech = this.#state.playing;
        if (this.#resumesAfterSpeech) this.pause();
      } else if (this.#resumesAfterSpeech) {
        this.#resumesAfterSpeech = false;
        this.play();
      }
    });
    this.#audio = audio;
    this.#registerMediaKeys();
    return audio;
  }

  readonly #onPlaying = (): void => {
    this.#setState({ waiting: false });
    const { track } = this;
    if (!track || this.#recordedTrackId === track.id) return;
    this.#recordedTrackId = track.id;
    if (track.url.startsWith("/api/")) postPlay(track.id);
  };

  #registerMediaKeys(): void {
    handleMediaKeys({
      play: this.play,
      pause: this.pause,
      stop: () => stopPlaying(),
      nexttrack: this.next,
      previoustrack: this.previous,
      seekbackward: ({ seekOffset }) => this.seek(this.position - (seekOffset ?? 10)),
      seekforward: ({ seekOffset }) => this.seek(this.position + (seekOffset ?? 10)),
      seekto: ({ seekTime }) => this.seek(seekTime ?? 0),
    });
  }

  #updateMediaSession(): void {
    if (!this.track) return;
    showTrack(this.track, this.#state.playing);
    this.#updatePositionState();
  }

  #updatePositionState(): void {
    if (this.track) showPosition(this.track, this.position);
  }

  #setState(change: Partial<PlayerState>): void {
    const entries = Object.entries(change) as [keyof PlayerState, unknown][];
    if (entries.every(([name, value]) => this.#state[name] === value)) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

export const player = new Player();
