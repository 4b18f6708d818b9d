import { Link } from "@remix-run/react";
import { NewPasswordFields } from "~/account/components/new-password-fields";
import { quietWay, WayInForm } from "~/account/components/way-in-form";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { QuestionPage } from "~/ui/question-page";

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
      <QuestionPage title="This link is not good any more">
        <p className="text-soft">
          It was used already, or is older than an hour. A new one is quickly sent.
        </p>
        <ButtonLink to="/auth/forgot">Send a new link</ButtonLink>
        <Link to="/auth" className={quietWay}>
          Back to login
        </Link>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title="Set a new password">
      <p className="text-soft">
        For the account <strong className="text-ink wrap-anywhere">{username}</strong>. It logs you
        out on every device.
      </p>
      <WayInForm result={result} button="Set the password" pendingText="Setting...">
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
