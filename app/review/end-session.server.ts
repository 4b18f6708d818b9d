import { isFrom } from "~/assessment/item-origin";
import type { ItemFilter, ReviewItem } from "~/assessment/review-items";
import type { LoggedRating } from "~/assessment/review-log-store.server";
import { nameConcept } from "~/concepts/name-concept";
import { locateQuotes } from "~/library/locate-quotes.server";
import type { Actor, App } from "~/platform/app.server";
import type { EndView } from "./components/session-views";
import { describeNext } from "./describe-next";
import * as m from "./messages";
import type { Queue } from "./read-queue.server";
import { findItems } from "./review-sources.server";
import { summarizeAnswers } from "./summarize-answers";

/**
 * The end of a session, or a pause: what was answered today of what the session is about, and when to come back.
 * @param scope what the session is limited to
 */
export async function endSession(
  app: App,
  actor: Actor,
  queue: Queue,
  { scope, files }: { scope: ItemFilter; files: readonly { id: string; name: string }[] },
): Promise<EndView> {
  const answered = await readAnswered(app, actor, queue.ratedToday, scope);
  const names = await nameSubjects(
    app,
    actor,
    answered.map(({ item }) => item),
    files,
  );
  const { subjects, ...figures } = summarizeAnswers(
    answered.map(({ rating: { grade, first }, item }) => ({
      grade,
      first,
      about: names.get(item.id) ?? item.title,
    })),
  );
  const left = queue.entries.length;
  return {
    is: "end",
    ...figures,
    subjects,
    left,
    heldBack: queue.capped,
    next: left > 0 ? m.leftForToday({ count: left }) : describeNext(queue.next, app.clock.now()),
  };
}

async function readAnswered(
  app: App,
  actor: Actor,
  ratings: readonly LoggedRating[],
  { origins, itemIds }: ItemFilter,
): Promise<{ rating: LoggedRating; item: ReviewItem }[]> {
  const within = itemIds && new Set(itemIds);
  const ofScope = origins && new Set(origins);
  const wanted = ratings.filter(({ itemId }) => !within || within.has(itemId));
  const found = await findItems(app, actor, [...new Set(wanted.map(({ itemId }) => itemId))]);
  const items = new Map(found.map((item) => [item.id, item]));
  return wanted.flatMap((rating) => {
    const item = items.get(rating.itemId);
    const isOwn = item && (!ofScope || isFrom(ofScope, item));
    return isOwn ? [{ rating, item }] : [];
  });
}

/** What each item is about: its document; of a single document, its section. */
async function nameSubjects(
  app: App,
  actor: Actor,
  items: readonly ReviewItem[],
  files: readonly { id: string; name: string }[],
): Promise<Map<string, string>> {
  const fileNames = new Map(files.map(({ id, name }) => [id, name]));
  const [only, ...others] = new Set(items.map(({ fileId }) => fileId));
  if (only && others.length === 0) {
    const sourced = items.flatMap(({ id, source }) => (source ? [{ id, source }] : []));
    const sections = await locateQuotes(
      app,
      actor,
      sourced.map(({ source }) => source),
    );
    const named = sourced.flatMap(({ id }, at) => {
      const section = sections[at];
      return section ? [[id, nameConcept(section)] as const] : [];
    });
    return new Map(named);
  }
  return new Map(
    items.flatMap(({ id, fileId }) => {
      const name = fileNames.get(fileId ?? "");
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
