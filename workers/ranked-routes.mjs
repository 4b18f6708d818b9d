// Each time React Router matches an address, it flattens and ranks all routes, compiles the pattern of
// each and tries one after the other: several times a request, which takes longer than rendering a page.
// The server's routes never change, so its bundle remembers both, and tries only those whose words the
// address has. In browsers, routes are added while they are discovered.
import { replacedSource } from "./replaced-source.mjs";

/** As @remix-run/router 1.23 has them, each exactly once. */
const places = [
  [
    "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n  let matches = null;\n" +
      "  let decoded = decodePath(pathname);",
    "let decoded = decodePath(pathname);\n  let branches = branchesFor(routes, decoded);\n" +
      "  let matches = null;",
  ],
  ["= compilePath(pattern.path, pattern.caseSensitive, pattern.end);", "= compileOnce(pattern);"],
];

const memory = `
const rankedOf = new WeakMap();
function branchesFor(routes, pathname) {
  let ranked = rankedOf.get(routes);
  if (!ranked) {
    const branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    ranked = branches.map((branch) => ({ branch, words: wordsOf(branch.path) }));
    rankedOf.set(routes, ranked);
  }
  const segments = pathname.toLowerCase().split("/");
  const branches = [];
  for (const { branch, words } of ranked) {
    if (words.every(([at, word]) => segments[at] === word)) branches.push(branch);
  }
  return branches;
}
// The static segments of a path, and their positions.
function wordsOf(path) {
  return [...path.toLowerCase().split("/").entries()].filter(([, segment]) => /^[^:]*[^:*]$/.test(segment));
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

export const rankedRoutes = replacedSource(
  "ranked-routes",
  /\/@remix-run\/router\/dist\/router\.js$/,
  places,
  memory,
);
