import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../../workers/toolchain.mjs";

const state = mkdtempSync(join(tmpdir(), "fennec-served-"));
const usual = { PUBLIC_URL: "https://study.school.test", STATE_DIR: state };
afterAll(() => rmSync(state, { recursive: true }));

// A build takes minutes; these errors are reported before it.
it.each([
  [{ STATE_DIR: "" }, /^STATE_DIR is not set\./],
  [{ STATE_DIR: "/proc/fennec" }, /^STATE_DIR \(\/proc\/fennec\) cannot be written: /],
  [{ PUBLIC_URL: "study.school.test" }, /^PUBLIC_URL is "study\.school\.test"\./],
  [{ PORT: "22x" }, /^PORT is "22x"\./],
])("npm run serve with %j reports the problem in one line before it builds", (wrong, line) => {
  const { status, stdout, stderr } = serve(wrong);
  expect(stdout).toBe("");
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});

it("npm run serve reports a port in use before it builds", async () => {
  const other = createServer();
  const port = await new Promise<number>((done) =>
    other.listen(0, "127.0.0.1", () => {
      const address = other.address();
      done(typeof address === "object" && address ? address.port : 0);
    }),
  );
  const { status, stdout, stderr } = serve({ PORT: `${port}` });
  other.close();
  expect(stdout).toBe("");
  expect(stderr).toBe(
    `Port ${port} is in use. Set PORT to another port, or stop the process that listens there.\n`,
  );
  expect(status).toBe(1);
});

function serve(variables: Record<string, string>) {
  return spawnSync(process.execPath, ["workers/serve.mjs", "--production"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...usual, ...variables },
    timeout: 20_000,
  });
}
