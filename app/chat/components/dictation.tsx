import { useEffect, useRef, useState } from "react";
import { VoicePanel } from "~/chat/components/voice-panel";
import { stopListening } from "~/chat/listen-to";
import * as m from "~/chat/messages";
import { showMicrophoneError } from "~/chat/microphone-problem";
import { Button } from "~/ui/button";
import { announceMicrophone } from "~/ui/speech-events";
import { showToast } from "~/ui/toast-store";

/** The browser's own recognition; it is in no standard library of types yet. */
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

/** Listens by the browser's own recognition and hands over the words, to be read before they are sent. */
export default function Dictation({
  onWords,
  onClose,
}: {
  onWords: (words: string) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const [listening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    stopListening();
    const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
      string,
      new () => Recognition
    >;
    const Recognise = SpeechRecognition ?? webkitSpeechRecognition;
    if (!Recognise) return;
    const own = new Recognise();
    recognition.current = own;
    own.continuous = true;
    own.interimResults = true;
    const setMicrophoneState = (begins: boolean) => {
      setListening(begins);
      announceMicrophone(begins);
    };
    own.addEventListener("start", () => setMicrophoneState(true));
    own.addEventListener("end", () => setMicrophoneState(false));
    own.addEventListener("result", (event: RecognitionEvent) => {
      const heard = Array.from(event.results ?? [], (result) => result[0]?.transcript ?? "");
      setWords(heard.join(" ").replace(/\s+/g, " ").trim());
    });
    own.addEventListener("error", ({ error }: RecognitionEvent) => {
      if (error === "aborted" || error === "no-speech") return;
      if (error === "not-allowed") showMicrophoneError(new DOMException("", "NotAllowedError"));
      else if (error === "audio-capture")
        showMicrophoneError(new DOMException("", "NotFoundError"));
      else {
        showToast({
          tone: "error",
          title: m.dictationFailed(),
          message: m.dictationFailedAdvice(),
        });
      }
      close.current();
    });
    own.start();
    return () => {
      own.abort();
      announceMicrophone(false);
    };
  }, []);

  function finish() {
    if (!words) return;
    recognition.current?.stop();
    onWords(words);
  }

  return (
    <VoicePanel
      mood={listening ? "listening" : "still"}
      status={listening ? m.listening() : words ? m.heard() : m.waitingForMicrophone()}
    >
      <p
        dir="auto"
        className={`w-full wrap-anywhere ${words ? "max-h-40 overflow-y-auto" : "text-soft"}`}
      >
        {words || (listening ? m.dictationStarted() : m.dictationNotAllowed())}
      </p>
      <span className="ms-auto flex gap-2">
        <Button type="button" variant="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button
          autoFocus
          type="button"
          variant={words ? "primary" : "secondary"}
          aria-disabled={words ? undefined : true}
          onClick={finish}
          className="aria-disabled:opacity-60"
        >
          {m.useWords()}
        </Button>
      </span>
    </VoicePanel>
  );
}
