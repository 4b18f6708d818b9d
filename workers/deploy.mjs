// `npm run deploy`: creates missing resources, migrates the databases and uploads every worker. Migrations only add,
// so the version that runs meanwhile works with the new schema. docs/deploying.md is the guide.
//   -- --env NAME            deployments/NAME.toml; production by default
//   -- --secrets-file FILE   secrets to be stored, as JSON or as lines NAME=value
//   -- --dry-run             checks the settings and builds, without an account
//   -- --yes                 creates missing resources and migrates without asking
import { runScript } from "./toolchain.mjs";

runScript("workers/deployment/deploy.mjs");
