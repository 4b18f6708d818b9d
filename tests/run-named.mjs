import { spawnSync } from "node:child_process";
import { bundleWorkers, root, toolEnvironment } from "../workers/toolchain.mjs";
import { findChromium } from "./find-chromium.mjs";
import { findTests } from "./find-tests.mjs";

/**
 * Runs the tests whose file or title contains the name, on a build of the sources as they are unless `FENNEC_BUILT=1`.
 * @param {string} name
 * @returns {number} the code to exit with
 */
export function runNamed(name) {
  const { files, title } = findTests(name);
  if (files.length === 0) {
    console.log(`No test has "${name}" in its file's path or its title.`);
    return 1;
  }
  bundleWorkers();
  const isJourney = (file) => file.endsWith(".spec.ts");
  const journeys = files.filter(isJourney);
  const others = files.filter((file) => !isJourney(file));
  const environment = journeys.length > 0 ? { CHROMIUM: findChromium() } : {};
  const codes = [
    runTests("vitest", ["run"], others, title && ["--testNamePattern", title]),
    runTests("playwright", ["test", "--reporter", "list"], journeys, title && ["--grep", title]),
  ];
  return Math.max(...codes);

  function runTests(tool, command, paths, filter) {
    if (paths.length === 0) return 0;
    const config = ["--config", `tests/${tool}.config.ts`];
    const { status } = spawnSync(tool, [...command, ...config, ...paths, ...(filter ?? [])], {
      cwd: root,
      env: { ...toolEnvironment, FENNEC_BUILT: "1", ...environment },
      shell: process.platform === "win32",
      stdio: "inherit",
    });
    return status ?? 1;
  }
}
