import { Link } from "@remix-run/react";
import { UsernameField } from "~/account/components/account-fields";
import { NewPasswordFields } from "~/account/components/new-password-fields";
import { RecoveryForm, secondaryLink } from "~/account/components/recovery-form";
import type { FormResult } from "~/ui/form-result";
import { QuestionPage } from "~/ui/question-page";
import { TextField } from "~/ui/text-field";
import * as m from "../messages";

/** Sets a new password with a recovery code. */
export function RecoverAccountPage({
  mailed,
  result,
}: {
  /** Whether a reset link can be sent instead. */
  mailed: boolean;
  result?: FormResult;
}) {
  const errors = result?.errors ?? {};
  return (
    <QuestionPage title={m.recoverTitle()}>
      <p className="text-soft">{m.recoverIntroduction()}</p>
      <RecoveryForm result={result} button={m.setPassword()} pendingText={m.settingPassword()}>
        <UsernameField
          label={m.recoverUsername()}
          defaultValue={result?.values.username}
          errors={errors.username}
        />
        <TextField
          label={m.recoveryCode()}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={m.recoveryCodeHint()}
          className="font-mono uppercase"
          errors={errors.recoveryCode}
        />
        <NewPasswordFields errors={errors} />
      </RecoveryForm>
      <div className="flex flex-wrap justify-between gap-x-6">
        {mailed ? (
          <Link to="/auth/forgot" className={secondaryLink}>
            {m.sendLinkInstead()}
          </Link>
        ) : null}
        <Link to="/auth" className={secondaryLink}>
          {m.backToLogin()}
        </Link>
      </div>
    </QuestionPage>
  );
}
