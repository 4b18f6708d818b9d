import type { AudioClip } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { storeBytes } from "~/library/store-bytes.server";
import type { App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import type { ReplyToSpeak, Reserved } from "~/platform/ports";
import { withTimeout } from "~/platform/with-timeout";
import { expectedSeconds } from "./expected-seconds";
import { measureClip } from "./measure-clip.server";
import { replyLanguage } from "./reply-language";
import { findSpokenReply, insertSpokenReply } from "./spoken-reply-store.server";
import { spokenText } from "./spoken-text";

/** Milliseconds that reading a reply aloud may take, and to look for it or to keep it. */
const timeLimit = { voice: 90_000, store: 15_000 };

/**
 * Has a reply read aloud and keeps the audio, unless that is done already. As long as it is not
 * measured, seconds of the day's allowance are reserved for what it may take. Only the conversation's study session
 * calls this, once at a time for each reply.
 * @throws ProviderError when the provider does not deliver
 */
export async function speakReply(app: App, reply: ReplyToSpeak): Promise<Reserved> {
  if (await isSpoken(app, reply)) return { granted: true };
  if (!app.speech) throw new ProviderError("provider_unconfigured", "Nobody reads aloud here.");
  const language = replyLanguage(reply.content);
  const text = spokenText(reply.content, language);
  const expected = expectedSeconds(text);
  const usage = app.dailyUsage(reply.userId);
  const reservation = `${reply.id}-speech`;
  const held = await usage.reserve("speechSeconds", reply.limit, reservation, expected);
  if (!held.granted) return held;
  let audio: AudioClip | undefined;
  try {
    const speaking = app.speech.speak(text, language, AbortSignal.timeout(timeLimit.voice));
    // Not every voice listens to a signal.
    audio = await withTimeout(timeLimit.voice, speaking);
    await withTimeout(timeLimit.store, keepAudio(app, reply, audio));
  } catch (error) {
    // It may have been kept after all, and only the answer was lost.
    if (!audio || !(await isSpoken(app, reply).catch(() => false))) {
      await usage.giveBack(reservation);
      throw error;
    }
  }
  const seconds = Math.ceil(await measureClip(audio)) || expected;
  // What was spoken counts: a counter that could not be reached is asked once more.
  await usage.keep(reservation, seconds).catch(() => usage.keep(reservation, seconds));
  return held;
}

async function isSpoken({ database }: App, { id }: ReplyToSpeak): Promise<boolean> {
  return (await withTimeout(timeLimit.store, findSpokenReply(database, id))) !== null;
}

async function keepAudio(app: App, reply: ReplyToSpeak, audio: AudioClip): Promise<void> {
  const bytesKey = `speech/${reply.userId}/${newId()}`;
  await storeBytes(app, bytesKey, audio.bytes, audio.type);
  await insertSpokenReply(app.database, {
    messageId: reply.id,
    bytesKey,
    mediaType: audio.type,
    size: audio.bytes.byteLength,
    createdAt: app.clock.now(),
  });
}
