// Copies what the server needs at run time into a folder: the workers' bundles and options, and packages.
//   node workers/container/pack.mjs FOLDER
import { cpSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { packDescriptions } from "../server/described-workers.mjs";
import { descriptionFiles } from "../server/model-providers.mjs";
import { root, workers } from "../toolchain.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("Name the folder to pack into.");

const packages = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;

/** Tens of megabytes that the server does not use: an image library, and a second copy of workerd. */
const unused = [/^node_modules\/@img\//, /^node_modules\/workerd\/bin\//];

const parts = [
  ...[
    "package.json",
    "migrations",
    "workers/server",
    "workers/admin",
    "workers/local-models.mjs",
    "workers/toolchain.mjs",
    "workers/built-sources.mjs",
    "build/client",
    ...descriptionFiles,
  ],
  ...workers.map(({ bundle }) => bundle.slice(root.length + 1)),
  ...neededBy("node_modules/miniflare"),
];
for (const part of parts) {
  cpSync(join(root, part), join(folder, part), { recursive: true, filter: isServed });
}
await packDescriptions(workers, folder);

function isServed(path) {
  const name = path.slice(root.length + 1).replaceAll(sep, "/");
  if (/\.(map|d\.ts|test\.ts)$/.test(basename(name))) return false;
  // A package inside another's folder is listed separately.
  return !unused.some((pattern) => pattern.test(name)) && !/[^/]\/node_modules$/.test(name);
}

/** The folders of a package and of its dependencies, as far as they are installed on this machine. */
function neededBy(start) {
  const found = new Set();
  const waiting = [start];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (found.has(at) || !packages[at]) continue;
    found.add(at);
    const { dependencies, optionalDependencies } = packages[at];
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    waiting.push(...names.map((name) => resolveFrom(at, name)).filter(isInstalled));
  }
  return [...found];
}

/** Resolves a package like Node: in the importing package's folder, then in each folder above. */
function resolveFrom(path, name) {
  const within = `${path}/node_modules/${name}`;
  if (packages[within] || !path) return path ? within : `node_modules/${name}`;
  const above = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")));
  return resolveFrom(above, name);
}

function isInstalled(path) {
  const known = packages[path];
  return known !== undefined && (!known.os || known.os.includes(process.platform)) && fits(known);
}

function fits({ cpu, libc }) {
  return (!cpu || cpu.includes(process.arch)) && (!libc || libc.includes("glibc"));
}
