import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { batchedMarkup } from "./workers/batched-markup.mjs";
import { copiedRoutes, rankedRoutes, renderedRoutes } from "./workers/cached-routes.mjs";
import { fromSource } from "./workers/development/from-source.mjs";
import { cachedKinds } from "./workers/drizzle-kinds.mjs";
import { messageCatalogues } from "./workers/localization/message-catalogues.mjs";
import { meteredPdfjs } from "./workers/metered-pdfjs.mjs";
import { openedDestination } from "./workers/opened-destination.mjs";
import { serviceWorker } from "./workers/service-worker.mjs";
import { sharedChunkOf } from "./workers/shared-chunks.mjs";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Makes `workers/app.ts` the entry of the server build, so that routes and Durable Objects are one bundle. */
const workerEntry: Plugin = {
  name: "worker-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            // Only workerd runs it, so no syntax is lowered.
            target: "esnext",
            // Uploaded with the worker; browsers are never served one.
            sourcemap: true,
            rollupOptions: {
              input: resolve(import.meta.dirname, "workers/app.ts"),
              // Compiled at deployment, because workers cannot compile WebAssembly from bytes.
              external: [/\.wasm$/, "cloudflare:workers"],
            },
          },
        }
      : {},
};

const catalogues = messageCatalogues({ root: import.meta.dirname });

/** Chunks and minification of the browser's build. */
const browserBuild: Plugin = {
  name: "browser-build",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {}
      : {
          build: {
            // No syntax is lowered for browsers older than 2021, and no bug of Safari 10 is worked around.
            target: "es2021",
            // Takes seconds longer than esbuild, but each visitor loads less. `pure_getters` is safe because no
            // package reads a property only to force a layout.
            minify: "terser",
            terserOptions: { compress: { passes: 2, pure_getters: true }, safari10: false },
            rollupOptions: {
              // Without this, Rollup keeps imports of chunks that only a page's server code needs; which ones depends
              // on the order in which modules are read.
              treeshake: { moduleSideEffects: (id) => !declaresOnly.test(id) },
              output: {
                manualChunks(id) {
                  return catalogues.chunkOf(id) ?? sharedChunkOf(id);
                },
              },
            },
          },
        },
};
/** The browser's modules of `app/` without side effects: all but the one that hydrates the page. */
const declaresOnly = /\/app\/(?!entry\.client).+\.tsx?$/;
/** Replaces the package prop-types, by which Stripe's components check their props at run time, with nothing. */
const withoutPropTypes: Plugin = {
  name: "without-prop-types",
  enforce: "pre",
  resolveId: (id) => (id === "prop-types" ? "\0prop-types" : null),
  load: (id) =>
    id === "\0prop-types" ? "export default new Proxy({}, { get: () => () => null });" : null,
};

export default defineConfig({
  plugins: [
    withoutPropTypes,
    meteredPdfjs,
    rankedRoutes,
    renderedRoutes,
    copiedRoutes,
    cachedKinds,
    openedDestination,
    batchedMarkup,
    ...catalogues.plugins,
    tailwindcss(),
    serviceWorker,
    remix({
      appDirectory: "app",
      ignoredRouteFiles: ["**/*"],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    workerEntry,
    browserBuild,
    fromSource,
  ],
  resolve: {
    alias: { "~": resolve(import.meta.dirname, "app") },
    mainFields: ["browser", "module", "main"],
  },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
  },
  build: { minify: "esbuild", sourcemap: false },
});
