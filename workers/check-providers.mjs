// `npm run providers:check`: asks each model that the variables of docs/providers.md name once, by the
// product's own adapters, and says in words what is wrong. The variables come from the environment,
// else from .dev.vars. It ends with 1 where a task fails.
//   CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN  reach Workers AI, which has no binding here
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import { installPackages, root } from "./toolchain.mjs";

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
const { checkProviders } = await import(pathToFileURL(outfile).href);

const secrets = join(root, ".dev.vars");
const written = existsSync(secrets) ? parseEnv(readFileSync(secrets, "utf8")) : {};
const sample = (name) =>
  new Uint8Array(readFileSync(join(root, "workers", "provider-check", name)));
const works = await checkProviders(
  { ...written, ...process.env },
  { picture: sample("word.png"), recording: sample("question.mp3") },
  (line) => console.log(line),
);
process.exit(works ? 0 : 1);
