// A deployment may remove the code of a page to which an open page links. Remix then reloads the current page, so the
// link does not seem to work. Patched, it loads the link's target.

import { patchedSource } from "./patched-source.mjs";

export const openedDestination = patchedSource(
  "opened-destination",
  /\/@remix-run\/react\/dist\/esm\/routeModules\.js$/,
  [["window.location.reload();", "openDestination();"]],
  `
function openDestination() {
  // A form is not sent by this; its page is reloaded.
  let { state, location } = window.__remixRouter?.state.navigation ?? {};
  if (state !== "loading") return window.location.reload();
  window.location.assign(location.pathname + location.search + location.hash);
}
`,
  "browser",
);
