import { showToast } from "~/ui/toast-store";
import { BrowserSpeaker } from "./browser-speaker";
import { countHeard } from "./count-heard";
import * as m from "./messages";
import type { Hearing, Speaker } from "./speaker";
import { speechRate } from "./speech-rate";
import { currentVoice, type SpokenReply, setVoice } from "./voice-state";

let speaker: Speaker | null = null;

/**
 * Reads a reply aloud with the provider's voice, or with the browser's if there is none or it fails.
 * @param asked whether the learner pressed a button; then a failure is shown
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
    if ("speechSynthesis" in window)
      follow((hearing) => new BrowserSpeaker(reply.content, hearing), giveUp);
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

export function pauseOrResume() {
  const voice = currentVoice();
  if (!speaker || !voice || voice.status === "loading") return;
  const paused = voice.status === "paused";
  setVoice({ id: voice.id, status: paused ? "playing" : "paused" });
  if (paused) speaker.goOn();
  else speaker.pause();
}

/** Sets the speed, now and for later replies. */
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
      // Browsers forbid sound before the first interaction with a page; the voice itself has not failed.
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
