// Builds llama.cpp's server from the source that the npm package node-llama-cpp carries along. It needs
// cmake, ninja and a C++ compiler, and some twenty minutes; then
//   LLAMA_SERVER=.wrangler/llama/source/build/bin/llama-server npx vitest run \
//     --config tests/vitest.config.ts --project unit tests/contracts/llama-server.test.ts
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../workers/toolchain.mjs";

const version = "3.22.1";
const folder = join(root, ".wrangler", "llama");
const source = join(folder, "source");

mkdirSync(folder, { recursive: true });
run("npm", ["pack", `node-llama-cpp@${version}`, "--pack-destination", folder]);
run("tar", ["-xzf", join(folder, `node-llama-cpp-${version}.tgz`), "-C", folder]);
if (!existsSync(source)) {
  run("git", ["clone", "-q", join(folder, "package", "llama", "gitRelease.bundle"), source]);
}
const off = [
  ...["LLAMA_CURL", "LLAMA_OPENSSL", "LLAMA_BUILD_TESTS", "LLAMA_BUILD_EXAMPLES"],
  ...["LLAMA_BUILD_APP", "LLAMA_BUILD_UI", "LLAMA_USE_PREBUILT_UI", "GGML_OPENMP"],
  "BUILD_SHARED_LIBS",
];
const options = off.map((name) => `-D${name}=OFF`);
const build = join(source, "build");
run("cmake", ["-S", source, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", ...options]);
run("ninja", ["-C", build, "llama-server"]);
console.log(join(build, "bin", "llama-server"));

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exit(1);
}
