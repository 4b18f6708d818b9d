import type { ReactNode } from "react";
import type { CourseRow } from "~/library/components/file-list";
import { MaterialsSidebar } from "~/library/components/materials-sidebar";
import { useReadingProgress } from "~/library/components/use-reading-progress";
import type { WorkspaceLearner } from "~/library/components/workspace-header";
import { WorkspaceHeader } from "~/library/components/workspace-header";
import type { FileSummary } from "~/library/schema";
import { type Selection, scopeOf } from "~/library/select-material";
import type { DueToday } from "~/study-mode";
import type { StudyModeId } from "~/study-modes";
import { scopeParameters } from "~/study-scope";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { SkipLink } from "~/ui/skip-link";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** The query of a URL that keeps the selection; empty if there is nothing to select. */
function selectionQuery(files: FileSummary[], selected: Selection) {
  if (!files.length && !selected.course) return "";
  return `?${new URLSearchParams(scopeParameters(scopeOf(selected)))}`;
}

/** The frame of every study screen: header with modes, sidebar with materials, the study mode in the middle. */
export function Workspace({
  learner,
  engine,
  mode,
  files,
  courses,
  selected,
  conversed,
  due,
  notice,
  children,
}: {
  learner: WorkspaceLearner;
  engine: string;
  mode: StudyModeId;
  files: FileSummary[];
  courses: CourseRow[];
  selected: Selection;
  /** Whether anything has been said about it. */
  conversed: boolean;
  due: DueToday | null;
  notice?: NoticeView | null;
  children: ReactNode;
}) {
  useOfflineGuard();
  useReadingProgress(files.some(({ status }) => status === "reading"));
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <WorkspaceHeader
        learner={learner}
        mode={mode}
        due={due}
        query={selectionQuery(files, selected)}
      />
      <div className="flex flex-1 flex-col md:flex-row">
        <MaterialsSidebar
          engine={engine}
          mode={mode}
          files={files}
          courses={courses}
          selected={selected}
          conversed={conversed}
        />
        <main
          id="main"
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-col px-4 pt-5 outline-none sm:px-6 md:pt-6 lg:px-10"
        >
          <NoticeToast notice={notice} className="mx-auto mb-5 w-full max-w-3xl" />
          {children}
        </main>
      </div>
    </div>
  );
}
