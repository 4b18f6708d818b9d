import { Mic } from "lucide-react";
import { lazy, Suspense } from "react";
import { showToast } from "~/ui/toast-store";

/** Who writes down what is said: a model of the server, or else the browser itself. */
export type VoiceListener = "server" | "browser";

const Recorder = lazy(() => import("~/chat/components/recorder"));
const Dictation = lazy(() => import("~/chat/components/dictation"));

/** Begins a voice message. Only scripts can record, so without them there is no button. */
export function RecordButton({
  listener,
  disabled,
  onPress,
}: {
  listener: VoiceListener;
  disabled: boolean;
  onPress: () => void;
}) {
  function press() {
    const hears =
      listener === "server" || "SpeechRecognition" in window || "webkitSpeechRecognition" in window;
    if (hears) onPress();
    else {
      showToast({
        tone: "info",
        title: "Voice messages are not set up here",
        message: "Voice input isn't available in this browser. Please type your message.",
      });
    }
  }

  return (
    <button
      type="button"
      aria-label="Record a voice message"
      title="Record a voice message"
      disabled={disabled}
      onClick={press}
      className="grid size-11 shrink-0 [@media(scripting:none)]:hidden place-items-center rounded-card text-soft hover:bg-sunk hover:text-ink disabled:opacity-60"
    >
      <Mic aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Where the voice message is made, loaded when it is asked for. */
export function VoiceInput({
  listener,
  sending,
  onSend,
  onWords,
  onClose,
}: {
  listener: VoiceListener;
  sending: boolean;
  onSend: (recording: Blob) => void;
  onWords: (words: string) => void;
  onClose: () => void;
}) {
  return (
    <Suspense fallback={<div className="h-13" />}>
      {listener === "server" ? (
        <Recorder sending={sending} onSend={onSend} onClose={onClose} />
      ) : (
        <Dictation onWords={onWords} onClose={onClose} />
      )}
    </Suspense>
  );
}
