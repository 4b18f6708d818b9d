import { DurableObject } from "cloudflare:workers";
import type { DailyUsage as DailyUsagePort } from "~/platform/ports";

/** How long a use may be held, in milliseconds: far longer than any reply takes. */
const leaseDuration = 600_000;

/**
 * One learner's counters of the UTC day. It answers one call after the other, so that parallel
 * requests can never hold more than the limit.
 */
export class DailyUsage extends DurableObject implements DailyUsagePort {
  readonly #sql: SqlStorage;

  constructor(context: DurableObjectState, env: Cloudflare.Env) {
    super(context, env);
    this.#sql = context.storage.sql;
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS kept (feature TEXT, day TEXT, uses INTEGER NOT NULL, PRIMARY KEY (feature, day))",
    );
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS held (id TEXT PRIMARY KEY, feature TEXT NOT NULL, day TEXT NOT NULL, expires INTEGER NOT NULL)",
    );
  }

  async reserve(
    feature: string,
    limit: number,
  ): Promise<{ granted: true; reservation: string } | { granted: false; used: number }> {
    const used = this.#used(feature);
    if (used >= limit) return { granted: false, used };
    const reservation = crypto.randomUUID();
    this.#sql.exec(
      "INSERT INTO held (id, feature, day, expires) VALUES (?, ?, ?, ?)",
      reservation,
      feature,
      today(),
      Date.now() + leaseDuration,
    );
    return { granted: true, reservation };
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

  #used(feature: string): number {
    this.#sql.exec("DELETE FROM held WHERE expires <= ?", Date.now());
    this.#sql.exec("DELETE FROM kept WHERE day < ?", today());
    const { uses } = this.#sql
      .exec<{ uses: number }>(
        `SELECT coalesce((SELECT uses FROM kept WHERE feature = ?1 AND day = ?2), 0)
           + (SELECT count(*) FROM held WHERE feature = ?1 AND day = ?2) AS uses`,
        feature,
        today(),
      )
      .one();
    return uses;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
