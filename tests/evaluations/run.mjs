// `npm run eval [-- <folder>] [--dump <folder>]`: how well the built-in engine asks and answers, on
// the project's own texts or on the documents of a folder; serve-folder.mjs says which it takes.
// With --dump, what was written is kept, as JSON and as Markdown.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { installPackages, ocr, root, runTool, toolEnvironment } from "../../workers/toolchain.mjs";
import { listDocuments } from "./serve-folder.mjs";

const { values, positionals } = parseArgs({
  options: { dump: { type: "string" } },
  allowPositionals: true,
});
const folder = positionals[0] && resolve(positionals[0]);

installPackages();
const hasPictures =
  folder && listDocuments(folder).some(({ file }) => /\.(jpe?g|png)$/i.test(file));
if (hasPictures) {
  runTool("wrangler", ["deploy", "--dry-run", "-c", ocr.config, "--outdir", ocr.bundle]);
}
const { status } = spawnSync(
  "vitest",
  ["run", "--config", "tests/vitest.config.ts", "--project", "evaluations", "--silent=false"],
  {
    cwd: root,
    env: {
      ...toolEnvironment,
      ...(folder && { EVALUATED_FOLDER: folder }),
      ...(hasPictures && { EVALUATED_PICTURES: "1" }),
      ...(values.dump && { EVALUATION_DUMP: resolve(values.dump) }),
    },
    shell: process.platform === "win32",
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
