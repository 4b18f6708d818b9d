import { DurableObject } from "cloudflare:workers";
import { DailyUsage } from "../../workers/daily-usage";

export { DailyUsage };

/** A counter without any rules, for comparison with `DailyUsage`. */
export class BareCounter extends DurableObject {
  constructor(context: DurableObjectState, env: Cloudflare.Env) {
    super(context, env);
    context.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS counter (id INTEGER PRIMARY KEY, uses INTEGER NOT NULL)",
    );
  }

  async count(): Promise<number> {
    const { uses } = this.ctx.storage.sql
      .exec<{ uses: number }>(
        "INSERT INTO counter VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET uses = uses + 1 RETURNING uses",
      )
      .one();
    return uses;
  }
}

interface Counters {
  DAILY: DurableObjectNamespace<DailyUsage>;
  BARE: DurableObjectNamespace<BareCounter>;
}

const atOnce = 50;

/** Makes a number of calls to a learner's counter, then responds: `/DAILY/400/learner`. */
export default {
  async fetch(request, env): Promise<Response> {
    const [, which, calls, learner = ""] = new URL(request.url).pathname.split("/");
    const daily = env.DAILY.getByName(learner);
    const bare = env.BARE.getByName(learner);
    const call: () => Promise<unknown> =
      which === "DAILY"
        ? () => daily.reserve("chat", 1_000_000_000, crypto.randomUUID())
        : () => bare.count();
    for (let made = 0; made < Number(calls); made += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, call));
    }
    return new Response();
  },
} satisfies ExportedHandler<Counters>;
