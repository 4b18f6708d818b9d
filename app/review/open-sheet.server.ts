import type { ReviewItem } from "~/assessment/review-items";
import { type LoggedRating, listRatingsSince } from "~/assessment/review-log-store.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { ratingIdOf } from "./answer-item.server";
import { type KeptSheet, sheetKey } from "./kept-sheet";
import * as m from "./messages";
import { findItems } from "./review-sources.server";

/** A printed sheet. */
interface Sheet {
  code: string;
  madeAt: Date;
  places: SheetPlace[];
}

/** A number on a sheet. */
interface SheetPlace {
  /** Null if it was deleted or reported since. */
  item: ReviewItem | null;
  /** The answer that was entered; null until then. */
  entered: LoggedRating | null;
}

/**
 * A sheet by its code.
 * @throws AppError not_found if the learner has none with this code
 */
export async function openSheet(app: App, actor: Actor, code: string): Promise<Sheet> {
  const content = await app.bytes.get(sheetKey(actor, code));
  if (!content) throw new AppError("not_found", m.sheetNotFound());
  const { ids, madeAt: made } = (await new Response(content).json()) as KeptSheet;
  const madeAt = new Date(made);
  const [items, ratings] = await Promise.all([
    findItems(app, actor, ids),
    listRatingsSince(app.database, actor.id, madeAt),
  ]);
  const places = ids.map(async (id) => {
    const ratingId = await ratingIdOf(actor, id, answerIdOf(code));
    return {
      item: items.find((item) => item.id === id) ?? null,
      entered: ratings.find((rating) => rating.id === ratingId) ?? null,
    };
  });
  return { code, madeAt, places: await Promise.all(places) };
}

/** The id of each answer on a sheet: sent twice, it counts once. */
export function answerIdOf(code: string): string {
  return `sheet ${code}`;
}
