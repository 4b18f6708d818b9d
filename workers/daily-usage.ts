import { DurableObject } from "cloudflare:workers";
import type { DailyUsage as DailyUsagePort, Reserved } from "~/platform/ports";

/** How long a use may be held, in milliseconds: far longer than any reply takes. */
const leaseDuration = 600_000;

/** What is kept or held: ?1 is the feature, ?2 the day, ?3 the time. */
const usesOfDay = `coalesce((SELECT uses FROM kept WHERE feature = ?1 AND day = ?2), 0)
  + (SELECT count(*) FROM held WHERE feature = ?1 AND day = ?2 AND expires > ?3)`;

/**
 * One learner's counters of the UTC day. It answers one call after the other, so that parallel
 * requests can never hold more than the limit.
 */
export class DailyUsage extends DurableObject implements DailyUsagePort {
  readonly #sql: SqlStorage;
  #sweptOn: string | null = null;

  constructor(context: DurableObjectState, env: Cloudflare.Env) {
    super(context, env);
    this.#sql = context.storage.sql;
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS kept (feature TEXT, day TEXT, uses INTEGER NOT NULL, PRIMARY KEY (feature, day)) WITHOUT ROWID",
    );
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS held (id TEXT PRIMARY KEY, feature TEXT NOT NULL, day TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID",
    );
  }

  async reserve(feature: string, limit: number, reservation: string): Promise<Reserved> {
    this.#sweep();
    const now = Date.now();
    // Counting and holding are one statement, and nothing is written that need not be.
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO held (id, feature, day, expires)
       SELECT ?4, ?1, ?2, ?5 WHERE ${usesOfDay} < ?6`,
      feature,
      today(),
      now,
      reservation,
      now + leaseDuration,
      limit,
    );
    if (rowsWritten > 0 || this.#holds(reservation)) return { granted: true };
    return { granted: false, used: this.#used(feature) };
  }

  async add(feature: string, uses: number): Promise<void> {
    this.#sql.exec(
      `INSERT INTO kept (feature, day, uses) VALUES (?, ?, ?)
       ON CONFLICT (feature, day) DO UPDATE SET uses = uses + excluded.uses`,
      feature,
      today(),
      uses,
    );
  }

  async forget(): Promise<void> {
    this.#sql.exec("DELETE FROM held");
    this.#sql.exec("DELETE FROM kept");
  }

  /** Counts on the day of the reservation; once, however often it is called. */
  async keep(reservation: string): Promise<void> {
    this.#sql.exec(
      `INSERT INTO kept (feature, day, uses) SELECT feature, day, 1 FROM held WHERE id = ?
       ON CONFLICT (feature, day) DO UPDATE SET uses = uses + 1`,
      reservation,
    );
    await this.giveBack(reservation);
  }

  async giveBack(reservation: string): Promise<void> {
    this.#sql.exec("DELETE FROM held WHERE id = ?", reservation);
  }

  async used(feature: string): Promise<number> {
    return this.#used(feature);
  }

  #holds(reservation: string): boolean {
    return this.#sql.exec("SELECT id FROM held WHERE id = ?", reservation).toArray().length > 0;
  }

  #used(feature: string): number {
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
    this.#sweptOn = today();
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
