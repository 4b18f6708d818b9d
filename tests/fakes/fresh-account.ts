import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { root, workers } from "../../workers/toolchain.mjs";
import { startCloudflareApi } from "./cloudflare-api.mjs";

export const stripe = {
  PAYMENT_PROVIDER: "stripe",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_PRICE_ID: "price_1",
};
export const secrets = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

export function settingsWith(vars: object): string {
  const lines = Object.entries(vars).map(([name, value]) => `${name} = "${value}"`);
  return ["[vars]", ...lines].join("\n");
}

/**
 * The project's own commands with the real wrangler, each test on a fresh account of a fake of
 * Cloudflare's API. A deployment is some twenty calls of wrangler, each of which takes seconds to start.
 */
export function runDeployments() {
  vi.setConfig({ testTimeout: 900_000 });
  let api: Awaited<ReturnType<typeof startCloudflareApi>>;
  let folder: string;

  beforeEach(async () => {
    api = await startCloudflareApi();
    folder = mkdtempSync(join(tmpdir(), "fennec-deployments-"));
  });
  afterEach(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  });

  return {
    account: () => api,
    /** The requests that change something. */
    changes: () => api.calls.filter(({ method }) => method !== "GET"),
    uploads: () => api.calls.filter(({ metadata }) => metadata),

    /** Writes a file into the folder of deployments. @returns its path */
    write(name: string, text: string): string {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    },

    /** Without a terminal, as in continuous integration. */
    run(command: "deploy" | "rollback", ...args: string[]) {
      const built = workers.every(({ bundle }) => existsSync(bundle));
      const child = spawn(process.execPath, [`workers/${command}.mjs`, ...args], {
        cwd: root,
        env: {
          ...process.env,
          CI: "1",
          CLOUDFLARE_API_BASE_URL: api.url,
          CLOUDFLARE_API_TOKEN: "token",
          DEPLOYMENTS_DIR: folder,
          ...(built && { FENNEC_BUILT: "1" }),
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let said = "";
      const hear = (chunk: Buffer) => {
        said += chunk;
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      return new Promise<{ status: number | null; said: string }>((done) =>
        child.on("close", (status) => done({ status, said })),
      );
    },
  };
}
