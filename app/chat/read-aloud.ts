import { splitForSpeech } from "~/ai/speech/split-for-speech";
import { showToast } from "~/ui/toast-store";
import { countHeard } from "./count-heard";
import * as m from "./messages";
import { replyLanguage } from "./reply-language";
import { speechRate } from "./speech-rate";
import { spokenText } from "./spoken-text";
import { currentVoice, type SpokenReply, setVoice } from "./voice-state";

/** Something that speaks; `end` makes it silent for good. */
interface Speaker {
  pause(): void;
  goOn(): void;
  setRate(rate: number): void;
  end(): void;
}

/** Callbacks of a speaker. */
interface Hearing {
  started(): void;
  ended(): void;
  failed(): void;
}

/** Characters that a browser's voice is given at once: Chromium's falls silent after 15 s of one text. */
const longestUtterance = 180;

/** Milliseconds in which a browser's voice has to begin. */
const timeoutMs = 4_000;

let speaker: Speaker | null = null;

/**
 * Reads a reply aloud: by the provider's voice where there is one, else, or where it fails, by the
 * browser's.
 * @param asked whether the learner pressed a button, and so should learn of a failure
 */
export async function readAloud(reply: SpokenReply, asked: boolean): Promise<void> {
  silence();
  const follow = (speak: (hearing: Hearing) => Speaker, otherwise: () => void) => {
    const own: { speaker?: Speaker } = {};
    const current = () => speaker === own.speaker;
    own.speaker = speak({
      started() {
        if (!current()) return;
        setVoice({ id: reply.id, status: "playing" });
        countHeard(reply.id);
      },
      ended() {
        if (!current()) return;
        speaker = null;
        setVoice(null);
      },
      failed() {
        if (!current()) return;
        own.speaker?.end();
        otherwise();
      },
    });
    speaker = own.speaker;
  };
  const giveUp = () => {
    speaker = null;
    setVoice(null);
    if (!asked) return;
    showToast({
      tone: "error",
      title: m.speechFailed(),
      message: m.noVoice(),
    });
  };
  const byBrowser = () => {
    if ("speechSynthesis" in window) follow((hearing) => speakByBrowser(reply, hearing), giveUp);
    else giveUp();
  };
  const { audioUrl } = reply;
  if (audioUrl) follow((hearing) => playAudio(audioUrl, hearing), byBrowser);
  else byBrowser();
}

export function silence() {
  speaker?.end();
  speaker = null;
}

export function pauseOrGoOn() {
  const voice = currentVoice();
  if (!speaker || !voice || voice.status === "loading") return;
  const paused = voice.status === "paused";
  setVoice({ id: voice.id, status: paused ? "playing" : "paused" });
  if (paused) speaker.goOn();
  else speaker.pause();
}

/** How fast, from here on and next time. */
export function setSpeed(rate: number) {
  speechRate.keep(rate);
  speaker?.setRate(rate);
}

function playAudio(url: string, hearing: Hearing): Speaker {
  const audio = new Audio(url);
  const setRate = (rate: number) => {
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
  };
  setRate(speechRate.read());
  audio.addEventListener("playing", hearing.started);
  audio.addEventListener("ended", hearing.ended);
  audio.addEventListener("error", hearing.failed);
  const play = () => {
    audio.play().catch((error: unknown) => {
      // Not allowed before the learner has touched the page: it is no failure of the voice.
      if (error instanceof DOMException && error.name === "NotAllowedError") hearing.ended();
    });
  };
  play();
  return {
    pause: () => audio.pause(),
    goOn: play,
    setRate,
    end() {
      audio.removeEventListener("error", hearing.failed);
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
    },
  };
}

/**
 * Speaks sentence by sentence. A pause ends the sentence and going on begins it again: not every
 * browser can stop in between, and none changes its speed there.
 */
function speakByBrowser({ content }: SpokenReply, hearing: Hearing): Speaker {
  const lang = replyLanguage(content);
  const chunks = splitForSpeech(spokenText(content, lang), lang, longestUtterance);
  let next = 0;
  let silent = false;
  // Browsers forget an utterance that nothing refers to, in the middle of it.
  let utterance: SpeechSynthesisUtterance | null = null;
  const watchdog = setTimeout(hearing.failed, timeoutMs);

  function speak() {
    const text = chunks[next];
    if (text === undefined) return finish(hearing.ended);
    const own = new SpeechSynthesisUtterance(text);
    utterance = own;
    if (lang) own.lang = lang;
    own.voice = voiceFor(lang);
    own.rate = speechRate.read();
    own.onstart = () => {
      clearTimeout(watchdog);
      if (next === 0) hearing.started();
    };
    own.onend = () => {
      if (utterance !== own) return;
      next += 1;
      speak();
    };
    own.onerror = ({ error }) => {
      if (utterance !== own) return;
      finish(error === "not-allowed" ? hearing.ended : hearing.failed);
    };
    speechSynthesis.speak(own);
  }

  function hush() {
    utterance = null;
    speechSynthesis.cancel();
  }

  function finish(tell: () => void) {
    clearTimeout(watchdog);
    // Also where there is nothing to say at all, and nobody knows this speaker yet.
    queueMicrotask(tell);
  }

  // What another page of this site left half said.
  speechSynthesis.cancel();
  speak();
  return {
    pause() {
      silent = true;
      hush();
    },
    goOn() {
      silent = false;
      speak();
    },
    setRate() {
      if (silent) return;
      hush();
      speak();
    },
    end() {
      clearTimeout(watchdog);
      hush();
    },
  };
}

/** A voice of the language; null leaves the choice to the browser. */
function voiceFor(lang: string): SpeechSynthesisVoice | null {
  if (!lang) return null;
  const fitting = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}
