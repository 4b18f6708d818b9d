import { text } from "node:stream/consumers";
import { bundleWorkers } from "../toolchain.mjs";
import { mapStacks } from "./map-stacks.mjs";

// What it says goes with the log's reader, not into the log.
console.log = console.error;
bundleWorkers();
process.stdout.write(mapStacks(await text(process.stdin)));
