import { groundMaterial } from "~/ai/grounding/grounding";
import type { Citation, DraftCard, KnownQuestion } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { newMemory } from "~/assessment/memory";
import { generationNotice } from "~/assessment/questions/generation-notice";
import { noContent } from "~/assessment/questions/no-content.server";
import { generateWithinPlan } from "~/billing/generate-within-plan.server";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { findStudied } from "~/courses/find-studied.server";
import { openStudied } from "~/courses/open-studied.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId, seedOf } from "~/platform/ids";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import { keyOfCard, listReportedKeys } from "./card-review-store.server";
import { insertDeck, listMadeRows } from "./deck-store.server";
import * as m from "./messages";
import type { Deck, DeckRequest } from "./schema";

const timeoutMs = 60_000;

/**
 * Generates and stores cards from a file or course, or from what the learner's library says about a topic.
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
  const studied = await findStudied(app, actor, request);
  const material = groundMaterial(await openStudied(app, actor, studied, request));
  const notices: string[] = [];
  const drafts = await writeCards(app, {
    material,
    topic: request.topic,
    count: request.count,
    seed: seedOf(id),
    known: await knownCards(app, actor, studied),
    include: {
      term: request.includeTerm,
      definition: request.includeDefinition,
      examples: request.includeExamples,
    },
    onNotice: (sentence) => notices.push(sentence),
  });
  const wrong = new Set(await listReportedKeys(app.database, actor.id));
  const kept = drafts.filter((draft) => !wrong.has(keyOfCard(draft)));
  const grounded = await material.keepGrounded(kept, ({ source }) => [source]);
  const flashcards = grounded.slice(0, request.count).map((draft) => ({ id: newId(), ...draft }));
  if (flashcards.length === 0)
    throw await noContent(
      app,
      actor,
      { ...request, name: studied.name },
      {
        tooLittle: m.tooLittle,
        tooLittleInCourse: m.tooLittleInCourse,
        tooLittleInParts: m.tooLittleInParts,
        tooLittleAbout: m.tooLittleAbout,
      },
    );
  const counts = { made: flashcards.length, requested: request.count };
  const { notice } = generationNotice(notices, counts, m.shorter);
  const now = app.clock.now();
  const { topic, count, includeTerm, includeDefinition, includeExamples, trackMastery } = request;
  const deck = {
    id,
    userId: actor.id,
    fileId: studied.fileId,
    courseId: studied.courseId,
    title: topic ?? studied.title ?? m.untitled(),
    topic,
    count,
    includeTerm,
    includeDefinition,
    includeExamples,
    trackMastery,
    notice: notice ?? null,
    createdAt: now,
    keepAnsweredAt: null,
  };
  await withinStoredItems(app, actor, (check) =>
    insertDeck(app.database, { deck, check }, flashcards, newMemory(now)),
  );
  return { id, flashcards, ...(notice ? { notice } : {}) };
}

/** How many earlier cards new ones are compared with. */
const mostKnown = 300;

/** Cards that were made from a file or course before, newest first. */
async function knownCards(app: App, actor: Actor, scope: StudyScope): Promise<KnownQuestion[]> {
  if (isSameScope(scope, everything)) return [];
  const rows = await listMadeRows(app.database, actor.id, scope, mostKnown);
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
