import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import { detectAudioType } from "~/ai/audio-type";
import type { AudioClip } from "~/ai/ports";
import { AppError } from "~/platform/errors";
import { parseInput } from "~/platform/route.server";
import { measureClip } from "./measure-clip.server";
import { type VoiceRequest, voiceRequestSchema } from "./schema";
import { voiceLimits } from "./voice-limits";

/** Seconds that a recorder may stop too late. */
const grace = 2;

/**
 * The recording and the fields of a multipart request.
 * @throws AppError invalid_request, too_large or unsupported_file_type
 */
export async function readRecording(request: Request): Promise<VoiceRequest & { clip: AudioClip }> {
  const { audio, fields } = await readParts(request);
  if (!audio?.byteLength) throw new AppError("invalid_request", "Record something first.");
  const input = parseInput(voiceRequestSchema, fields);
  const type = detectAudioType(audio);
  if (!type) {
    throw new AppError(
      "unsupported_file_type",
      "That is not a recording that can be heard here. Send WebM, Ogg, MP4, MP3 or WAV.",
    );
  }
  const clip = { bytes: audio, type };
  if ((await measureClip(clip)) > voiceLimits.seconds + grace) {
    throw new AppError("too_large", "That recording is longer than 2 minutes. Make it shorter.");
  }
  return { ...input, clip };
}

async function readParts(
  request: Request,
): Promise<{ audio: Uint8Array | null; fields: Record<string, string> }> {
  let audio: Uint8Array | null = null;
  const fields: Record<string, string> = {};
  try {
    const parts = parseMultipartRequest(request, {
      maxFileSize: voiceLimits.bytes,
      maxTotalSize: voiceLimits.bytes + voiceLimits.fieldBytes,
      maxParts: 8,
    });
    for await (const part of parts) {
      if (part.name === "audio") audio = part.bytes;
      else if (part.name && part.filename === undefined) fields[part.name] = part.text;
    }
  } catch (error) {
    throw asRecordingError(error);
  }
  return { audio, fields };
}

function asRecordingError(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
    return new AppError("too_large", "That recording is larger than 10 MB. Make it shorter.");
  }
  if (error instanceof MaxPartsExceededError) {
    return new AppError("invalid_request", "Send one recording at a time.");
  }
  if (error instanceof MultipartParseError) {
    return new AppError(
      "invalid_request",
      "The recording arrived incomplete. Please send it again.",
    );
  }
  return error;
}
