import { Link } from "@remix-run/react";
import { type StudyMode, studyModes } from "~/library/components/study-modes";

/** The four ways to study, the current one marked. */
export function ModeLinks({
  mode,
  query,
  className,
}: {
  mode: StudyMode;
  query: string;
  className: string;
}) {
  return studyModes.map((item) => (
    <Link
      key={item.mode}
      to={`${item.path}${query}`}
      state={{ switchedTo: item.label() }}
      aria-current={item.mode === mode ? "page" : undefined}
      className={`flex min-h-11 items-center rounded-[0.625rem] font-semibold text-soft hover:text-ink aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line ${className}`}
    >
      {item.label()}
    </Link>
  ));
}
