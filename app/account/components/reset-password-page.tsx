import { Link } from "@remix-run/react";
import { NewPasswordFields } from "~/account/components/new-password-fields";
import { quietWay, WayInForm } from "~/account/components/way-in-form";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { QuestionPage } from "~/ui/question-page";
import * as m from "../messages";

/** Sets a new password by a link from a mail. */
export function ResetPasswordPage({
  username,
  result,
}: {
  /** Null where the link is used, too old or none. */
  username: string | null;
  result?: FormResult;
}) {
  if (!username) {
    return (
      <QuestionPage title={m.linkUselessTitle()}>
        <p className="text-soft">{m.linkUseless()}</p>
        <ButtonLink to="/auth/forgot">{m.sendNewLink()}</ButtonLink>
        <Link to="/auth" className={quietWay}>
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
      <WayInForm result={result} button={m.setPassword()} pendingText={m.settingPassword()}>
        {/* Password managers file the new password under it. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <NewPasswordFields errors={result?.errors ?? {}} />
      </WayInForm>
    </QuestionPage>
  );
}
