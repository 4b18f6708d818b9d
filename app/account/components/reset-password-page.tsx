import { Link } from "@remix-run/react";
import { NewPasswordFields } from "~/account/components/new-password-fields";
import { RecoveryForm, secondaryLink } from "~/account/components/recovery-form";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { QuestionPage } from "~/ui/question-page";
import * as m from "../messages";

/** Sets a new password with a link from a mail. */
export function ResetPasswordPage({
  username,
  result,
}: {
  /** Null if the link was used, has expired or never existed. */
  username: string | null;
  result?: FormResult;
}) {
  if (!username) {
    return (
      <QuestionPage title={m.linkUselessTitle()}>
        <p className="text-soft">{m.linkUseless()}</p>
        <ButtonLink to="/auth/forgot">{m.sendNewLink()}</ButtonLink>
        <Link to="/auth" className={secondaryLink}>
          {m.backToLogin()}
        </Link>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title={m.resetTitle()}>
      <p className="text-soft">
        {m.resetIntroduction({
          username: (
            <strong key="username" className="text-ink wrap-anywhere">
              {username}
            </strong>
          ),
        })}
      </p>
      <RecoveryForm result={result} button={m.setPassword()} pendingText={m.settingPassword()}>
        {/* Password managers store the new password under this username. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <NewPasswordFields errors={result?.errors ?? {}} />
      </RecoveryForm>
    </QuestionPage>
  );
}
