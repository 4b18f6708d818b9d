import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { BrandHeader, PageFrame } from "~/ui/page-frame";
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
    <PageFrame header={<BrandHeader />} className="grid content-center pb-24">
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
    </PageFrame>
  );
}
