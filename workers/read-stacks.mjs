// `npm run stacks < log`: a log, with the lines of the sources in the place of those of the bundles.
// The log's release must be checked out; its tag ends in the commit.
import { runScript } from "./toolchain.mjs";

runScript("workers/deployment/read-stacks.mjs");
