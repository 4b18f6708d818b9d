import { resolve } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import { browser } from "./e2e/browser";

const root = resolve(import.meta.dirname, "..");
const port = process.env.E2E_PORT ?? "8797";

const files = (...names: string[]) => names.map((name) => `${name}.spec.ts`);
/** Journeys that serve the product with fake models. */
const withModels = files("providers", "voice");
/** Journeys that serve the product with their own settings, with and without JavaScript. */
const ownProducts = files("limits", "recovery", "stripe");
/** Journeys of learners for `npm run test:long`. */
const slow = files(
  ...["calendar", "course-study", "courses", "device-model", "keyboard", "offline", "photos"],
  ...["reminders", "security", "soundtrack"],
);
/** Journeys that take minutes. */
const long = files("every-screen", "injections", "languages", "operators");
/** Journeys that kill the server at times measured beforehand, so nothing may run in parallel. */
const alone = files("crash");

/** @param prefix for the names of the two projects */
const bothWays = (prefix: string, which: Pick<Project, "testMatch" | "testIgnore">): Project[] => [
  { name: `${prefix}javascript`, ...which, grepInvert: /@without-javascript/ },
  {
    name: `${prefix}no-javascript`,
    ...which,
    grepInvert: /@javascript/,
    // In dark mode, as expectAccessible sets it, because switching takes as long as axe.
    use: { javaScriptEnabled: false, colorScheme: "dark" },
  },
];

/** Journeys through the product served by `npm start`, with and without JavaScript. */
export default defineConfig({
  testDir: resolve(import.meta.dirname, "e2e"),
  outputDir: resolve(import.meta.dirname, "results", "playwright"),
  reporter: "line",
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may be too slow once; `npm test` lists the journeys that needed a second attempt.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    contextOptions: { reducedMotion: "reduce" },
    // Otherwise each journey would store the app for offline use again.
    serviceWorkers: "block",
    launchOptions: browser,
    screenshot: "only-on-failure",
  },
  projects: [
    // The longest first, so that none is left for the end.
    { name: "long", testMatch: long },
    // `npm test` runs them with JavaScript, `npm run test:long` without it, and all the others.
    ...bothWays("", { testIgnore: [...slow, ...withModels, ...ownProducts, ...long, ...alone] }),
    ...bothWays("slow-", { testMatch: slow }),
    { name: "server", testMatch: withModels },
    ...bothWays("own-product-", { testMatch: ownProducts }),
    { name: "crash", testMatch: alone, workers: 1 },
  ],
  webServer: {
    command: "node tests/e2e/serve-fresh.mjs",
    cwd: root,
    env: {
      FENNEC_BUILT: process.env.FENNEC_BUILT ?? "1",
      PORT: port,
      STATE_DIR: resolve(root, ".wrangler", "e2e", "journeys"),
    },
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
