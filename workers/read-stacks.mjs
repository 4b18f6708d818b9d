// `npm run stacks < log`: prints the log with source positions in its stack traces.
// The log's release must be checked out; its tag ends in the commit.
import { runScript } from "./toolchain.mjs";

runScript("workers/deployment/read-stacks.mjs");
