import type { MouseEvent } from "react";

/** Whether a press on a link opens another tab or window, where nothing may be put in its way. */
export function opensElsewhere(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
