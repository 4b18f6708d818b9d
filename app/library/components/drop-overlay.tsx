import { Upload } from "lucide-react";
import { createPortal } from "react-dom";
import * as m from "~/library/messages";

/** Covers the page while files are dragged over it: they may be dropped anywhere. */
export function DropOverlay() {
  return createPortal(
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-paper/85 p-4 backdrop-blur-md"
    >
      <p className="appear grid size-full place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-ember bg-ember-wash/60 font-display text-2xl font-semibold sm:text-3xl">
        <Upload aria-hidden="true" className="size-10 text-ember-ink" />
        {m.dropToUpload()}
      </p>
    </div>,
    document.body,
  );
}
