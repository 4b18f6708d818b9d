import { groundMaterial } from "~/ai/grounding/grounding";
import type { Citation, DraftCard, KnownQuestion } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { generationNotice } from "~/assessment/generation-notice";
import { newMemory } from "~/assessment/memory";
import { noContent } from "~/assessment/no-content.server";
import { generateWithinPlan } from "~/billing/generate-within-plan.server";
import { findFile } from "~/library/find-file.server";
import { openMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId, seedOf } from "~/platform/ids";
import { insertDeck, listMadeRows } from "./deck-store.server";
import * as m from "./messages";
import type { Deck, DeckRequest } from "./schema";

const timeoutMs = 60_000;

/**
 * Generates and stores cards from a file, or from what the learner's library says about a topic.
 * @throws AppError upgrade_required, rate_limited, not_found, no_content or a provider's failure
 */
export async function generateDeck(
  app: App,
  actor: Actor,
  request: DeckRequest,
  id = newId(),
): Promise<Deck> {
  const wanted = { feature: "flashcards", count: request.count, id } as const;
  return generateWithinPlan(app, actor, wanted, () => makeDeck(app, actor, request, id));
}

async function makeDeck(app: App, actor: Actor, request: DeckRequest, id: string): Promise<Deck> {
  const file = request.fileId ? await findFile(app, actor, request.fileId) : null;
  const parts = request.parts ?? null;
  const material = groundMaterial(
    await openMaterial(app, actor, request.fileId, request.topic, parts),
  );
  const notices: string[] = [];
  const drafts = await writeCards(app, {
    material,
    topic: request.topic,
    count: request.count,
    seed: seedOf(id),
    known: await knownCards(app, actor, request.fileId),
    include: {
      term: request.includeTerm,
      definition: request.includeDefinition,
      examples: request.includeExamples,
    },
    onNotice: (sentence) => notices.push(sentence),
  });
  const grounded = await material.keepGrounded(drafts, ({ source }) => [source]);
  const flashcards = grounded.slice(0, request.count).map((draft) => ({ id: newId(), ...draft }));
  if (flashcards.length === 0)
    throw await noContent(
      app,
      actor,
      { topic: request.topic, file: file?.name ?? null },
      { tooLittle: parts ? m.tooLittleInParts : m.tooLittle, tooLittleAbout: m.tooLittleAbout },
    );
  const counts = { made: flashcards.length, requested: request.count };
  const { notice } = generationNotice(notices, counts, m.shorter);
  const now = app.clock.now();
  const { fileId, topic, count, includeTerm, includeDefinition, includeExamples, trackMastery } =
    request;
  await insertDeck(
    app.database,
    {
      id,
      userId: actor.id,
      fileId,
      title: topic ?? file?.name.replace(/\.\w+$/, "") ?? m.untitled(),
      topic,
      count,
      includeTerm,
      includeDefinition,
      includeExamples,
      trackMastery,
      notice: notice ?? null,
      createdAt: now,
      keepAnsweredAt: null,
    },
    flashcards,
    newMemory(now),
  );
  return { id, flashcards, ...(notice ? { notice } : {}) };
}

/** How many earlier cards new ones are compared with. */
const mostKnown = 300;

/** Cards that were made from a file before, newest first. */
async function knownCards(app: App, actor: Actor, fileId: string | null): Promise<KnownQuestion[]> {
  if (fileId === null) return [];
  const rows = await listMadeRows(app.database, actor.id, fileId, mostKnown);
  return rows.map(({ front, source }) => {
    const citation = JSON.parse(source) as Citation | null;
    return { question: front, quote: citation?.quote ?? "" };
  });
}

async function writeCards(
  app: App,
  task: Parameters<App["textModel"]["writeCards"]>[0],
): Promise<DraftCard[]> {
  try {
    return await app.textModel.writeCards(task, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    app.log.error("flashcards_failed", error);
    throw new AppError(error.failure, m.generationFailed());
  }
}
