import type { ReactNode } from "react";
import * as m from "~/practice-test/messages";
import { DashboardHeader } from "~/ui/dashboard-header";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageFrame } from "~/ui/page-frame";
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
    <PageFrame
      header={<DashboardHeader title={m.title()} className="max-w-2xl" />}
      className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 pb-16 sm:pt-8"
    >
      <NoticeToast notice={notice} />
      {children}
    </PageFrame>
  );
}
