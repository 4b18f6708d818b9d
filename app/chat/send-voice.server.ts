import type { AudioClip, Transcriber } from "~/ai/ports";
import { BudgetSpentError, providerFailureOf } from "~/ai/provider-error";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import * as m from "./messages";
import { readRecording } from "./read-recording.server";
import { maximumMessageLength } from "./schema";
import { type SentTurn, sendMessage, sendOnce } from "./send-message.server";

/** Milliseconds that a transcription may take. */
const timeLimit = 60_000;

export interface SpokenTurn extends SentTurn {
  /** The transcript, which is the learner's message. Empty if it was sent before. */
  transcript: string;
}

/**
 * Sends the transcript of a recording, a multipart request, as a message. The message is reserved in the
 * day's usage before the transcription, and released if that fails.
 * @throws AppError invalid_request, too_large, unsupported_file_type, not_found, upgrade_required,
 * no_content, or a provider's failure
 */
export async function sendVoice(app: App, actor: Actor, request: Request): Promise<SpokenTurn> {
  const { transcriber } = app;
  if (!transcriber) {
    throw new AppError("provider_unconfigured", m.recordingsNotAccepted());
  }
  const { clip, once, ...input } = await readRecording(request);
  let transcript = "";
  const message = async () => {
    transcript = await transcribe(app, transcriber, clip);
    return transcript;
  };
  const sent = once
    ? sendOnce(app, actor, { ...input, message, turnId: await idOf(actor.id, once, clip.bytes) })
    : sendMessage(app, actor, { ...input, message });
  // If the learner leaves during the transcription, the turn still completes and the reservation is settled.
  app.background.run(
    "voice_message",
    sent.then(
      () => {},
      () => {},
    ),
  );
  return { ...(await sent), transcript };
}

async function transcribe(app: App, transcriber: Transcriber, clip: AudioClip): Promise<string> {
  let text: string;
  try {
    ({ text } = await transcriber.transcribe(clip, AbortSignal.timeout(timeLimit)));
  } catch (error) {
    app.log.error("transcription_failed", error, { bytes: clip.bytes.byteLength, type: clip.type });
    if (error instanceof BudgetSpentError) {
      throw new AppError(error.failure, m.transcriptionLimitReached());
    }
    throw new AppError(providerFailureOf(error), m.voiceFailed());
  }
  const transcript = text.trim().slice(0, maximumMessageLength);
  // Whisper transcribes silence as single characters.
  if (!/[\p{L}\p{N}]/u.test(transcript)) {
    throw new AppError("no_content", m.nothingHeard());
  }
  return transcript;
}
