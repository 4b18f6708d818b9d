import { groundDocuments } from "~/ai/grounding/grounding";
import type { Citation, DocumentMaterial } from "~/ai/ports";
import { ProviderError, providerFailureOf } from "~/ai/provider-error";
import { findStudied } from "~/courses/find-studied.server";
import { openStudied } from "~/courses/open-studied.server";
import { findFile } from "~/library/find-file.server";
import { openMaterial } from "~/library/open-material.server";
import { inLanguage } from "~/localization/current-language.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { isTaken } from "~/platform/ignore-duplicate.server";
import type { Turn } from "~/platform/ports";
import { storageFull } from "~/platform/storage-full.server";
import { everything, isSameScope } from "~/study-scope";
import { questionBack } from "./ask-back";
import {
  appendMessages,
  type ConversationKey,
  listMessages,
  type NewMessage,
} from "./message-store.server";
import * as m from "./messages";
import type { ChatMessage } from "./schema";
import type { ChatEvent } from "./turn-events";

const historyLength = 20;

export interface TurnRun {
  /** Settles when the turn is reserved in the day's usage; no model is asked before. */
  held: Promise<unknown>;
  /** Aborts the turn; nothing is stored. */
  signal: AbortSignal;
  /** Ends the reply at its current length. */
  stop: AbortSignal;
  /** Whether an earlier attempt, whose process died, has sent a part of the reply. */
  told: boolean;
}

/**
 * Produces the reply of a turn and stores question and reply together. From its first words on, a reply counts as one of
 * the day's messages, however it ends. A turn that fails earlier is released. The last event is always `message` or
 * `error`.
 */
export async function* writeReply(app: App, turn: Turn, run: TurnRun): AsyncGenerator<ChatEvent> {
  const usage = app.dailyUsage(turn.learnerId);
  // One retry if the counter cannot be reached, because a delivered reply must count.
  const keep = () => usage.keep(turn.id).catch(() => usage.keep(turn.id));
  let { told } = run;
  const since = Date.now();
  const count = (outcome: string) =>
    app.metrics.count({
      name: "turn",
      labels: { outcome, engine: inLanguage("en", () => app.textModel.name) },
      figures: { milliseconds: Date.now() - since },
    });
  try {
    for await (const event of untilAborted(produce(app, turn, run), run.signal)) {
      told ||= hasVisibleText(event);
      yield event;
    }
  } catch (error) {
    // A reply that an earlier attempt has stored counts too, once.
    await (told || isTaken(error) ? keep() : usage.giveBack(turn.id));
    const failure = describeFailure(app, error, turn);
    count(failure.code);
    yield { type: "error", ...failure };
    return;
  }
  count("answered");
  await keep();
}

/** The generator's values until `signal` is aborted, even if the generator ignores it. */
async function* untilAborted<T>(made: AsyncGenerator<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  for (;;) {
    const next = await Promise.race([made.next(), aborted]);
    if (next.done) return;
    yield next.value;
  }
}

/** Whether the event adds text that a learner sees. */
export function hasVisibleText(event: ChatEvent): boolean {
  return event.type === "token" && event.text.trim() !== "";
}

async function* produce(
  app: App,
  turn: Turn,
  { held, signal, stop }: TurnRun,
): AsyncGenerator<ChatEvent> {
  signal.throwIfAborted();
  const key = conversationOf(turn);
  const [opened, history, mayAskBack] = await Promise.all([
    openTurn(app, key),
    listMessages(app.database, key, historyLength),
    turn.tryFirst ? app.messageClassifier.asksFact(turn.message) : false,
    held,
  ]);
  if (opened.documents.length === 0 && !isSameScope(key, everything))
    throw await unreadable(app, key);
  const material = groundDocuments(opened);
  const task = { question: turn.message, history, material, learnerName: null };
  let content = "";
  let citations: Citation[] = [];
  // Unknown for a reply that was stopped.
  let answered: boolean | undefined;
  try {
    for await (const event of app.textModel.answer(task, AbortSignal.any([signal, stop]))) {
      if (signal.aborted || stop.aborted) break;
      if (event.type === "citations") {
        citations = event.citations;
        answered = event.answered;
      } else {
        content += event.text;
        // Whether the reply answers is known only at its end.
        if (!mayAskBack) yield event;
      }
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  }
  signal.throwIfAborted();
  if (stop.aborted && content.trim() === "") {
    throw new AppError("invalid_request", m.stoppedBeforeReply());
  }
  if (content.trim() === "") {
    throw new ProviderError("provider_failed", "The model returned an empty reply.");
  }
  citations = await material.keepGrounded(citations, (citation) => [citation]);
  const withheld = mayAskBack && answered && citations.length > 0;
  if (mayAskBack) {
    // Sent before it is stored, like any reply, so it counts even if storing fails.
    yield { type: "token", text: withheld ? questionBack(turn.fileId, citations) : content };
  }
  const reply = await storeTurn(app, turn, {
    content,
    citations,
    ...(answered !== undefined && { answered }),
    ...(withheld && { withheld }),
  });
  if (reply) yield { type: "message", message: reply };
}

/** @returns the reply as stored */
async function storeTurn(
  app: App,
  turn: Turn,
  reply: Omit<NewMessage, "id" | "role">,
): Promise<ChatMessage | undefined> {
  const [, stored] = await appendMessages(
    app.database,
    conversationOf(turn),
    [
      { id: `${turn.id}q`, role: "user", content: turn.message, citations: [] },
      { id: turn.id, role: "assistant", ...reply },
    ],
    app.clock.now(),
  );
  return stored;
}

/** Turns that were stored before there were courses have no course. */
function conversationOf({ learnerId, fileId, courseId = null }: Turn): ConversationKey {
  return { userId: learnerId, fileId, courseId };
}

async function openTurn(app: App, key: ConversationKey): Promise<DocumentMaterial> {
  const learner = { id: key.userId };
  // Opening a document finds its name too, which saves a query.
  const { fileId, courseId } = key;
  if (courseId === null) return openMaterial(app, learner, fileId === null ? null : [fileId]);
  return openStudied(app, learner, await findStudied(app, learner, key));
}

async function unreadable(app: App, { userId, fileId }: ConversationKey): Promise<AppError> {
  if (fileId === null) return new AppError("unreadable_document", m.noTextInCourse());
  const { problem } = await findFile(app, { id: userId }, fileId);
  return new AppError("unreadable_document", problem ?? m.noTextToRead());
}

function describeFailure(
  app: App,
  error: unknown,
  turn: Turn,
): { code: AppError["code"]; error: string } {
  if (error instanceof AppError) return { code: error.code, error: error.message };
  const fields = { turnId: turn.id, userId: turn.learnerId };
  const full = storageFull(app.log, error, fields);
  if (full) return { code: full.code, error: full.message };
  app.log.error("reply_failed", error, fields);
  return { code: providerFailureOf(error), error: m.replyFailed() };
}
