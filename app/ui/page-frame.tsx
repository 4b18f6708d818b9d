import type { ReactNode } from "react";
import { Brand } from "~/ui/brand";
import { SkipLink } from "~/ui/skip-link";

/** A page outside the workspace: a link past the header, the header, and the main element. */
export function PageFrame({
  header,
  className,
  children,
}: {
  header: ReactNode;
  /** Classes of the main element. */
  className: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className={`flex-1 outline-none ${className}`}>
        {children}
      </main>
    </div>
  );
}

/** The header for visitors. */
export function BrandHeader() {
  return (
    <header className="px-4 py-3 sm:px-6">
      <Brand />
    </header>
  );
}
