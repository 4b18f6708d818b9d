import type { Database, SqlValue } from "sql.js";
import { importLimits } from "../import/import-limits";
import { UnreadableCards } from "../import/imported-card";

/** Ratings whose moments are looked at. */
const mostRatings = 2_000_000;

/** Reads tables with a bound: the pages of a broken database may lead round in circles. */
export class CollectionTables {
  readonly #names = new Set<string>();

  constructor(private readonly database: Database) {
    // SQLite reads no table whose order it does not know, and only Anki has this one.
    database.run(`PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, 'unicase', 'nocase') WHERE sql LIKE '%unicase%';
      PRAGMA writable_schema = RESET;`);
    // A view or a computed column could run for ever.
    for (const [name] of this.#rows("SELECT name FROM sqlite_master WHERE type = 'table'", 1_000)) {
      this.#names.add(String(name));
    }
  }

  has(table: string): boolean {
    return this.#names.has(table);
  }

  read(table: string, columns: string, most: number): SqlValue[][] {
    return [...this.each(table, columns, most)];
  }

  /** Row by row, for tables whose rows together take too much memory. */
  each(table: string, columns: string, most: number): Iterable<SqlValue[]> {
    if (!this.has(table)) throw new UnreadableCards();
    const computed = this.#all(`PRAGMA table_xinfo(${table})`, 1_000).some((row) => row[6] !== 0);
    if (computed) throw new UnreadableCards();
    return this.#rows(`SELECT ${columns} FROM ${table} LIMIT ${most}`, most);
  }

  /** The moment of each card's last rating. */
  lastRatings(): Map<number, number> {
    if (!this.has("revlog")) return new Map();
    const rows = this.#all(
      `SELECT cid, max(id) FROM (SELECT cid, id FROM revlog WHERE ease > 0 LIMIT ${mostRatings}) GROUP BY cid`,
      importLimits.rows + 1,
    );
    return new Map(rows.map(([card, at]) => [Number(card), Number(at)]));
  }

  #all(sql: string, most: number): SqlValue[][] {
    return [...this.#rows(sql, most)];
  }

  *#rows(sql: string, most: number): Generator<SqlValue[]> {
    const statement = this.database.prepare(sql);
    let size = 0;
    try {
      for (let count = 0; count < most && statement.step(); count += 1) {
        const row = statement.get();
        for (const value of row) size += typeof value === "string" ? value.length : 8;
        if (size > importLimits.collectionBytes) throw new UnreadableCards();
        yield row;
      }
    } finally {
      statement.free();
    }
  }
}
