import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { CurrentPasswordField } from "~/account/components/current-password-field";
import { SecuritySection } from "~/account/components/security-section";
import { Button } from "~/ui/button";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { useErrorFocus } from "~/ui/use-error-focus";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import * as m from "../messages";

/** Creates a recovery code, which replaces the previous one. */
export function RecoveryCodeForm({
  recoverable,
  result,
}: {
  recoverable: boolean;
  result?: FormResult;
}) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const pending = useNavigation().formData?.get("intent") === "recovery-code";
  const errors = result?.errors ?? {};
  return (
    <SecuritySection
      title={m.recoveryCodes()}
      about={recoverable ? m.hasRecoveryCode() : m.hasNoRecoveryCode()}
    >
      <NoticeToast notice={noticeAbove(result)} stays />
      <Form {...waitsForNetwork} ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="recovery-code" />
        <CurrentPasswordField label={m.passwordForCode()} errors={errors.currentPassword} />
        <Button
          variant="secondary"
          pending={pending}
          pendingText={m.makingRecoveryCode()}
          className="justify-self-start"
        >
          {m.makeRecoveryCode()}
        </Button>
      </Form>
    </SecuritySection>
  );
}
