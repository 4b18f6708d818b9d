// Builds the app with its fallback tracks, unless FENNEC_BUILT=1 says that there is a build.
import { spawnSync } from "node:child_process";
import { forgetBuiltSources } from "./built-sources.mjs";

if (process.env.FENNEC_BUILT !== "1") {
  forgetBuiltSources();
  const built = spawnSync(
    "remix",
    ["vite:build", "--config", "remix.config.ts", "--logLevel", "warn"],
    {
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
      shell: process.platform === "win32",
    },
  );
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr, built.error ?? "");
    process.exit(1);
  }
  const { renderFallbacks } = await import("./render-fallbacks.mjs");
  await renderFallbacks();
}
