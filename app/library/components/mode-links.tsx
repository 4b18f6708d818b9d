import { Link } from "@remix-run/react";
import { type StudyModeId, workspaceModes } from "~/study-modes";

/** The study modes of the workspace, the current one marked. */
export function ModeLinks({
  mode,
  query,
  className,
}: {
  mode: StudyModeId;
  query: string;
  className: string;
}) {
  return workspaceModes.map((item) => (
    <Link
      key={item.id}
      to={`${item.path}${query}`}
      state={{ switchedTo: item.name() }}
      aria-current={item.id === mode ? "page" : undefined}
      className={`flex min-h-11 items-center rounded-[0.625rem] font-semibold text-soft hover:text-ink aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line ${className}`}
    >
      {item.name()}
    </Link>
  ));
}
