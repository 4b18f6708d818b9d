import * as Ariakit from "@ariakit/react";
import type { ReactNode } from "react";

/** A modal dialog. Escape, a click outside and its own buttons close it. */
export function Dialog({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  return (
    <Ariakit.Dialog
      open={open}
      onClose={onClose}
      backdrop={<div className="dialog-backdrop bg-[rgb(var(--shade)/0.55)]" />}
      className="dialog fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-lift outline-none"
    >
      <Ariakit.DialogHeading className="mb-3 font-display text-2xl font-semibold">
        {title}
      </Ariakit.DialogHeading>
      {children}
    </Ariakit.Dialog>
  );
}
