// React Router flattens and ranks all routes each time it matches an address: three times a request,
// which takes longer than rendering a small page. The server's routes never change, so its bundle ranks
// each list of them once. In browsers, routes are added while they are discovered.
import { readFile } from "node:fs/promises";

const file = /\/@remix-run\/router\/dist\/router\.js$/;

/** As @remix-run/router 1.23 has it, exactly once. */
const ranked = "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);";

/** @returns {import("vite").Plugin} */
export const rankedRoutes = {
  name: "ranked-routes",
  enforce: "pre",
  async load(id, options) {
    if (!options?.ssr || !file.test(id)) return null;
    const code = await readFile(id, "utf8");
    const parts = code.split(ranked);
    if (parts.length !== 2) throw new Error("React Router ranks its routes in another way.");
    return `${parts.join("const branches = rankOnce(routes);")}
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
`;
  },
};
