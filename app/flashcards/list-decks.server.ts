import type { App, Owner } from "~/platform/app.server";
import { listDeckRows } from "./deck-store.server";

/** A deck of the past, as the list shows it. */
export interface DeckSummary {
  id: string;
  title: string;
  createdAt: string;
  cardCount: number;
  /** Cards to look at now; null where mastery is not tracked. */
  due: number | null;
}

/** The learner's latest decks, newest first. */
export async function listDecks(app: App, owner: Owner): Promise<DeckSummary[]> {
  const rows = await listDeckRows(app.database, owner.id, app.clock.now(), 50);
  return rows.map(({ id, title, createdAt, cardCount, due, trackMastery }) => ({
    id,
    title,
    createdAt: createdAt.toISOString(),
    cardCount,
    due: trackMastery ? due : null,
  }));
}
