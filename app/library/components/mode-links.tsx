import { Link } from "@remix-run/react";
import type { DueToday } from "~/study-mode";
import { type StudyModeId, workspaceModes } from "~/study-modes";

export interface ModesProps {
  mode: StudyModeId;
  /** What one of the modes has for today. */
  due: DueToday | null;
  query: string;
}

/** The study modes of the workspace, the current one marked. */
export function ModeLinks({ mode, due, query, className }: ModesProps & { className: string }) {
  return workspaceModes.map((item) => (
    <Link
      key={item.id}
      to={`${item.path}${query}`}
      state={{ switchedTo: item.name() }}
      aria-current={item.id === mode ? "page" : undefined}
      className={`flex min-h-11 items-center rounded-[0.625rem] font-semibold text-soft hover:text-ink aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line ${className}`}
    >
      {item.id === due?.mode ? <NameWithDue name={item.name()} due={due} /> : item.name()}
    </Link>
  ));
}

function NameWithDue({ name, due }: { name: string; due: DueToday }) {
  return (
    <>
      <span className="sr-only">{due.label}</span>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {name}
        <DueCount count={due.count} />
      </span>
    </>
  );
}

/** The number of items due today; decorative, because the link's text says it too. */
export function DueCount({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-5 rounded-full bg-ember px-1.5 py-0.5 text-center text-xs leading-none font-semibold text-on-ember tabular-nums"
    >
      {count}
    </span>
  );
}
