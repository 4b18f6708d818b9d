import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Bindings } from "../../workers/bindings";

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import("../../workers/app");
    }
    interface Env extends Bindings {
      MIGRATIONS: D1Migration[];
    }
  }
}

await applyD1Migrations(env.DB, env.MIGRATIONS);
