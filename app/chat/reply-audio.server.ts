import { includesSpeech } from "~/billing/require-plan.server";
import type { Actor, App } from "~/platform/app.server";
import { replyLanguage } from "./reply-language";
import type { ChatMessage } from "./schema";
import type { NumberedEvent } from "./turn-events";

/** The message with the URL of its audio, if plan and provider allow it. */
export function withAudioUrl(app: App, actor: Actor, message: ChatMessage): ChatMessage {
  const spoken =
    message.role === "assistant" &&
    !message.askedBack &&
    includesSpeech(actor) &&
    app.speech?.speaks(replyLanguage(message.content));
  return spoken ? { ...message, audioUrl: `/api/messages/${message.id}/audio` } : message;
}

/** The events of a turn; its reply has the URL of its audio. */
export async function* withAudio(
  app: App,
  actor: Actor,
  events: AsyncIterable<NumberedEvent>,
): AsyncGenerator<NumberedEvent> {
  for await (const event of events) {
    yield event.type === "message"
      ? { ...event, message: withAudioUrl(app, actor, event.message) }
      : event;
  }
}
