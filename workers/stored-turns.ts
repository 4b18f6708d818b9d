import type { Turn } from "~/platform/ports";

/** The unfinished turns of a conversation, in the storage of its Durable Object. */
export class StoredTurns {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  add(turn: Turn): void {
    this.#storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS turns (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, turn TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, told INTEGER NOT NULL DEFAULT 0)",
    );
    this.#storage.sql.exec(
      "INSERT INTO turns (id, turn) VALUES (?, ?)",
      turn.id,
      JSON.stringify(turn),
    );
  }

  /** In order of arrival. */
  list(): { turn: Turn; told: boolean }[] {
    if (!this.#isMade()) return [];
    return this.#storage.sql
      .exec<{ turn: string; told: number }>("SELECT turn, told FROM turns ORDER BY number")
      .toArray()
      .map((row) => ({ turn: JSON.parse(row.turn) as Turn, told: row.told === 1 }));
  }

  /** @returns how often the turn was started, including this time; Infinity if it was removed */
  countAttempt(id: string): number {
    const row = this.#change<{ attempts: number }>(
      "UPDATE turns SET attempts = attempts + 1 WHERE id = ? RETURNING attempts",
      id,
    );
    return row?.attempts ?? Number.POSITIVE_INFINITY;
  }

  markTold(id: string): void {
    this.#change("UPDATE turns SET told = 1 WHERE id = ?", id);
  }

  remove(id: string): void {
    this.#change("DELETE FROM turns WHERE id = ?", id);
  }

  /** Empties the storage, including the alarm. */
  async forget(): Promise<void> {
    await this.#storage.deleteAll();
  }

  #change<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    id: string,
  ): Row | undefined {
    if (!this.#isMade()) return undefined;
    return this.#storage.sql.exec<Row>(statement, id).toArray()[0];
  }

  /** The table is created with the first turn, so that reading leaves nothing in storage. */
  #isMade(): boolean {
    const found = this.#storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'turns'");
    return found.toArray().length > 0;
  }
}
