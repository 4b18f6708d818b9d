import { useLocation } from "@remix-run/react";
import { FolderOpen, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ConversationTools } from "~/library/components/conversation-tools";
import { FileList } from "~/library/components/file-list";
import { Preview } from "~/library/components/preview";
import type { FileSummary } from "~/library/schema";
import { modePath, type StudyModeId } from "~/study-modes";
import { uploadPlace } from "~/ui/upload-button";
import { UploadForm } from "~/ui/upload-form";

// React 18 does not know the popover attributes yet; the browser does.
const opens = { popovertarget: uploadPlace };
const closes = { popovertarget: uploadPlace, popovertargetaction: "hide" };
const isDrawer = { popover: "auto" };

/** Pixels that are left beyond a file that was brought into view. */
const margin = 16;

/** Brings the open file into view within the sidebar, where it is not; the page stays where it is. */
function showCurrent(sidebar: HTMLElement) {
  const current = sidebar.querySelector("nav [aria-current]")?.getBoundingClientRect();
  const { top, bottom } = sidebar.getBoundingClientRect();
  if (!current) return;
  if (current.top < top) sidebar.scrollTop += current.top - top - margin;
  else if (current.bottom > bottom) sidebar.scrollTop += current.bottom - bottom + margin;
}

/** "Study Materials": beside the work on wide screens, a drawer on small ones, with or without JavaScript. */
export function MaterialsSidebar({
  engine,
  mode,
  files,
  selected,
  conversed,
}: {
  engine: string;
  mode: StudyModeId;
  files: FileSummary[];
  selected: FileSummary | null;
  conversed: boolean;
}) {
  const sidebar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the drawer
  useEffect(() => {
    const element = sidebar.current;
    if (element?.matches(":popover-open")) element.hidePopover();
  }, [key]);
  const selectedId = selected?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file that is opened counts
  useEffect(() => {
    const element = sidebar.current;
    const show = () => element && showCurrent(element);
    show();
    element?.addEventListener("toggle", show);
    return () => element?.removeEventListener("toggle", show);
  }, [selectedId]);
  useEffect(() => {
    const element = sidebar.current;
    // Whoever goes on by Tab would walk about unseen, behind the drawer.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || element?.contains(relatedTarget)) return;
      const asked = relatedTarget.closest("[role=dialog], dialog");
      if (!asked && element?.matches(":popover-open")) element.hidePopover();
    };
    element?.addEventListener("focusout", leave);
    return () => element?.removeEventListener("focusout", leave);
  }, []);
  return (
    <>
      <button
        {...opens}
        type="button"
        className="fixed top-3 start-2 z-40 grid size-11 place-items-center rounded-card border border-edge bg-surface shadow-lift md:hidden print:hidden"
      >
        <FolderOpen aria-hidden="true" className="size-5 text-ember-ink" />
        <span className="sr-only">Study Materials, files:</span>
        <span className="absolute -top-1.5 -end-1.5 min-w-5 rounded-full bg-ink px-1.5 text-xs/5 font-semibold text-paper tabular-nums">
          {files.length}
        </span>
      </button>
      <aside
        {...isDrawer}
        ref={sidebar}
        id={uploadPlace}
        aria-labelledby={`${uploadPlace}-title`}
        className="materials inset-y-0 start-0 h-dvh w-80 max-w-[88vw] overflow-y-auto overscroll-contain border-e border-line bg-sunk p-4 backdrop:bg-[rgb(var(--shade)/0.55)] md:sticky md:top-[calc(4.25rem+1px)] md:flex md:h-[calc(100dvh-4.25rem-1px-var(--now-playing))] md:shrink-0 md:flex-col print:hidden"
      >
        <div className="mb-3 flex min-h-11 items-center justify-between">
          <h2 id={`${uploadPlace}-title`} className="text-xl">
            Study Materials
          </h2>
          <button
            {...closes}
            type="button"
            aria-label="Close"
            className="grid size-11 place-items-center rounded-full hover:bg-surface md:hidden"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <UploadForm everywhere redirectTo={modePath(mode)} />
        <nav aria-label="Your files" className="mt-5">
          <FileList files={files} selectedId={selected?.id ?? null} path={modePath(mode)} />
        </nav>
        {selected && mode === "chat" ? (
          <div className="mt-5">
            <Preview key={selected.id} file={selected} />
          </div>
        ) : null}
        <div className="mt-5">
          <ConversationTools fileId={selected?.id ?? null} empty={!conversed} />
        </div>
        <p className="mt-auto pt-6 text-sm text-soft">Answered by {engine}</p>
      </aside>
    </>
  );
}
