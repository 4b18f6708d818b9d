import { useSyncExternalStore } from "react";
import { announceSpeech } from "~/ui/speech-events";

/** The parts of a reply that reading it aloud needs. */
export interface SpokenReply {
  id: string;
  /** Markdown. */
  content: string;
  /** The URL of the audio by a provider's voice; without it, the browser speaks. */
  audioUrl?: string;
}

/** Which reply is being read aloud. There is one voice on the page. */
export interface Voice {
  id: string;
  status: "loading" | "playing" | "paused";
}

let voice: Voice | null = null;
const listeners = new Set<() => void>();

export function setVoice(next: Voice | null) {
  const spoke = voice?.status === "playing";
  const speaks = next?.status === "playing";
  voice = next;
  if (spoke !== speaks) announceSpeech(speaks);
  for (const listener of listeners) listener();
}

/** The state of the voice. */
export function currentVoice(): Voice | null {
  return voice;
}

/** The state of the voice if it reads this reply. */
export function useVoice(id: string): Voice | null {
  return useSyncExternalStore(
    listen,
    () => (voice?.id === id ? voice : null),
    () => null,
  );
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
