import type { Turn } from "~/platform/ports";

/** The turns of one conversation that have not ended, in the storage of its object. */
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

  /** In the order in which they came. */
  list(): { turn: Turn; told: boolean }[] {
    if (!this.#isMade()) return [];
    return this.#storage.sql
      .exec<{ turn: string; told: number }>("SELECT turn, told FROM turns ORDER BY number")
      .toArray()
      .map((row) => ({ turn: JSON.parse(row.turn) as Turn, told: row.told === 1 }));
  }

  /** @returns how often the turn was begun, this time included; endless where it was forgotten */
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

  /** Leaves nothing in storage, its alarm included. */
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

  /** The table is made for a turn, so that whoever merely asks leaves nothing behind. */
  #isMade(): boolean {
    const found = this.#storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'turns'");
    return found.toArray().length > 0;
  }
}
