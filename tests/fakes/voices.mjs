// What the model server answers to sounds, and with sounds.
import { mp3 } from "./sounds.mjs";

/** What is heard in a recording unless a step says otherwise. */
const heard = "What is the most serious enemy of the honeybee?";

const named = /\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/;
const beginnings = ["RIFF", "OggS", "\x1aE\xdf\xa3", "ID3", "\xff\xfb"];

function isSound(bytes) {
  const head = bytes.toString("latin1", 0, 8);
  return beginnings.some((beginning) => head.startsWith(beginning)) || head.endsWith("ftyp");
}

/** `POST /v1/audio/transcriptions` */
export async function openaiTranscription({ headers }, body, { openaiAudio }) {
  const form = await new Response(body, {
    headers: { "Content-Type": headers["content-type"] ?? "" },
  }).formData();
  const file = form.get("file");
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  return {
    sent: { ...fields, authorization: headers.authorization ?? null, bytes: bytes.length },
    model: String(fields.model),
    check: () => [
      ...openaiAudio.transcription.request({ ...fields, file: "" }),
      ...(file instanceof File && named.test(file.name) ? [] : ["file: no known name"]),
      ...(isSound(bytes) ? [] : ["file: no sound"]),
    ],
    type: "application/json",
    reply: (step) => {
      const text = step.flood ? "x".repeat(step.flood) : (step.say ?? heard);
      return JSON.stringify(valid({ text }, openaiAudio.transcription.reply));
    },
  };
}

/** `POST /v1/audio/speech` */
export function openaiSpeech({ headers }, body, { openaiAudio }) {
  const sent = JSON.parse(body.toString("utf8"));
  return {
    sent: { ...sent, authorization: headers.authorization ?? null },
    model: String(sent.model),
    check: () => [
      ...openaiAudio.speech.request(sent),
      ...(String(sent.input).length > 4_096 ? ["input: longer than 4096"] : []),
    ],
    type: "audio/mpeg",
    reply: spoken,
  };
}

/** A model of Workers AI that hears or speaks; null for any other. */
export function workersAiVoice(model, inputs, contract) {
  const voice = { sent: inputs, model, check: () => contract.request(inputs) };
  if (model.includes("whisper")) {
    const bytes = Buffer.from(String(inputs.audio), "base64");
    return {
      ...voice,
      sent: { bytes: bytes.length },
      check: () => [
        ...contract.request(inputs),
        ...(isSound(bytes) ? [] : ["audio: no sound in base64"]),
      ],
      type: "application/json",
      reply: (step) => {
        const text = step.flood ? "x".repeat(step.flood) : (step.say ?? heard);
        const info = { language: "en", duration: 2 };
        return JSON.stringify(valid({ text, transcription_info: info }, contract.reply));
      },
    };
  }
  if (model.includes("melotts")) {
    return {
      ...voice,
      type: "application/json",
      reply: (step) => JSON.stringify({ audio: Buffer.from(spoken(step)).toString("base64") }),
    };
  }
  return model.includes("aura") ? { ...voice, type: "audio/mpeg", reply: spoken } : null;
}

/** Two seconds, or as many bytes as a step floods with. */
function spoken(step) {
  return mp3(step.flood ? Math.ceil(step.flood / 417) : 80);
}

/** A test must not rest on a reply that no provider would give. */
function valid(value, check) {
  const problems = check(value);
  if (problems.length > 0) throw new Error(`The fake breaks its contract: ${problems.join("; ")}`);
  return value;
}
