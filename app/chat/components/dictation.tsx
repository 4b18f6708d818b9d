import { useDictation } from "~/chat/components/use-dictation";
import { VoicePanel } from "~/chat/components/voice-panel";
import * as m from "~/chat/messages";
import { Button } from "~/ui/button";

/** Dictates with the browser's speech recognition into the text box, so that the words can be checked before sending. */
export default function Dictation({
  onWords,
  onClose,
}: {
  onWords: (words: string) => void;
  onClose: () => void;
}) {
  const { words, listening, stop } = useDictation(onClose);

  function finish() {
    if (!words) return;
    stop();
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
