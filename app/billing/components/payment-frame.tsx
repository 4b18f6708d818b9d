import type { ReactNode } from "react";
import { Fox } from "~/ui/fox";
import { PageFrame } from "~/ui/page-frame";

/**
 * The layout of payment pages: header and two columns. They may have their own security policy, so links load
 * documents.
 */
export function PaymentFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      header={<DocumentHeader />}
      className="mx-auto grid w-full max-w-5xl content-start gap-8 px-4 pt-8 pb-16 sm:px-6 lg:grid-cols-2 lg:gap-14 lg:pt-16"
    >
      {children}
    </PageFrame>
  );
}

function DocumentHeader() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-17 w-full max-w-5xl items-center px-4 sm:px-6">
        <a
          href="/app"
          className="inline-flex min-h-11 min-w-11 items-center gap-2 rounded-card font-display text-xl font-semibold tracking-tight text-ink"
        >
          <Fox className="size-9" />
          Fennec
        </a>
      </div>
    </header>
  );
}
