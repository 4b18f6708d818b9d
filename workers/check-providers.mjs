// `npm run providers:check`: calls each configured model once through the product's adapters, and explains failures.
// Variables (docs/providers.md) come from the environment, otherwise from .dev.vars. Exits with code 1 if a task fails.
//   -- --show  also prints each request as JSON, without the key
//   CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN  for Workers AI, through its REST API
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, parseEnv } from "node:util";
import { installPackages, root } from "./toolchain.mjs";

const show = readShow();
installPackages();
const { build } = await import("esbuild");
const outfile = join(root, "build", "provider-check", "check-providers.mjs");
await build({
  entryPoints: [join(root, "workers", "provider-check", "check-providers.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  alias: { "~": join(root, "app") },
  logLevel: "warning",
});
const { checkProviders, showingRequests } = await import(pathToFileURL(outfile).href);
const write = (line) => console.log(line);
if (show) globalThis.fetch = showingRequests(globalThis.fetch, write);

const secrets = join(root, ".dev.vars");
const written = existsSync(secrets) ? parseEnv(readFileSync(secrets, "utf8")) : {};
const sample = (name) =>
  new Uint8Array(readFileSync(join(root, "workers", "provider-check", name)));
const works = await checkProviders(
  { ...written, ...process.env },
  { picture: sample("word.png"), recording: sample("question.mp3") },
  write,
);
process.exit(works ? 0 : 1);

/** Whether to show requests. */
function readShow() {
  try {
    return parseArgs({ options: { show: { type: "boolean", default: false } } }).values.show;
  } catch (error) {
    console.error(`${error.message}\nnpm run providers:check -- [--show]`);
    process.exit(1);
  }
}
