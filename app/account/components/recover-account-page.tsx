import { Link } from "@remix-run/react";
import { NewPasswordFields } from "~/account/components/new-password-fields";
import { quietWay, WayInForm } from "~/account/components/way-in-form";
import type { FormResult } from "~/ui/form-result";
import { QuestionPage } from "~/ui/question-page";
import { TextField } from "~/ui/text-field";

/** Sets a new password by a recovery code. */
export function RecoverAccountPage({
  mailed,
  result,
}: {
  /** A link can be sent instead. */
  mailed: boolean;
  result?: FormResult;
}) {
  const errors = result?.errors ?? {};
  return (
    <QuestionPage title="Use your recovery code">
      <p className="text-soft">
        You were shown it when you signed up, or made it in your settings. It sets a new password
        once; a new code takes its place.
      </p>
      <WayInForm result={result} button="Set the password" pendingText="Setting...">
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={result?.values.username}
          errors={errors.username}
        />
        <TextField
          label="Recovery code"
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint="Five groups of five letters and digits."
          className="font-mono uppercase"
          errors={errors.recoveryCode}
        />
        <NewPasswordFields errors={errors} />
      </WayInForm>
      <div className="flex flex-wrap justify-between gap-x-6">
        {mailed ? (
          <Link to="/auth/forgot" className={quietWay}>
            Send me a link instead
          </Link>
        ) : null}
        <Link to="/auth" className={quietWay}>
          Back to login
        </Link>
      </div>
    </QuestionPage>
  );
}
