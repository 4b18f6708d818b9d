import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { countShards } from "~/platform/shards";
import type { Bindings } from "../../workers/bindings";
import { databaseOf } from "../../workers/database-of";

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import("../../workers/app");
    }
    interface Env extends Bindings {
      /** More databases; in the projects `shards` and `faults` only. */
      DB_1?: D1Database;
      DB_2?: D1Database;
      MIGRATIONS: D1Migration[];
      /** The address of the fakes in tests/fakes; in the project `models` only. */
      MODEL_SERVER: string;
      /** The folder of published contracts that they check; empty if there is none. */
      CONTRACTS: string;
    }
  }
}

// Allow for a busy machine.
vi.setConfig({
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
});

// All files of a project share one app, because starting it takes longer than most files run.
await reset();
for (let shard = 0; shard < countShards(env); shard += 1) {
  await applyD1Migrations(databaseOf(env, shard), env.MIGRATIONS);
}
