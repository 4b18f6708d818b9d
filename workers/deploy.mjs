// `npm run deploy`: makes the queues that are missing, brings the database up to date, then deploys
// every worker. Migrations only ever add, so the version that still runs in between is served by both.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { app, installPackages, root, runTool, toolEnvironment, workers } from "./toolchain.mjs";

installPackages();
const { unstable_readConfig } = await import("wrangler");
const { queues } = unstable_readConfig({ config: join(root, app.config) });
for (const { queue } of queues.consumers ?? []) {
  if (!exists(queue)) runTool("wrangler", ["queues", "create", queue]);
}
runTool("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], { CI: "1" });
// The app is bound to the others, so it comes last.
for (const { config } of workers.toReversed()) {
  console.log(runTool("wrangler", ["deploy", "-c", config]));
}

function exists(queue) {
  const asked = spawnSync("wrangler", ["queues", "info", queue], {
    cwd: root,
    env: toolEnvironment,
    shell: process.platform === "win32",
  });
  return asked.status === 0;
}
