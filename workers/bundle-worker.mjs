// Bundles a worker with Vite if it needs what wrangler's bundler lacks: the metered pdf.js, `import.meta.glob`, or
// WebAssembly that a package exports under another name.
//   node workers/bundle-worker.mjs NAME
import { join } from "node:path";
import { build } from "vite";
import { meteredPdfjs } from "./metered-pdfjs.mjs";
import { root } from "./toolchain.mjs";

const name = process.argv[2] ?? "";

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  resolve: { alias: { "~": join(root, "app") } },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
  },
  plugins: [meteredPdfjs],
  build: {
    ssr: join("workers", name, `${name}.ts`),
    outDir: join("build", `${name}-source`),
    target: "esnext",
    sourcemap: true,
    rollupOptions: {
      external: [/^cloudflare:/, /^node:/, /\.wasm$/],
      output: { inlineDynamicImports: true },
    },
  },
});
