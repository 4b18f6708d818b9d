import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

/** The smallest Remix app on a worker: what the product's pages are compared with. */
export default defineConfig({
  publicDir: false,
  plugins: [
    remix({
      appDirectory: "tests/benchmarks/bare-remix/app",
      buildDirectory: "build/bare-remix",
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    {
      name: "worker-entry",
      config: (_config, { isSsrBuild }) =>
        isSsrBuild
          ? {
              build: {
                target: "esnext",
                rollupOptions: { input: resolve(import.meta.dirname, "worker.ts") },
              },
            }
          : {},
    },
  ],
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: { minify: "esbuild" },
});
