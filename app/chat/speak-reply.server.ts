import { ProviderError } from "~/ai/provider-error";
import { storeBytes } from "~/library/store-bytes.server";
import type { App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import type { ReplyToSpeak } from "~/platform/ports";
import { replyLanguage } from "./reply-language";
import { findSpokenReply, insertSpokenReply } from "./spoken-reply-store.server";
import { spokenText } from "./spoken-text";

/** Milliseconds that reading a reply aloud may take. */
const timeLimit = 90_000;

/**
 * Has a reply read aloud and keeps the audio, unless that is done already. Only the conversation's
 * study session calls this, once at a time for each reply.
 * @throws ProviderError when the provider does not deliver
 */
export async function speakReply(app: App, reply: ReplyToSpeak): Promise<void> {
  if (await findSpokenReply(app.database, reply.id)) return;
  if (!app.speech) throw new ProviderError("provider_unconfigured", "Nobody reads aloud here.");
  const language = replyLanguage(reply.content);
  const text = spokenText(reply.content, language);
  const audio = await app.speech.speak(text, language, AbortSignal.timeout(timeLimit));
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
