import { planLimit } from "~/billing/plans";
import { overLimit } from "~/billing/require-plan.server";
import { findStudied } from "~/courses/find-studied.server";
import { interfaceLanguage } from "~/localization/interface-language";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { tooManyRequests } from "~/platform/route.server";
import type { StudyScope } from "~/study-scope";
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

interface Message extends StudyScope {
  message: string | (() => Promise<string>);
  messages?: SeedMessage[] | undefined;
  /** Whether a question that the material answers is asked back first. */
  tryFirst?: boolean;
  /** The turn's id; a new one by default. */
  turnId?: string;
}

/**
 * Sends a message whose turn has an id, or resumes the turn if it was sent before.
 * @throws AppError as `sendMessage` does
 */
export async function sendOnce(
  app: App,
  actor: Actor,
  input: Message & { turnId: string },
): Promise<SentTurn> {
  const { turnId, fileId, courseId } = input;
  // Before looking for the turn, because an identical message sent concurrently may be answered in the meantime.
  await app.pace(actor.id);
  try {
    return { turnId, events: await resumeTurn(app, actor, { turnId, fileId, courseId, after: 0 }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  }
  return sendPaced(app, actor, input);
}

/**
 * Sends a message. The conversation's session reserves it in the day's usage and queues it behind
 * the earlier turns. It runs to its end whether or not the events are read.
 * @param input.message the text, or a function that finds it once the message is reserved
 * @throws AppError not_found, rate_limited or upgrade_required, and what `message` throws
 */
export async function sendMessage(app: App, actor: Actor, input: Message): Promise<SentTurn> {
  await app.pace(actor.id);
  return sendPaced(app, actor, input);
}

async function sendPaced(app: App, actor: Actor, input: Message): Promise<SentTurn> {
  const { tryFirst = false, turnId = newId() } = input;
  const { fileId, courseId } = await findStudied(app, actor, input);
  const limit = Math.min(planLimit(actor.tier, "chat"), mostMessages);
  const message = await readMessage(app, actor, { ...input, turnId }, limit);
  const id = conversationId(actor.id, { fileId, courseId });
  const turn = {
    id: turnId,
    conversationId: id,
    learnerId: actor.id,
    fileId,
    courseId,
    message,
    tryFirst,
    shard: app.shard,
    language: interfaceLanguage(),
  };
  // From here on, the session confirms or releases the reservation.
  const sent = await app.studySession(id).send(turn, limit);
  if (!sent.granted) throw overDailyLimit(limit, sent.used);
  return { turnId, events: withAudio(app, actor, readTurnEvents(sent.events)) };
}

/** Of a learner and day, whatever the plan: far more than a person sends. */
const mostMessages = 2_000;
/** Seconds. */
const hour = 3_600;

/** A higher plan does not allow more than `mostMessages`. */
function overDailyLimit(limit: number, used: number): AppError {
  return limit < mostMessages ? overLimit("chat", { limit, used }) : tooManyRequests(hour);
}

/** The text of the message. Nothing is transcribed or seeded for a message that will be rejected. */
async function readMessage(
  app: App,
  actor: Actor,
  { message, messages, fileId, courseId, turnId }: Message & { turnId: string },
  limit: number,
): Promise<string> {
  if (typeof message === "string" && !messages) return message;
  const usage = app.dailyUsage(actor.id);
  const held = await usage.reserve("chat", limit, turnId);
  if (!held.granted) throw overDailyLimit(limit, held.used);
  try {
    const text = typeof message === "string" ? message : await message();
    if (messages) {
      const key = { userId: actor.id, fileId, courseId };
      await seedConversation(app.database, key, messages, app.clock.now());
    }
    return text;
  } catch (error) {
    await usage.giveBack(turnId);
    throw error;
  }
}
