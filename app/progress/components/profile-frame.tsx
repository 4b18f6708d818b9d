import type { ReactNode } from "react";
import type { NoticeView } from "~/ui/form-result";
import { HomeHeader } from "~/ui/home-header";
import { NoticeToast } from "~/ui/notice-toast";
import { PageFrame } from "~/ui/page-frame";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** The frame of the profile: a link home, notices and two columns. */
export function ProfileFrame({
  notice,
  children,
}: {
  notice: NoticeView | null;
  children: ReactNode;
}) {
  useOfflineGuard();
  return (
    <PageFrame
      header={<HomeHeader />}
      className="mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6 lg:pt-8"
    >
      <NoticeToast notice={notice} className="mb-6" />
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">{children}</div>
    </PageFrame>
  );
}
