import { answerBytes } from "~/platform/answer-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { tooManyRequests } from "~/platform/route.server";
import { compose } from "./composer/compose";
import { mp3Size } from "./composer/encode-mp3";
import { renderTrack, trackType } from "./render-track.server";
import { readTrackId } from "./track-id";

/** Raised where the composer changes: what was kept of the old one is not served as the new one's. */
const edition = 2;

/** Tracks that are rendered for one learner in an hour: about four hours of new music. */
const rendersPerHour = 120;

/**
 * The bytes of a track, or the part that `Range` asks for: as they were kept, else as they are made.
 * @throws AppError not_found, range_not_satisfiable or rate_limited
 */
export async function openTrack(
  app: App,
  actor: Actor,
  id: string,
  request: Request,
): Promise<Response> {
  const recipe = readTrackId(id);
  if (!recipe) throw notFound("That track");
  const size = mp3Size(compose(recipe).length);
  const key = `soundtrack/${edition}/${recipe.mood}/${recipe.progress}/${recipe.seed}.mp3`;
  return answerBytes(request, {
    etag: `"${edition}-${id}"`,
    size,
    headers: {
      // Nobody's own: the same for all who have its address.
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
