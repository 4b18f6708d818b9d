import { Mic, SendHorizontal, Square, X } from "lucide-react";
import { useRecorder } from "~/chat/components/use-recorder";
import { VoicePanel } from "~/chat/components/voice-panel";
import * as m from "~/chat/messages";
import { recordingTime } from "~/chat/recording-type";
import { voiceLimits } from "~/chat/voice-limits";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-store";

/** Records a question: timer, stop, then a clip to hear, send or discard. */
export default function Recorder({
  sending,
  onSend,
  onClose,
}: {
  /** Whether the clip is being sent and has not been transcribed yet. */
  sending: boolean;
  onSend: (recording: Blob) => void;
  onClose: () => void;
}) {
  const { seconds, clip, stop } = useRecorder(onClose);
  if (clip) {
    return (
      <RecordedClip
        key="clip"
        url={clip.url}
        sending={sending}
        onSend={() => onSend(clip.blob)}
        onDiscard={onClose}
      />
    );
  }
  const listening = seconds !== null;
  return (
    <VoicePanel
      mood={listening ? "listening" : "still"}
      status={listening ? m.recording() : m.waitingForMicrophone()}
      time={
        listening
          ? m.recordingTime({
              elapsed: recordingTime(seconds),
              limit: recordingTime(voiceLimits.seconds),
            })
          : undefined
      }
    >
      {listening ? (
        <Mic aria-hidden="true" className="breathe size-5 text-rust" />
      ) : (
        <p className="text-soft">{m.allowMicrophone()}</p>
      )}
      <span className="ms-auto flex gap-2">
        <Button type="button" variant="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        {listening ? (
          <Button autoFocus type="button" onClick={stop}>
            <Square aria-hidden="true" className="size-4" />
            {m.stop()}
          </Button>
        ) : null}
      </span>
    </VoicePanel>
  );
}

function RecordedClip({
  url,
  sending,
  onSend,
  onDiscard,
}: {
  url: string;
  sending: boolean;
  onSend: () => void;
  onDiscard: () => void;
}) {
  return (
    <VoicePanel mood="still" status={sending ? m.sending() : m.recordingReady()}>
      {/* biome-ignore lint/a11y/useMediaCaption: the learner's own words */}
      <audio
        controls
        src={url}
        aria-label={m.yourRecording()}
        onLoadedMetadata={findLength}
        className="h-11 w-full min-w-0 sm:w-auto sm:flex-1"
      />
      <span className="ms-auto flex gap-2">
        <Button type="button" variant="quiet" disabled={sending} onClick={onDiscard}>
          <X aria-hidden="true" className="size-4" />
          {m.discardRecording()}
        </Button>
        <Button
          autoFocus
          type="button"
          pending={sending}
          pendingText={m.sendingRecording()}
          onClick={() => {
            showToast(null);
            onSend();
          }}
        >
          {m.sendRecording()}
          <SendHorizontal aria-hidden="true" className="size-4 rtl:rotate-180" />
        </Button>
      </span>
    </VoicePanel>
  );
}

/** Recordings do not contain their length; browsers determine it after seeking past the end. */
function findLength({ currentTarget: audio }: { currentTarget: HTMLAudioElement }) {
  if (Number.isFinite(audio.duration)) return;
  audio.addEventListener(
    "durationchange",
    () => {
      audio.currentTime = 0;
    },
    { once: true },
  );
  audio.currentTime = 1e9;
}
