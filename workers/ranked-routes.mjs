// Each time React Router matches an address, it flattens and ranks all routes and compiles the pattern
// of each: several times a request, which takes longer than rendering a small page. The server's routes
// never change, so its bundle remembers both. In browsers, routes are added while they are discovered.
import { readFile } from "node:fs/promises";

const file = /\/@remix-run\/router\/dist\/router\.js$/;

/** As @remix-run/router 1.23 has them, each exactly once. */
const places = [
  [
    "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    "let branches = rankOnce(routes);",
  ],
  ["= compilePath(pattern.path, pattern.caseSensitive, pattern.end);", "= compileOnce(pattern);"],
];

const memory = `
const branchesOf = new WeakMap();
function rankOnce(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  return branches;
}
const compiledPaths = new Map();
function compileOnce({ path, caseSensitive, end }) {
  const key = caseSensitive + " " + end + " " + path;
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    compiled = compilePath(path, caseSensitive, end);
    // All routes have fewer; a link may make a pattern of its address.
    if (compiledPaths.size < 1000) compiledPaths.set(key, compiled);
  }
  return compiled;
}
`;

/** @type {import("vite").Plugin} */
export const rankedRoutes = {
  name: "ranked-routes",
  enforce: "pre",
  async load(id, options) {
    if (!options?.ssr || !file.test(id)) return null;
    const code = await readFile(id, "utf8");
    return (
      places.reduce((before, [found, put]) => {
        const parts = before.split(found);
        if (parts.length !== 2)
          throw new Error(`React Router has changed: "${found}" is not in it once.`);
        return parts.join(put);
      }, code) + memory
    );
  },
};
