// `npm run deploy`: brings the database up to date, then deploys every worker. Migrations only ever
// add, so the version that still runs in between is served by both.
import { installPackages, runTool } from "./toolchain.mjs";

installPackages();
runTool("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], { CI: "1" });
console.log(runTool("wrangler", ["deploy"]));
