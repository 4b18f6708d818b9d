import type { MouseEvent } from "react";

/** Whether a click opens another tab or window, so that it must not be intercepted. */
export function opensNewTab(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
