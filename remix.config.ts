import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fromSource } from "./workers/development/from-source.mjs";
import { messageCatalogues } from "./workers/localization/message-catalogues.mjs";
import { meteredPdfjs } from "./workers/metered-pdfjs.mjs";
import { openedDestination } from "./workers/opened-destination.mjs";
import { copiedRoutes, rankedRoutes, renderedRoutes } from "./workers/ranked-routes.mjs";
import { serviceWorker } from "./workers/service-worker.mjs";
import { writtenText } from "./workers/written-text.mjs";

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
            // One engine runs it: nothing is rewritten for older ones.
            target: "esnext",
            // Uploaded with the worker; browsers are never served one.
            sourcemap: true,
            rollupOptions: {
              input: resolve(import.meta.dirname, "workers/app.ts"),
              // WebAssembly is compiled at deployment: workers run none from bytes.
              external: [/\.wasm$/, "cloudflare:workers"],
            },
          },
        }
      : {},
};

const catalogues = messageCatalogues({ root: import.meta.dirname });

/**
 * What every page loads is one file, and so is what the pages behind the login share: apart, their
 * small parts would not compress together, and each would be one more request before a page works.
 * A chunk takes along what its modules need, so none here may need what the sign-in page has too.
 */
const sharedChunks: Plugin = {
  name: "shared-chunks",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {}
      : {
          build: {
            // Nothing is rewritten for browsers of before 2021, nor is a bug of Safari 10 avoided.
            target: "es2021",
            // It takes seconds longer than esbuild, and each visitor has less to load. No package has the
            // browser lay a page out by reading a property.
            minify: "terser",
            terserOptions: { compress: { passes: 2, pure_getters: true }, safari10: false },
            rollupOptions: {
              // Without this Rollup keeps an import of each chunk that a page's server code needs, and
              // which chunks those are depends on the order in which modules happen to be read.
              treeshake: { moduleSideEffects: (id) => !declaresOnly.test(id) },
              output: {
                manualChunks(id) {
                  const messages = catalogues.chunkOf(id);
                  if (messages) return messages;
                  if (shellModules.test(id)) return "shell";
                  if (workshopModules.test(id)) return "workshop";
                  if (reviewTexts.test(id)) return "review-texts";
                },
              },
            },
          },
        },
};
/** The browser's modules of `app/` that do nothing when imported: all but the one that starts the page. */
const declaresOnly = /\/app\/(?!entry\.client).+\.tsx?$/;
const shellModules =
  /preload-helper|\/app\/(localization\/(interface-language|language-imports|language-name)|account\/components\/account-fields|platform\/(nonce|product)|platform\/messages\/en\/product|ui\/(brand|button|error-page|field-errors|fox|page-frame|toasts|notice-toast|idempotency-key-field|route-change|toast-store|skip-link|spinner|still|load-component|reach-server|use-error-focus|text-field|password-field|field-frame|language-form|upgrade-notice|use-scripting|vibrate)|ui\/messages\/en\/shell)\.tsx?$/;
const workshopModules =
  /\/lucide-react\/|\/app\/(billing\/(plans|within-plan)|library\/select-material|ui\/(choice-card|confirm-link|dashboard-header|drop-zone|empty-state|file-icon|file-size|generating|lazy-dialog|log-in-first|made-at|page-header|progress-bar|radio-cards|revalidate-if-moved|setup-header|upload-batch|upload-progress|use-filled|use-key-press|use-letter-keys|use-local-flag|use-offline-guard|use-swipe-away|use-upload|work-list)|ui\/messages\/en\/(upload|workshop))\.tsx?$/;
/** Otherwise Rollup adds them to the workshop, which names the study mode of review. */
const reviewTexts = /\/app\/review\/messages\/en\/(?!study-mode)/;

/**
 * Properties are checked when this is compiled. Stripe's components check them again with a package
 * that would have every page export what it needs.
 */
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
    openedDestination,
    writtenText,
    catalogues,
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
    sharedChunks,
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
