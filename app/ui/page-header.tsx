import type { ReactNode } from "react";

/** A screen's one h1, the line under it, and what can be done with the whole. */
export function PageHeader({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
          {title}
        </h1>
        {children ? <div className="mt-1.5 text-base text-soft">{children}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-1">{actions}</div> : null}
    </header>
  );
}
