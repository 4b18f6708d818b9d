import { BudgetSpentError } from "~/ai/call-budget";
import type { AudioClip, Transcriber } from "~/ai/ports";
import { providerFailureOf } from "~/ai/provider-error";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import { readRecording } from "./read-recording.server";
import { maximumMessageLength } from "./schema";
import { type SentTurn, sendMessage, sendOnce } from "./send-message.server";

/** Milliseconds that a transcription may take. */
const timeLimit = 60_000;

export interface SpokenTurn extends SentTurn {
  /** What was understood; it is the learner's message. Empty where it was sent before. */
  transcript: string;
}

/**
 * Sends what was said in a recording, a multipart request, as a message. The day's message is
 * reserved before anybody listens, and given back where nothing comes of it.
 * @throws AppError invalid_request, too_large, unsupported_file_type, not_found, upgrade_required,
 * no_content, or one of a provider
 */
export async function sendVoice(app: App, actor: Actor, request: Request): Promise<SpokenTurn> {
  const { transcriber } = app;
  if (!transcriber) {
    throw new AppError(
      "provider_unconfigured",
      "Voice messages are not set up here. Please type your message.",
    );
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
  // Whoever leaves while we listen finds the answer later, and no reservation is left behind.
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
      throw new AppError(
        error.failure,
        "Fennec has listened as much as it may today. Please type your message.",
      );
    }
    throw new AppError(
      providerFailureOf(error),
      "Failed to process voice recording. Please try again.",
    );
  }
  const transcript = text.trim().slice(0, maximumMessageLength);
  // Whisper hears single signs in silence.
  if (!/[\p{L}\p{N}]/u.test(transcript)) {
    throw new AppError(
      "no_content",
      "Nothing could be heard in that recording. Speak a little closer and try again.",
    );
  }
  return transcript;
}
