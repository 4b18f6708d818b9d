import { text } from "node:stream/consumers";
import { bundleWorkers } from "../toolchain.mjs";
import { mapStacks } from "./map-stacks.mjs";

// Messages go to standard error, so that only the log is on standard output.
console.log = console.error;
bundleWorkers();
process.stdout.write(mapStacks(await text(process.stdin)));
