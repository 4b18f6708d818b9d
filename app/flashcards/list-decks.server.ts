import type { App, Owner } from "~/platform/app.server";
import type { WorkRow } from "~/ui/work-list";
import { listDeckRows } from "./deck-store.server";
import * as m from "./messages";

/** The learner's latest 50 decks, newest first; those that track mastery with their due cards. */
export async function listDecks(app: App, owner: Owner): Promise<WorkRow[]> {
  const rows = await listDeckRows(app.database, owner.id, app.clock.now(), 50);
  return rows.map(({ id, title, createdAt, cardCount, due, trackMastery }) => ({
    id,
    href: `/app/flashcards/${id}`,
    title,
    createdAt: createdAt.toISOString(),
    size: m.cards({ count: cardCount }),
    ...(trackMastery && cardCount > 0 ? { standing: describeDue(due) } : {}),
  }));
}

function describeDue(due: number): string {
  return due === 0 ? m.doneForNow() : m.due({ count: due });
}
