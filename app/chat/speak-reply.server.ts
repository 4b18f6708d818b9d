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

/** The most milliseconds for synthesising a reply, and for reading or writing the audio. */
const timeLimit = { voice: 90_000, store: 15_000 };

/**
 * Synthesises a reply and stores the audio, unless it is stored already. The expected seconds are reserved from the
 * day's allowance until the audio is measured. Only the conversation's study session calls this, once at a time for
 * each reply.
 * @throws ProviderError if the provider fails
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
    // Not every provider observes the signal.
    audio = await withTimeout(timeLimit.voice, speaking);
    await withTimeout(timeLimit.store, keepAudio(app, reply, audio));
  } catch (error) {
    // The audio may have been stored although the response was lost.
    if (!audio || !(await isSpoken(app, reply).catch(() => false))) {
      await usage.giveBack(reservation);
      throw error;
    }
  }
  const seconds = Math.ceil(await measureClip(audio)) || expected;
  // Delivered audio must count, so there is one retry if the counter cannot be reached.
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
