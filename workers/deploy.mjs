// `npm run deploy`: makes what the account does not have yet, brings the database up to date, then
// uploads every worker. Migrations only ever add, so the version that still runs in between is served
// by both. docs/deploying.md is the guide.
//   -- --env NAME            deployments/NAME.toml; production unless told
//   -- --secrets-file FILE   secrets to be stored, as JSON or as lines NAME=value
//   -- --dry-run             checks the settings and builds, without an account
//   -- --yes                 makes what is missing and migrates without asking
import { runScript } from "./toolchain.mjs";

runScript("workers/deployment/deploy.mjs");
