import { providerFailureOf } from "~/ai/provider-error";
import { requireSpeech } from "~/billing/require-plan.server";
import { overAllowance } from "~/billing/within-allowance.server";
import { answerStoredBytes } from "~/platform/answer-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import type { Reserved } from "~/platform/ports";
import { conversationId } from "./conversation-id";
import { findReply } from "./message-store.server";
import * as m from "./messages";
import { withAudioUrl } from "./reply-audio.server";
import { findSpokenReply } from "./spoken-reply-store.server";

/**
 * A reply as audio, or the part that `Range` requests. It is synthesised on the first request.
 * @throws AppError upgrade_required, rate_limited, not_found, range_not_satisfiable, or a provider's failure
 */
export async function openReplyAudio(
  app: App,
  actor: Actor,
  id: string,
  request: Request,
): Promise<Response> {
  requireSpeech(actor);
  const reply = await findReply(app.database, actor.id, id);
  // A question that was asked back has no answer to read yet.
  if (!reply || reply.askedBack) throw notFound(m.replyNotFound());
  const spoken =
    (await findSpokenReply(app.database, id)) ?? (await makeAudio(app, actor, reply, id));
  const audio = {
    key: spoken.bytesKey,
    size: spoken.size,
    tag: id,
    headers: { "Content-Type": spoken.mediaType, "Content-Disposition": "inline" },
  };
  return answerStoredBytes(request, app.bytes, audio, notFound(m.replyNotFound()));
}

async function makeAudio(
  app: App,
  actor: Actor,
  reply: NonNullable<Awaited<ReturnType<typeof findReply>>>,
  id: string,
) {
  if (!withAudioUrl(app, actor, reply).audioUrl) {
    throw new AppError("provider_unconfigured", m.languageNotSpoken());
  }
  const limit = app.allowances[actor.tier].speechSeconds;
  const session = app.studySession(conversationId(actor.id, reply));
  let held: Reserved;
  try {
    held = await session.speak({ ...reply, limit, shard: app.shard });
  } catch (error) {
    app.log.error("speech_failed", error, { userId: actor.id, messageId: id });
    throw new AppError(providerFailureOf(error), m.speechFailedAdvice());
  }
  if (!held.granted) throw overAllowance(app, actor, "speechSeconds");
  const spoken = await findSpokenReply(app.database, id);
  if (!spoken) throw notFound(m.replyNotFound());
  return spoken;
}
