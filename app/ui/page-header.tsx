import type { ReactNode } from "react";

/** Longer titles, in characters, get a line of their own and smaller letters. */
const longTitle = 60;

/** A screen's h1, subtitle and actions. */
export function PageHeader({
  title,
  children,
  actions,
  compact = false,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** For long titles such as file names. */
  compact?: boolean;
}) {
  const long = typeof title === "string" && title.length > longTitle;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className={`min-w-0 flex-1 ${long ? "basis-full" : "basis-64"}`}>
        <h1
          dir="auto"
          title={long ? title : undefined}
          className={`text-match-parent wrap-anywhere ${long ? "line-clamp-3 pb-0.5" : ""} ${compact || long ? "text-xl sm:text-2xl" : "text-2xl sm:text-3xl"}`}
        >
          {title}
        </h1>
        {children ? <div className="mt-1.5 text-base text-soft">{children}</div> : null}
      </div>
      {actions ? <div className="-mx-2 flex flex-wrap items-center sm:gap-1">{actions}</div> : null}
    </header>
  );
}
