import { Link, useLocation } from "@remix-run/react";
import { FolderOpen, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ConversationTools } from "~/library/components/conversation-tools";
import { type CourseRow, FileList } from "~/library/components/file-list";
import { Preview } from "~/library/components/preview";
import { UploadForm } from "~/library/components/upload-form";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import { type Selection, scopeOf } from "~/library/select-material";
import { modePath, type StudyModeId } from "~/study-modes";
import { uploadSidebarId } from "~/ui/upload-button";

// React 18 does not know the popover attributes yet; the browser does.
const opens = { popovertarget: uploadSidebarId };
const closes = { popovertarget: uploadSidebarId, popovertargetaction: "hide" };
const isDrawer = { popover: "auto" };

/** Pixels between a file that was scrolled into view and the edge. */
const margin = 16;

/** Scrolls the sidebar, not the page, so that the open file can be seen. */
function showCurrent(sidebar: HTMLElement) {
  const current = sidebar.querySelector("nav [aria-current]")?.getBoundingClientRect();
  const { top, bottom } = sidebar.getBoundingClientRect();
  if (!current) return;
  if (current.top < top) sidebar.scrollTop += current.top - top - margin;
  else if (current.bottom > bottom) sidebar.scrollTop += current.bottom - bottom + margin;
}

/** The drawer shows the open file, and closes on navigation and when it loses the focus. */
function useDrawer(selectedId: string | undefined) {
  const sidebar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the drawer
  useEffect(() => {
    const element = sidebar.current;
    if (element?.matches(":popover-open")) element.hidePopover();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each file that is opened
  useEffect(() => {
    const element = sidebar.current;
    const show = () => element && showCurrent(element);
    show();
    element?.addEventListener("toggle", show);
    return () => element?.removeEventListener("toggle", show);
  }, [selectedId]);
  useEffect(() => {
    const element = sidebar.current;
    // Tab would otherwise move the focus behind the drawer, unseen.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || element?.contains(relatedTarget)) return;
      const asked = relatedTarget.closest("[role=dialog], dialog");
      if (!asked && element?.matches(":popover-open")) element.hidePopover();
    };
    element?.addEventListener("focusout", leave);
    return () => element?.removeEventListener("focusout", leave);
  }, []);
  return sidebar;
}

function DrawerButton({ count }: { count: number }) {
  return (
    <button
      {...opens}
      type="button"
      className="fixed top-3 start-2 z-40 grid size-11 place-items-center rounded-card border border-edge bg-surface shadow-lift md:hidden print:hidden"
    >
      <FolderOpen aria-hidden="true" className="size-5 text-ember-ink" />
      <span className="sr-only">{m.openMaterials()}</span>
      <span className="absolute -top-1.5 -end-1.5 min-w-5 rounded-full bg-ink px-1.5 text-xs/5 font-semibold text-paper tabular-nums">
        {count}
      </span>
    </button>
  );
}

function DrawerHeading() {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between">
      <h2 id={`${uploadSidebarId}-title`} className="text-xl">
        {m.materials()}
      </h2>
      <button
        {...closes}
        type="button"
        aria-label={m.closeMaterials()}
        className="grid size-11 place-items-center rounded-full hover:bg-surface md:hidden"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** "Study Materials": a sidebar on wide screens, a drawer on small ones, with or without JavaScript. */
export function MaterialsSidebar({
  engine,
  mode,
  files,
  courses,
  selected,
  conversed,
}: {
  engine: string;
  mode: StudyModeId;
  files: FileSummary[];
  courses: CourseRow[];
  selected: Selection;
  conversed: boolean;
}) {
  const { file, course } = selected;
  const sidebar = useDrawer(course?.id ?? file?.id);
  return (
    <>
      <DrawerButton count={files.length} />
      <aside
        {...isDrawer}
        ref={sidebar}
        id={uploadSidebarId}
        aria-labelledby={`${uploadSidebarId}-title`}
        className="materials inset-y-0 start-0 h-dvh w-80 max-w-[88vw] overflow-y-auto overscroll-contain border-e border-line bg-sunk p-4 backdrop:bg-[rgb(var(--shade)/0.55)] md:sticky md:top-[calc(4.25rem+1px)] md:flex md:h-[calc(100dvh-4.25rem-1px-var(--now-playing))] md:shrink-0 md:flex-col print:hidden"
      >
        <DrawerHeading />
        <UploadForm everywhere redirectTo={modePath(mode)} />
        <Link
          to="/app/add"
          className="mt-2 inline-flex min-h-11 items-center justify-center text-base font-semibold text-soft underline hover:text-ink"
        >
          {m.addMore()}
        </Link>
        <nav aria-label={m.yourFiles()} className="mt-5">
          <FileList
            files={files}
            courses={courses}
            selected={scopeOf(selected)}
            path={modePath(mode)}
          />
        </nav>
        {file && mode === "chat" ? (
          <div className="mt-5">
            <Preview key={file.id} file={file} />
          </div>
        ) : null}
        <div className="mt-5">
          <ConversationTools scope={scopeOf(selected)} empty={!conversed} />
        </div>
        <p className="mt-auto pt-6 text-sm text-soft">{m.answeredBy({ engine })}</p>
      </aside>
    </>
  );
}
