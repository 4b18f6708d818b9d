// Serves the product with an empty state, for the journeys.
import { rmSync } from "node:fs";

const state = process.env.STATE_DIR;
if (!state) throw new Error("STATE_DIR says where the state lies.");
rmSync(state, { recursive: true, force: true });
await import("../../workers/serve.mjs");
