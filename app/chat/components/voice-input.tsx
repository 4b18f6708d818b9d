import { Mic } from "lucide-react";
import { Suspense } from "react";
import * as m from "~/chat/messages";
import { loadComponent } from "~/ui/load-component";
import { showToast } from "~/ui/toast-store";

/** Who transcribes: a model on the server, or the browser. */
export type VoiceListener = "server" | "browser";

const Recorder = loadComponent(() => import("~/chat/components/recorder"));
const Dictation = loadComponent(() => import("~/chat/components/dictation"));

/** Starts a voice message. Hidden without JavaScript, which recording needs. */
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
        title: m.noVoiceInputTitle(),
        message: m.noVoiceInput(),
      });
    }
  }

  return (
    <button
      type="button"
      aria-label={m.recordVoice()}
      title={m.recordVoice()}
      disabled={disabled}
      onClick={press}
      className="grid size-11 shrink-0 [@media(scripting:none)]:hidden place-items-center rounded-card text-soft hover:bg-sunk hover:text-ink disabled:opacity-60"
    >
      <Mic aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Records or dictates a voice message; its code is loaded on first use. */
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
