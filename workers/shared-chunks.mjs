// Groups the browser's modules into chunks: what every page loads is one file, and so is what the pages behind the
// login share. As separate files, these small modules would compress worse, and each would be one more request before a
// page works. A chunk includes what its modules import, so no module of the second list may import what the login page
// needs too.
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..", "app");

/** On every page. */
const shellModules = modulesNamed([
  "account/components/account-fields",
  "localization/interface-language",
  "localization/join-sentences",
  "localization/language-imports",
  "localization/language-name",
  "platform/messages/en/product",
  "platform/nonce",
  "platform/product",
  "ui/brand",
  "ui/button",
  "ui/error-page",
  "ui/field-errors",
  "ui/field-frame",
  "ui/fox",
  "ui/idempotency-key-field",
  "ui/language-form",
  "ui/load-component",
  "ui/messages/en/shell",
  "ui/notice-toast",
  "ui/page-frame",
  "ui/password-field",
  "ui/reach-server",
  "ui/route-change",
  "ui/skip-link",
  "ui/spinner",
  "ui/static-markup",
  "ui/text-field",
  "ui/toast-store",
  "ui/toasts",
  "ui/upgrade-notice",
  "ui/use-error-focus",
  "ui/use-scripting",
  "ui/vibrate",
]);

/** On the pages behind the login, besides those of the shell. */
const learnerPageModules = modulesNamed([
  "billing/plans",
  "billing/within-plan",
  "library/select-material",
  "ui/choice-card",
  "ui/confirm-link",
  "ui/created-at",
  "ui/dashboard-header",
  "ui/drop-zone",
  "ui/empty-state",
  "ui/file-icon",
  "ui/file-size",
  "ui/generating",
  "ui/lazy-dialog",
  "ui/log-in-first",
  "ui/messages/en/learner-pages",
  "ui/messages/en/upload",
  "ui/page-header",
  "ui/progress-bar",
  "ui/radio-cards",
  "ui/revalidate-if-moved",
  "ui/setup-header",
  "ui/upload-batch",
  "ui/upload-progress",
  "ui/use-filled",
  "ui/use-key-press",
  "ui/use-letter-keys",
  "ui/use-local-flag",
  "ui/use-offline-guard",
  "ui/use-swipe-away",
  "ui/use-upload",
  "ui/work-list",
]);

/**
 * The chunk of a module of the browser's build, if it is one of several pages.
 * @param {string} id
 */
export function sharedChunkOf(id) {
  if (id.includes("preload-helper") || shellModules.has(id)) return "shell";
  if (id.includes("/lucide-react/") || learnerPageModules.has(id)) return "learner-pages";
  // Otherwise Rollup adds them to the chunk of the pages behind the login, which names the study mode of review.
  if (/\/app\/review\/messages\/en\/(?!study-mode)/.test(id)) return "review-texts";
}

/**
 * @param {string[]} names paths in app/, without their extension
 * @returns {Set<string>} absolute paths
 * @throws Error if there is no such module, such as after it was renamed
 */
function modulesNamed(names) {
  return new Set(
    names.map((name) => {
      const file = [".ts", ".tsx"].map((ending) => resolve(root, name + ending)).find(existsSync);
      if (!file) {
        throw new Error(
          `There is no module app/${name}. Correct its name in workers/shared-chunks.mjs.`,
        );
      }
      return file.replaceAll("\\", "/");
    }),
  );
}
