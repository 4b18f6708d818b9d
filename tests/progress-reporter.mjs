/** What is printed for each test that has ended: counted by `stages.mjs`, and heard by the watchdog of `run.mjs`. */
export const testEnded = "test ended\n";

/** A reporter of Vitest: the default one prints only whole files, which take minutes on a busy machine. */
export default class ProgressReporter {
  onTestCaseResult() {
    process.stdout.write(testEnded);
  }
}
