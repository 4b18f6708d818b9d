// A deployment may remove the code of a page that a learner goes to from a page opened before. Remix then reloads
// the page they leave, so that a link does not seem to work. Here the page they go to is loaded.

import { patchedSource } from "./patched-source.mjs";

export const openedDestination = patchedSource(
  "opened-destination",
  /\/@remix-run\/react\/dist\/esm\/routeModules\.js$/,
  [["window.location.reload();", "openDestination();"]],
  `
function openDestination() {
  // A form that is still to be sent is not sent by this: its page is loaded again.
  let { state, location } = window.__remixRouter?.state.navigation ?? {};
  if (state !== "loading") return window.location.reload();
  window.location.assign(location.pathname + location.search + location.hash);
}
`,
  "browser",
);
