import { DurableObject } from "cloudflare:workers";
import type { DailyUsage as DailyUsagePort, Reserved } from "~/platform/ports";

/** How long a use may be held, in milliseconds: far longer than any reply takes. */
const leaseDuration = 600_000;

/** What is kept or held: ?1 is the feature, ?2 the day, ?3 the time. */
const usesOfDay = `coalesce((SELECT uses FROM kept WHERE feature = ?1 AND day = ?2), 0)
  + (SELECT total(amount) FROM held WHERE feature = ?1 AND day = ?2 AND expires > ?3)`;

/**
 * One learner's counters of the UTC day. It answers one call after the other, so that parallel
 * requests can never hold more than the limit.
 */
export class DailyUsage extends DurableObject implements DailyUsagePort {
  readonly #sql: SqlStorage;
  #sweptOn: string | null = null;
  /** Whether the tables are there: made for the first use, they go with the learner. */
  #made: boolean;

  constructor(context: DurableObjectState, env: Cloudflare.Env) {
    super(context, env);
    this.#sql = context.storage.sql;
    const found = this.#sql.exec(
      "SELECT name FROM sqlite_master WHERE name IN ('held', 'counted')",
    );
    const tables = found.toArray().length;
    this.#made = tables === 2;
    // Made before what was counted was remembered.
    if (tables === 1) this.#make();
  }

  async reserve(
    feature: string,
    limit: number,
    reservation: string,
    amount = 1,
  ): Promise<Reserved> {
    this.#make();
    this.#sweep();
    const now = Date.now();
    // Counting and holding are one statement, and nothing is written that need not be.
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO held (id, feature, day, expires, amount)
       SELECT ?4, ?1, ?2, ?5, ?7 WHERE ${usesOfDay} + ?7 <= ?6
         AND NOT EXISTS (SELECT 1 FROM counted WHERE id = ?4)`,
      feature,
      today(),
      now,
      reservation,
      now + leaseDuration,
      limit,
      amount,
    );
    if (rowsWritten > 0 || this.#knows(reservation)) return { granted: true };
    return { granted: false, used: this.#used(feature) };
  }

  async add(feature: string, uses: number): Promise<void> {
    this.#make();
    this.#sql.exec(
      `INSERT INTO kept (feature, day, uses) VALUES (?, ?, ?)
       ON CONFLICT (feature, day) DO UPDATE SET uses = uses + excluded.uses`,
      feature,
      today(),
      uses,
    );
  }

  async forget(): Promise<void> {
    this.#made = false;
    await this.ctx.storage.deleteAll();
  }

  /** Counts on the day of the reservation; once, however often it is called. */
  async keep(reservation: string, amount?: number): Promise<void> {
    if (!this.#made) return;
    this.#sql.exec(
      `INSERT INTO kept (feature, day, uses)
       SELECT feature, day, coalesce(?2, amount) FROM held WHERE id = ?1
       ON CONFLICT (feature, day) DO UPDATE SET uses = uses + excluded.uses`,
      reservation,
      amount ?? null,
    );
    this.#sql.exec(
      "INSERT OR IGNORE INTO counted (id, feature, day) SELECT id, feature, day FROM held WHERE id = ?",
      reservation,
    );
    await this.giveBack(reservation);
  }

  async giveBack(reservation: string): Promise<void> {
    if (!this.#made) return;
    this.#sql.exec("DELETE FROM held WHERE id = ?", reservation);
  }

  async takeBack(reservation: string, uses: number): Promise<void> {
    if (!this.#made) return;
    const [counted] = this.#sql
      .exec<{ feature: string; day: string }>(
        "UPDATE counted SET corrected = 1 WHERE id = ? AND corrected = 0 RETURNING feature, day",
        reservation,
      )
      .toArray();
    if (!counted) return;
    this.#sql.exec(
      "UPDATE kept SET uses = max(0, uses - ?) WHERE feature = ? AND day = ?",
      uses,
      counted.feature,
      counted.day,
    );
  }

  async used(feature: string): Promise<number> {
    return this.#used(feature);
  }

  async usedOf(features: readonly string[]): Promise<number[]> {
    return features.map((feature) => this.#used(feature));
  }

  #make(): void {
    if (this.#made) return;
    for (const table of [
      "kept (feature TEXT, day TEXT, uses INTEGER NOT NULL, PRIMARY KEY (feature, day))",
      "held (id TEXT PRIMARY KEY, feature TEXT NOT NULL, day TEXT NOT NULL, expires INTEGER NOT NULL, amount INTEGER NOT NULL)",
      // Reservations that were counted, so that none is counted twice.
      "counted (id TEXT PRIMARY KEY, feature TEXT NOT NULL, day TEXT NOT NULL, corrected INTEGER NOT NULL DEFAULT 0)",
    ]) {
      this.#sql.exec(`CREATE TABLE IF NOT EXISTS ${table} WITHOUT ROWID`);
    }
    this.#made = true;
  }

  /** Is it held, or has it been counted? */
  #knows(reservation: string): boolean {
    const found = this.#sql.exec(
      "SELECT id FROM held WHERE id = ?1 UNION ALL SELECT id FROM counted WHERE id = ?1",
      reservation,
    );
    return found.toArray().length > 0;
  }

  #used(feature: string): number {
    if (!this.#made) return 0;
    this.#sweep();
    const { uses } = this.#sql
      .exec<{ uses: number }>(`SELECT ${usesOfDay} AS uses`, feature, today(), Date.now())
      .one();
    return uses;
  }

  /** Forgets other days, once a day. */
  #sweep(): void {
    if (this.#sweptOn === today()) return;
    this.#sql.exec("DELETE FROM held WHERE expires <= ?", Date.now());
    this.#sql.exec("DELETE FROM kept WHERE day < ?", today());
    this.#sql.exec("DELETE FROM counted WHERE day < ?", today());
    this.#sweptOn = today();
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
