import { useEffect, useRef, useState } from "react";
import { stopListening } from "~/chat/listen-to";
import * as m from "~/chat/messages";
import { showMicrophoneError } from "~/chat/microphone-problem";
import { announceMicrophone } from "~/ui/speech-events";
import { showToast } from "~/ui/toast-store";

/** The browser's speech recognition, which TypeScript's DOM types lack. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionEvent = Event & {
  results?: ArrayLike<ArrayLike<{ transcript: string }>>;
  error?: string;
};

/**
 * Recognises speech by the browser, from the first render on.
 * @param onFail called after a failure was shown
 * @returns the words so far, and whether the microphone is open
 */
export function useDictation(onFail: () => void) {
  const [words, setWords] = useState("");
  const [listening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

  useEffect(() => {
    stopListening();
    const own = createRecognition();
    if (!own) return;
    recognition.current = own;
    const setMicrophoneState = (begins: boolean) => {
      setListening(begins);
      announceMicrophone(begins);
    };
    own.addEventListener("start", () => setMicrophoneState(true));
    own.addEventListener("end", () => setMicrophoneState(false));
    own.addEventListener("result", ({ results }: RecognitionEvent) => {
      const heard = Array.from(results ?? [], (result) => result[0]?.transcript ?? "");
      setWords(heard.join(" ").replace(/\s+/g, " ").trim());
    });
    own.addEventListener("error", ({ error }: RecognitionEvent) => {
      if (error === "aborted" || error === "no-speech") return;
      showRecognitionError(error);
      fail.current();
    });
    own.start();
    return () => {
      own.abort();
      announceMicrophone(false);
    };
  }, []);

  return { words, listening, stop: () => recognition.current?.stop() };
}

/** Null if the browser has no speech recognition. */
function createRecognition(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  const Recognise = SpeechRecognition ?? webkitSpeechRecognition;
  return Recognise
    ? Object.assign(new Recognise(), { continuous: true, interimResults: true })
    : null;
}

/** The microphone's problem under the name of the `DOMException` that a recording would meet. */
const microphoneErrors: Record<string, string> = {
  "not-allowed": "NotAllowedError",
  "audio-capture": "NotFoundError",
};

function showRecognitionError(error = "") {
  const name = microphoneErrors[error];
  if (name) showMicrophoneError(new DOMException("", name));
  else {
    showToast({
      tone: "error",
      title: m.dictationFailed(),
      message: m.dictationFailedAdvice(),
    });
  }
}
