// Bundles the worker that reads documents, with the meter in its pdf.js: wrangler takes no plugins.
import { join } from "node:path";
import { build } from "esbuild";
import { meteredPdfjsFile } from "../metered-pdfjs.mjs";
import { root } from "../toolchain.mjs";

await build({
  entryPoints: [join(root, "workers", "documents", "documents.ts")],
  outdir: join(root, "build", "documents-source"),
  bundle: true,
  format: "esm",
  target: "esnext",
  conditions: ["workerd", "worker", "browser"],
  mainFields: ["browser", "module", "main"],
  external: ["cloudflare:*", "node:*"],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
  plugins: [meteredPdfjsFile],
});
