import { Link } from "@remix-run/react";
import { DeviceList } from "~/account/components/device-list";
import { PasskeyList } from "~/account/components/passkey-list";
import { RecoveryCodeForm } from "~/account/components/recovery-code-form";
import type { DeviceView, PasskeyView } from "~/account/schema";
import type { FormResult, NoticeView } from "~/ui/form-result";
import { HomeHeader } from "~/ui/home-header";
import { NoticeToast } from "~/ui/notice-toast";
import { PageFrame } from "~/ui/page-frame";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";
import * as m from "../messages";

/** Devices, passkeys and the recovery code. */
export function SecurityPage({
  devices,
  passkeys,
  recoverable,
  now,
  notice,
  answer,
}: {
  devices: DeviceView[];
  passkeys: PasskeyView[];
  /** Whether the learner has a recovery code. */
  recoverable: boolean;
  now: string;
  notice: NoticeView | null;
  answer?: { intent: string | null; result: FormResult };
}) {
  useOfflineGuard();
  const result = answer?.result;
  const own = answer?.intent === "recovery-code";
  return (
    <PageFrame
      header={<HomeHeader />}
      className="mx-auto grid w-full max-w-2xl content-start gap-8 px-4 pt-6 pb-16 sm:px-6 lg:pt-8"
    >
      <div>
        <Link
          to="/profile/settings"
          className="inline-flex min-h-11 items-center font-semibold text-soft underline-offset-4 hover:underline"
        >
          {m.backToSettings()}
        </Link>
        <PageHeader title={m.securityTitle()}>{m.securityIntroduction()}</PageHeader>
      </div>
      <NoticeToast notice={own ? undefined : (result?.notice ?? notice)} stays />
      <DeviceList devices={devices} now={now} />
      <PasskeyList passkeys={passkeys} now={now} />
      <RecoveryCodeForm recoverable={recoverable} result={own ? result : undefined} />
    </PageFrame>
  );
}
