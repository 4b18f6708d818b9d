import type { AudioClip } from "~/ai/ports";
import { detectAudioType } from "~/ai/speech/audio-type";
import { AppError } from "~/platform/errors";
import { type ArrivingFile, MultipartError, readMultipart } from "~/platform/multipart.server";
import { parseInput } from "~/platform/route.server";
import { measureClip } from "./measure-clip.server";
import * as m from "./messages";
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
  if (!audio?.byteLength) throw new AppError("invalid_request", m.recordingRequired());
  const input = parseInput(voiceRequestSchema, fields);
  const type = detectAudioType(audio);
  if (!type) {
    throw new AppError("unsupported_file_type", m.recordingTypeUnknown());
  }
  const clip = { bytes: audio, type };
  if ((await measureClip(clip)) > voiceLimits.seconds + grace) {
    throw new AppError("too_large", m.recordingTooLong());
  }
  return { ...input, clip };
}

async function readParts(
  request: Request,
): Promise<{ audio: Uint8Array | null; fields: Record<string, string> }> {
  let audio: Uint8Array | null = null;
  const fields: Record<string, string> = {};
  try {
    const parts = readMultipart(request, {
      fileBytes: voiceLimits.bytes,
      fieldBytes: voiceLimits.fieldBytes,
      totalBytes: voiceLimits.bytes + voiceLimits.fieldBytes,
      parts: 8,
    });
    for await (const part of parts) {
      if (part.kind === "field") fields[part.name] = part.value;
      else if (part.name === "audio") audio = await collect(part.content);
    }
  } catch (error) {
    throw asRecordingError(error);
  }
  return { audio, fields };
}

async function collect(content: ArrivingFile["content"]): Promise<Uint8Array> {
  const chunks: BlobPart[] = [];
  for await (const chunk of content) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function asRecordingError(error: unknown): unknown {
  if (!(error instanceof MultipartError)) return error;
  switch (error.fault) {
    case "file_too_large":
    case "too_large":
      return new AppError("too_large", m.recordingTooLarge());
    case "too_many_parts":
      return new AppError("invalid_request", m.oneRecording());
    case "malformed":
      return new AppError("invalid_request", m.recordingIncomplete());
  }
}
