import type { ReactNode } from "react";
import { Brand } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SkipLink } from "~/ui/skip-link";
import * as m from "./messages";

/** The page for visitors who are not logged in. */
export function LogInFirst({
  title,
  path,
  children,
}: {
  title: string;
  /** The page to continue to after login. */
  path: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-4 py-3 sm:px-6">
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="grid flex-1 content-center pb-24 outline-none">
        <EmptyState
          heading="h1"
          title={title}
          action={
            <ButtonLink to={`/auth?redirectTo=${encodeURIComponent(path)}`}>
              {m.goToLogin()}
            </ButtonLink>
          }
        >
          {children}
        </EmptyState>
      </main>
    </div>
  );
}
