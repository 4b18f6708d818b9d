// `npm run rollback`: rolls every worker back to the previous release.
//   -- --env NAME   production by default
//   -- --to TAG     a release by its tag, as `npm run deploy` printed it
//   -- --yes        without asking
import { runScript } from "./toolchain.mjs";

runScript("workers/deployment/roll-back.mjs");
