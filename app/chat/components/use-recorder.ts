import { useEffect, useRef, useState } from "react";
import { stopListening } from "~/chat/listen-to";
import * as m from "~/chat/messages";
import { showMicrophoneError } from "~/chat/microphone-problem";
import { recordingType } from "~/chat/recording-type";
import { voiceLimits } from "~/chat/voice-limits";
import { announceMicrophone } from "~/ui/speech-events";
import { showToast } from "~/ui/toast-store";

interface Clip {
  blob: Blob;
  url: string;
}

/** Enough for speech, and two minutes of it are less than a megabyte. */
const bitsPerSecond = 48_000;

/**
 * Records from the microphone, from the first render on.
 * @param onFail called if there is no microphone, or it is not allowed; the learner was told why
 * @returns the seconds recorded, null until the microphone is allowed, and the clip once it is stopped
 */
export function useRecorder(onFail: () => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [clip, setClip] = useState<Clip | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

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
        fail.current();
      });
    return () => leaving.abort();
  }, []);

  useEffect(() => () => URL.revokeObjectURL(clip?.url ?? ""), [clip]);

  return { seconds, clip, stop: () => recorder.current?.stop() };
}

/**
 * Begins to record, until it is stopped, two minutes are over or `leaving` is aborted.
 * @throws DOMException if there is no microphone, or it is not allowed
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
