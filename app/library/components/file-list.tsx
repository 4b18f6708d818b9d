import { Link } from "@remix-run/react";
import { GraduationCap, Library } from "lucide-react";
import type { ReactNode } from "react";
import { formatOf } from "~/library/formats/formats";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import { everything, isSameScope, type StudyScope, scopedLink } from "~/study-scope";
import { FileIcon } from "~/ui/file-icon";
import { formatBytes } from "~/ui/file-size";
import { Spinner } from "~/ui/spinner";

const row =
  "flex min-h-14 items-center gap-3 rounded-card px-2 py-2 not-aria-[current]:hover:bg-line/50 aria-[current]:bg-surface aria-[current]:ring-1 aria-[current]:ring-line";

function readingWords({ pages, pagesRead }: FileSummary): string {
  const many = pages !== null && pages > 1;
  return many ? m.readingPage({ page: (pagesRead ?? 0) + 1, pages }) : m.readingText();
}

function FileState({ file }: { file: FileSummary }) {
  if (file.status === "reading") {
    return (
      <span className="flex items-center gap-1.5 text-soft">
        <Spinner className="size-3.5" />
        {readingWords(file)}
      </span>
    );
  }
  if (file.status === "unreadable") {
    return <span className="text-rust">{file.problem ?? m.noTextRead()}</span>;
  }
  return (
    <span className="text-soft tabular-nums">
      {m.typeAndSize({ type: file.type.toUpperCase(), size: formatBytes(file.size) })}
    </span>
  );
}

/** A course, as the list shows it. */
export interface CourseRow {
  id: string;
  name: string;
  documents: number;
}

function NameAndState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="min-w-0 text-base leading-tight">
      <span dir="auto" className="text-match-parent line-clamp-2 font-semibold wrap-anywhere">
        {name}
      </span>
      <span className="mt-0.5 block text-sm">{children}</span>
    </span>
  );
}

/** The learner's courses and files as links; each keeps the study mode. */
export function FileList({
  files,
  courses,
  selected,
  path,
}: {
  files: FileSummary[];
  courses: CourseRow[];
  selected: StudyScope;
  path: string;
}) {
  const linkTo = (scope: StudyScope) => ({
    to: scopedLink(path, scope),
    "aria-current": isSameScope(scope, selected) ? ("true" as const) : undefined,
    className: row,
  });
  return (
    <ul className="grid gap-1">
      <li>
        <Link {...linkTo(everything)}>
          <span className="grid size-10 shrink-0 place-items-center rounded-card bg-line/60 text-ink">
            <Library aria-hidden="true" className="size-5" />
          </span>
          <span className="min-w-0 text-base font-semibold leading-tight">{m.allMaterials()}</span>
        </Link>
      </li>
      {courses.map(({ id, name, documents }) => (
        <li key={id}>
          <Link {...linkTo({ fileId: null, courseId: id })}>
            <span className="grid size-10 shrink-0 place-items-center rounded-card bg-line/60 text-ink">
              <GraduationCap aria-hidden="true" className="size-5" />
            </span>
            <NameAndState name={name}>
              <span className="text-soft tabular-nums">{m.courseOf({ count: documents })}</span>
            </NameAndState>
          </Link>
        </li>
      ))}
      {files.map((file) => (
        <li key={file.id}>
          <Link {...linkTo({ fileId: file.id, courseId: null })}>
            <FileIcon icon={formatOf(file.type).icon} />
            <NameAndState name={file.name}>
              <FileState file={file} />
            </NameAndState>
          </Link>
        </li>
      ))}
    </ul>
  );
}
