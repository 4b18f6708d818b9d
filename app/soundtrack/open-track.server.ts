import { answerBytes } from "~/platform/answer-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { tooManyRequests } from "~/platform/route.server";
import { compose } from "./composer/compose";
import { mp3Size } from "./composer/encode-mp3";
import * as m from "./messages";
import { renderTrack, trackType } from "./render-track.server";
import { readTrackId } from "./track-id";

/**
 * The version of the composer, part of the key and ETag of rendered tracks; increase it when the
 * music changes.
 */
const composerVersion = 2;

/** Rendered tracks per learner and hour, about four hours of music. */
const rendersPerHour = 120;

/**
 * Opens a track or the requested range, stored or rendered now.
 * @throws AppError not_found, range_not_satisfiable or rate_limited
 */
export async function openTrack(
  app: App,
  actor: Actor,
  id: string,
  request: Request,
): Promise<Response> {
  const recipe = readTrackId(id);
  if (!recipe) throw notFound(m.trackNotFound());
  const size = mp3Size(compose(recipe).length);
  const key = `soundtrack/${composerVersion}/${recipe.mood}/${recipe.progress}/${recipe.seed}.mp3`;
  return answerBytes(request, {
    etag: `"${composerVersion}-${id}"`,
    size,
    headers: {
      // The track is the same for all learners.
      "Cache-Control": "private, max-age=86400",
      "Content-Type": trackType,
      "Content-Disposition": `inline; filename="fennec-${id}.mp3"`,
    },
    async open(part) {
      const kept = await app.bytes.get(key, part ?? undefined);
      if (kept) return kept;
      const { allowed, retryAfterSeconds } = await app.rateLimiter.take(
        `soundtrack:${actor.id}`,
        rendersPerHour,
        3600,
      );
      if (!allowed) throw tooManyRequests(retryAfterSeconds);
      return renderTrack(app, recipe, { key, size }, part);
    },
  });
}
