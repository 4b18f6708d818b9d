import type { ReactNode } from "react";
import { Brand } from "~/ui/brand";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { SkipLink } from "~/ui/skip-link";
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
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-17 w-full max-w-6xl items-center px-4 sm:px-6">
          <Brand to="/app" />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-16 outline-none sm:px-6 lg:pt-8"
      >
        <NoticeToast notice={notice} className="mb-6" />
        <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">{children}</div>
      </main>
    </div>
  );
}
