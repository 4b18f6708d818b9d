import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { SkipLink } from "~/ui/skip-link";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** Around every step of a practice test: the way back, the title, and what just happened. */
export function PracticeFrame({
  notice,
  children,
}: {
  notice: NoticeView | null;
  children: ReactNode;
}) {
  useOfflineGuard();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-17 w-full max-w-2xl flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <Link
            to="/app"
            className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-card px-2 text-base font-semibold text-soft hover:bg-sunk hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
            Back to Dashboard
          </Link>
          <h1 className="text-lg sm:text-xl">Practice Tests</h1>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 pt-6 pb-16 outline-none sm:pt-8"
      >
        <NoticeToast notice={notice} />
        {children}
      </main>
    </div>
  );
}
