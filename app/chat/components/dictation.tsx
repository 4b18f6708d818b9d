import { useEffect, useRef, useState } from "react";
import { VoicePanel } from "~/chat/components/voice-panel";
import { stopListening } from "~/chat/listen-to";
import { tellOfMicrophone } from "~/chat/microphone-problem";
import { Button } from "~/ui/button";
import { tellMicrophone } from "~/ui/speech-events";
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
    const tellListening = (begins: boolean) => {
      setListening(begins);
      tellMicrophone(begins);
    };
    own.addEventListener("start", () => tellListening(true));
    own.addEventListener("end", () => tellListening(false));
    own.addEventListener("result", (event: RecognitionEvent) => {
      const heard = Array.from(event.results ?? [], (result) => result[0]?.transcript ?? "");
      setWords(heard.join(" ").replace(/\s+/g, " ").trim());
    });
    own.addEventListener("error", ({ error }: RecognitionEvent) => {
      if (error === "aborted" || error === "no-speech") return;
      if (error === "not-allowed") tellOfMicrophone(new DOMException("", "NotAllowedError"));
      else if (error === "audio-capture") tellOfMicrophone(new DOMException("", "NotFoundError"));
      else {
        showToast({
          tone: "error",
          title: "Your browser cannot listen now",
          message: "Its speech recognition did not answer. Please type your message.",
        });
      }
      close.current();
    });
    own.start();
    return () => {
      own.abort();
      tellMicrophone(false);
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
      status={listening ? "Listening" : words ? "Heard" : "Waiting for the microphone"}
    >
      <p
        dir="auto"
        className={`w-full wrap-anywhere ${words ? "max-h-40 overflow-y-auto" : "text-soft"}`}
      >
        {words ||
          `${listening ? "Speak now." : "Allow it if your browser asks."} Your browser turns speech into text, with its maker's service.`}
      </p>
      <span className="ms-auto flex gap-2">
        <Button type="button" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          autoFocus
          type="button"
          variant={words ? "primary" : "secondary"}
          aria-disabled={words ? undefined : true}
          onClick={finish}
          className="aria-disabled:opacity-60"
        >
          Use these words
        </Button>
      </span>
    </VoicePanel>
  );
}
