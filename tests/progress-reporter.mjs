import { relative } from "node:path";

/** What is printed for each test that has ended: counted by `stages.mjs`, and heard by the watchdog of `run.mjs`. */
export const testEnded = "test ended\n";

/** What is printed when all tests have ended: some tools end long after it, or never. */
export const runEnded = "run of tests ended\n";

/** Precedes the name of each test that begins, so that the watchdog can tell which one stalled. */
export const testBegan = "test began: ";

/** A reporter of Vitest: the default one prints only whole files, which take minutes on a busy machine. */
export default class ProgressReporter {
  onTestCaseReady({ fullName, module }) {
    const file = relative(process.cwd(), module.moduleId);
    process.stdout.write(`${testBegan}${file}, ${fullName.replaceAll("\n", " ")}\n`);
  }

  onTestCaseResult() {
    process.stdout.write(testEnded);
  }

  onTestRunEnd() {
    process.stdout.write(runEnded);
  }
}
