// Caches for routing on the server, where routes never change. (In browsers, routes are added as they are discovered.)
//
// For each match, React Router flattens and ranks all routes, compiles each pattern and tries one after the other:
// several times per request, which takes longer than rendering a page. Patched, it ranks and compiles once, and tries
// only routes whose static segments the URL has.
import { patchedSource } from "./patched-source.mjs";

/** Code of @remix-run/router 1.23, which occurs exactly once, and its replacement. */
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
  let byFirst = rankedOf.get(routes);
  if (!byFirst) {
    byFirst = groupedByFirst(routes);
    rankedOf.set(routes, byFirst);
  }
  const segments = pathname.toLowerCase().split("/");
  const branches = [];
  for (const { branch, words } of byFirst.get(segments[1]) ?? byFirst.get(null)) {
    if (words.every(([at, word]) => segments[at] === word)) branches.push(branch);
  }
  return branches;
}
// The ranked routes by first segment: under each static one, those that begin with it or with a parameter. Under null,
// only the latter.
function groupedByFirst(routes) {
  const branches = flattenRoutes(routes);
  rankRouteBranches(branches);
  const ranked = branches.map((branch) => ({ branch, words: wordsOf(branch.path) }));
  const firstOf = ({ words: [[at, word] = []] }) => (at === 1 ? word : null);
  const begin = (first) => ranked.filter((one) => [null, first].includes(firstOf(one)));
  return new Map([null, ...new Set(ranked.map(firstOf))].map((first) => [first, begin(first)]));
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
    // More than there are routes, because a link may use its URL as a pattern.
    if (compiledPaths.size < 1000) compiledPaths.set(key, compiled);
  }
  return compiled;
}
`;

export const rankedRoutes = patchedSource(
  "cached-routes",
  /\/@remix-run\/router\/dist\/router\.js$/,
  places,
  memory,
);

/** For each page, Remix 2.17 creates all routes again to render the few that match. Patched, it does so once. */
export const renderedRoutes = patchedSource(
  "rendered-routes",
  /\/@remix-run\/react\/dist\/esm\/server\.js$/,
  [
    [
      "let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
      "let routes = routesOf(manifest.routes, routeModules, context);",
    ],
  ],
  `
const routesOfManifest = new WeakMap();
function routesOf(manifest, routeModules, context) {
  let routes = routesOfManifest.get(manifest);
  if (!routes) {
    routes = createServerRoutes(manifest, routeModules, context.future, context.isSpaMode);
    routesOfManifest.set(manifest, routes);
  }
  return routes;
}
`,
);

/** For each page, react-router-dom 6.30 copies all routes. Patched, it does so once. */
export const copiedRoutes = patchedSource(
  "copied-routes",
  /\/react-router-dom\/server\.mjs$/,
  [
    [
      "let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, " +
        "undefined, manifest);\n\n  // Because",
      "let { manifest, dataRoutes } = copiesOf(routes);\n\n  // Because",
    ],
  ],
  `
const copiesOfRoutes = new WeakMap();
function copiesOf(routes) {
  let copies = copiesOfRoutes.get(routes);
  if (!copies) {
    const manifest = {};
    const dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    copies = { manifest, dataRoutes };
    copiesOfRoutes.set(routes, copies);
  }
  return copies;
}
`,
);
