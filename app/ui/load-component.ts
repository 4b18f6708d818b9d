import { type ComponentType, lazy } from "react";
import { showToast } from "~/ui/toast-store";
import * as m from "./messages";

/**
 * A component whose code loads on first use. If it cannot be loaded, because the network fails or a newer
 * version has replaced it, a toast says so and the rest of the page works on, with what was typed.
 */
export function loadComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() =>
    load().catch(() => {
      showLoadFailure();
      return { default: () => null };
    }),
  );
}

/** Says that the code of what the learner asked for could not be loaded. */
export function showLoadFailure() {
  showToast({ tone: "error", title: m.notLoadedTitle(), message: m.notLoaded() });
}
