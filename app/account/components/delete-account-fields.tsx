import type { ReactNode } from "react";
import { CurrentPasswordField } from "~/account/components/current-password-field";
import { Button } from "~/ui/button";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import * as m from "../messages";

/** The consequences of deleting the account, and the password field. */
export function DeleteAccountFields({
  result,
  pending,
  cancel,
}: {
  result?: FormResult;
  pending: boolean;
  cancel: ReactNode;
}) {
  const errors = result?.errors ?? {};
  return (
    <>
      <p>{m.deleteConsequences()}</p>
      <NoticeToast notice={noticeAbove(result)} stays />
      <CurrentPasswordField label={m.passwordToDelete()} errors={errors.currentPassword} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText={m.deletingAccount()}>
          {m.deleteAccount()}
        </Button>
        {cancel}
      </div>
    </>
  );
}
