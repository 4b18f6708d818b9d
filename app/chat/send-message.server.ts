import { planLimit } from "~/billing/plans";
import { overLimit } from "~/billing/require-plan.server";
import { findFile } from "~/library/find-file.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { conversationId } from "./conversation-id";
import { seedConversation } from "./message-store.server";
import { withAudio } from "./reply-audio.server";
import { resumeTurn } from "./resume-turn.server";
import type { SeedMessage } from "./schema";
import { type NumberedEvent, readTurnEvents } from "./turn-events";

export interface SentTurn {
  turnId: string;
  events: AsyncGenerator<NumberedEvent>;
}

/**
 * Sends a message whose turn has its id already, or reads on where it was sent before.
 * @throws AppError as `sendMessage` does
 */
export async function sendOnce(
  app: App,
  actor: Actor,
  input: { message: string; fileId: string | null; turnId: string },
): Promise<SentTurn> {
  const { turnId, fileId } = input;
  try {
    return { turnId, events: await resumeTurn(app, actor, { turnId, fileId, after: 0 }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  }
  return sendMessage(app, actor, input);
}

/**
 * Sends a message. The conversation's session reserves it in the day's usage and queues it behind
 * the turns that came before it. It runs to its end whether or not the events are read.
 * @param input.message what it says, or what finds that out once it is reserved
 * @throws AppError not_found or upgrade_required, and what `message` throws
 */
export async function sendMessage(
  app: App,
  actor: Actor,
  input: {
    message: string | (() => Promise<string>);
    fileId: string | null;
    messages?: SeedMessage[] | undefined;
    /** Of the turn; a new one unless told. */
    turnId?: string;
  },
): Promise<SentTurn> {
  const { fileId, turnId = newId() } = input;
  if (fileId) await findFile(app, actor, fileId);
  const limit = planLimit(actor.tier, "chat");
  const usage = app.dailyUsage(actor.id);
  try {
    // Nothing is listened to or seeded for a message that will be refused.
    if (typeof input.message === "function" || input.messages) {
      const held = await usage.reserve("chat", limit, turnId);
      if (!held.granted) throw overLimit("chat", { limit, used: held.used });
    }
    const message = typeof input.message === "string" ? input.message : await input.message();
    if (input.messages) {
      const key = { userId: actor.id, fileId };
      await seedConversation(app.database, key, input.messages, app.clock.now());
    }
    const id = conversationId(actor.id, fileId);
    const turn = { id: turnId, conversationId: id, learnerId: actor.id, fileId, message };
    const sent = await app.studySession(id).send(turn, limit);
    if (!sent.granted) throw overLimit("chat", { limit, used: sent.used });
    return { turnId, events: withAudio(app, actor, readTurnEvents(sent.events)) };
  } catch (error) {
    await usage.giveBack(turnId);
    throw error;
  }
}
