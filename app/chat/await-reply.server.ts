import { AppError } from "~/platform/errors";
import * as m from "./messages";
import type { ChatMessage } from "./schema";
import type { SentTurn } from "./send-message.server";

/**
 * Waits for the complete reply of a turn.
 * @throws AppError with the code of the turn's failure
 */
export async function awaitReply({ events }: SentTurn): Promise<ChatMessage> {
  for await (const event of events) {
    if (event.type === "message") return event.message;
    if (event.type === "error") throw new AppError(event.code, event.error);
  }
  throw new AppError("provider_failed", m.replyFailed());
}
