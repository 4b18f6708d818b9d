import { Mic, SendHorizontal, Square, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { VoicePanel } from "~/chat/components/voice-panel";
import { stopListening } from "~/chat/listen-to";
import * as m from "~/chat/messages";
import { showMicrophoneError } from "~/chat/microphone-problem";
import { clockTime, recordingType } from "~/chat/recording-type";
import { voiceLimits } from "~/chat/voice-limits";
import { Button } from "~/ui/button";
import { announceMicrophone } from "~/ui/speech-events";
import { showToast } from "~/ui/toast-store";

interface Clip {
  blob: Blob;
  url: string;
}

/** Enough for speech, and two minutes of it are less than a megabyte. */
const bitsPerSecond = 48_000;

/** Records a question: timer, stop, then a clip to hear, send or discard. */
export default function Recorder({
  sending,
  onSend,
  onClose,
}: {
  /** The clip is on its way and nothing is known of it yet. */
  sending: boolean;
  onSend: (recording: Blob) => void;
  onClose: () => void;
}) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [clip, setClip] = useState<Clip | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const leaving = new AbortController();
    stopListening();
    record(leaving.signal, setSeconds, setClip)
      .then((started) => {
        recorder.current = started;
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        showMicrophoneError(error);
        close.current();
      });
    return () => leaving.abort();
  }, []);

  useEffect(() => () => URL.revokeObjectURL(clip?.url ?? ""), [clip]);

  function stop() {
    recorder.current?.stop();
  }

  if (clip) {
    return (
      <VoicePanel key="clip" mood="still" status={sending ? m.sending() : m.recordingReady()}>
        {/* biome-ignore lint/a11y/useMediaCaption: the learner's own words */}
        <audio
          controls
          src={clip.url}
          aria-label={m.yourRecording()}
          onLoadedMetadata={findLength}
          className="h-11 w-full min-w-0 sm:w-auto sm:flex-1"
        />
        <span className="ms-auto flex gap-2">
          <Button type="button" variant="quiet" disabled={sending} onClick={onClose}>
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
              onSend(clip.blob);
            }}
          >
            {m.sendRecording()}
            <SendHorizontal aria-hidden="true" className="size-4 rtl:rotate-180" />
          </Button>
        </span>
      </VoicePanel>
    );
  }
  const listening = seconds !== null;
  return (
    <VoicePanel
      mood={listening ? "listening" : "still"}
      status={listening ? m.recording() : m.waitingForMicrophone()}
      time={
        listening
          ? m.recordingTime({ elapsed: clockTime(seconds), limit: clockTime(voiceLimits.seconds) })
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

/**
 * Begins to record, until it is stopped, two minutes are over or `leaving` is aborted.
 * @throws DOMException where there is no microphone, or it is not allowed
 */
async function record(
  leaving: AbortSignal,
  onTick: (seconds: number) => void,
  onClip: (clip: Clip) => void,
): Promise<MediaRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
    announceMicrophone(false);
  };
  if (leaving.aborted) {
    letGo();
    leaving.throwIfAborted();
  }
  const type = recordingType((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(type ? { mimeType: type } : {}),
  });
  const pieces: Blob[] = [];
  const begun = performance.now();
  const elapsed = () => Math.min(voiceLimits.seconds, (performance.now() - begun) / 1_000);
  const ticking = setInterval(() => onTick(elapsed()), 1_000);
  const ending = setTimeout(() => recorder.stop(), voiceLimits.seconds * 1_000);
  const end = () => {
    clearInterval(ticking);
    clearTimeout(ending);
    letGo();
  };
  recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
  recorder.addEventListener("stop", () => {
    end();
    if (leaving.aborted) return;
    const blob = new Blob(pieces, { type: recorder.mimeType });
    onClip({ blob, url: URL.createObjectURL(blob) });
    if (elapsed() >= voiceLimits.seconds) {
      showToast({
        tone: "info",
        title: m.recordingFull(),
        message: m.recordingFullAdvice(),
      });
    }
  });
  leaving.addEventListener("abort", end);
  announceMicrophone(true);
  recorder.start(1_000);
  onTick(0);
  return recorder;
}

/** Browsers do not write a recording's length into it; they find it when they are sent past its end. */
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
