import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Makes `workers/app.ts` the server build's entry: the worker is one bundle, classes included. */
const workerEntry: Plugin = {
  name: "worker-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: resolve(import.meta.dirname, "workers/app.ts"),
              // WebAssembly is compiled at deployment: workers run none from bytes.
              external: [/\.wasm$/, "cloudflare:workers"],
            },
          },
        }
      : {},
};

/** What every page loads is one file: apart, its small parts would not compress together. */
const oneShell: Plugin = {
  name: "one-shell",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {}
      : {
          build: {
            rollupOptions: {
              output: { manualChunks: (id) => (shellModules.test(id) ? "shell" : undefined) },
            },
          },
        },
};
const shellModules =
  /preload-helper|\/app\/(platform\/(nonce|product)|ui\/(brand|button|error-page|fox|messages|notice-toast|route-change|say|skip-link|spinner|use-scripting|vibrate))\.tsx?$/;

export default defineConfig({
  plugins: [
    tailwindcss(),
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
    oneShell,
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
  build: { minify: true, sourcemap: false },
});
