// `npm run deploy`: brings the database up to date, then deploys every worker. Migrations only ever
// add, so the version that still runs in between is served by both.
import { installPackages, runTool, workers } from "./toolchain.mjs";

installPackages();
runTool("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], { CI: "1" });
// The app is bound to the others, so it comes last.
for (const { config } of workers.toReversed()) {
  console.log(runTool("wrangler", ["deploy", "-c", config]));
}
