import type { ReactNode } from "react";
import * as m from "~/practice-test/messages";
import { DashboardHeader } from "~/ui/dashboard-header";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { SkipLink } from "~/ui/skip-link";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** The frame of all pages of practice tests: a link back, the title, and notices. */
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
      <DashboardHeader title={m.title()} className="max-w-2xl" />
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
