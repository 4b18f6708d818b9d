// `npm run rollback`: has every worker run again what it ran in the release before.
//   -- --env NAME   production unless told
//   -- --to TAG     a release by its tag, as `npm run deploy` printed it
//   -- --yes        without asking
import { runScript } from "./toolchain.mjs";

runScript("workers/deployment/roll-back.mjs");
