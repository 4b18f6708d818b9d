import { sql } from "drizzle-orm";
import { apiRoute, endpoint } from "./api-route.server";
import type { App } from "./app.server";
import { noInput } from "./route.server";
import { everyShard } from "./shards";

const route = apiRoute({
  GET: endpoint({
    access: "public",
    input: noInput,
    async run({ app }) {
      const checks = {
        database: await passes(app, "database", () =>
          Promise.all(everyShard(app).map(({ database }) => database.run(sql`SELECT 1`))),
        ),
        bytes: await passes(app, "bytes", () => app.bytes.get("healthz")),
        counters: await passes(app, "counters", () => app.dailyUsage("healthz").used("chat")),
      };
      const healthy = Object.values(checks).every((check) => check === "ok");
      // The variables are only named in the log.
      const misconfigured = [...new Set(app.config.misconfigured.map(({ part }) => part))];
      const works = misconfigured.length > 0 ? "degraded" : "ok";
      return Response.json(
        {
          status: healthy ? works : "failing",
          version: app.config.version,
          engine: app.textModel.name,
          checks,
          ...(misconfigured.length > 0 && { misconfigured }),
        },
        { status: healthy ? 200 : 503 },
      );
    },
  }),
});

async function passes(
  app: App,
  name: string,
  check: () => Promise<unknown>,
): Promise<"ok" | "failing"> {
  try {
    await check();
    return "ok";
  } catch (error) {
    app.log.error("health_check_failed", error, { check: name });
    return "failing";
  }
}

export const loader = route.loader;
export const action = route.action;
