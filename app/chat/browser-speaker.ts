import { splitForSpeech } from "~/ai/speech/split-for-speech";
import { replyLanguage } from "./reply-language";
import type { Hearing, Speaker } from "./speaker";
import { speechRate } from "./speech-rate";
import { spokenText } from "./spoken-text";

/** The most characters of one utterance, because Chromium stops after 15 s of one text. */
const longestUtterance = 180;

/** Milliseconds to wait for a voice to start. */
const timeoutMs = 4_000;

/**
 * Speaks sentence by sentence. A pause cancels the sentence, and resuming starts it again, because not every browser can
 * pause within an utterance, and none can change its speed.
 */
export class BrowserSpeaker implements Speaker {
  readonly #lang: string;
  readonly #chunks: string[];
  readonly #hearing: Hearing;
  readonly #watchdog: ReturnType<typeof setTimeout>;
  #next = 0;
  #paused = false;
  // A reference, because browsers collect an unreferenced utterance while it is spoken.
  #utterance: SpeechSynthesisUtterance | null = null;

  constructor(content: string, hearing: Hearing) {
    this.#lang = replyLanguage(content);
    this.#chunks = splitForSpeech(spokenText(content, this.#lang), this.#lang, longestUtterance);
    this.#hearing = hearing;
    this.#watchdog = setTimeout(hearing.failed, timeoutMs);
    // Speech that another page of this site has left unfinished.
    speechSynthesis.cancel();
    this.#speak();
  }

  pause() {
    this.#paused = true;
    this.#hush();
  }

  goOn() {
    this.#paused = false;
    this.#speak();
  }

  setRate() {
    if (this.#paused) return;
    this.#hush();
    this.#speak();
  }

  end() {
    clearTimeout(this.#watchdog);
    this.#hush();
  }

  #speak() {
    const text = this.#chunks[this.#next];
    if (text === undefined) return this.#finish(this.#hearing.ended);
    const own = new SpeechSynthesisUtterance(text);
    this.#utterance = own;
    if (this.#lang) own.lang = this.#lang;
    own.voice = voiceFor(this.#lang);
    own.rate = speechRate.read();
    own.onstart = () => {
      clearTimeout(this.#watchdog);
      if (this.#next === 0) this.#hearing.started();
    };
    own.onend = () => {
      if (this.#utterance !== own) return;
      this.#next += 1;
      this.#speak();
    };
    own.onerror = ({ error }) => {
      if (this.#utterance !== own) return;
      this.#finish(error === "not-allowed" ? this.#hearing.ended : this.#hearing.failed);
    };
    speechSynthesis.speak(own);
  }

  #hush() {
    this.#utterance = null;
    speechSynthesis.cancel();
  }

  #finish(tell: () => void) {
    clearTimeout(this.#watchdog);
    // Later, because the caller has no reference to this speaker yet if there is nothing to say.
    queueMicrotask(tell);
  }
}

/** A voice of the language; null leaves the choice to the browser. */
function voiceFor(lang: string): SpeechSynthesisVoice | null {
  if (!lang) return null;
  const fitting = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}
