import { Link } from "@remix-run/react";
import { quietWay, WayInForm } from "~/account/components/way-in-form";
import type { FormResult } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { QuestionPage } from "~/ui/question-page";
import { TextField } from "~/ui/text-field";

/** Asks for a mail by which a new password can be set. */
export function ForgotPasswordPage({
  sent,
  printed,
  result,
}: {
  sent: boolean;
  /** Mail is printed to the terminal, since Fennec runs on one machine. */
  printed: boolean;
  result?: FormResult;
}) {
  return (
    <QuestionPage title="Forgot your password?">
      {sent && !result ? (
        <Notice tone="success" title={printed ? "Look in the terminal" : "Look in your mailbox"}>
          If there is an account for that, a link to set a new password is on its way. It is good
          for one hour.
        </Notice>
      ) : null}
      <p className="text-soft">
        {printed
          ? "Fennec runs on this machine, so the link to set a new password is printed in the terminal that it was started in."
          : "We send you a link to set a new one. With your email address it lists every account of yours."}
      </p>
      <WayInForm result={result} button="Send the link" pendingText="Sending...">
        <TextField
          label="Username or email address"
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={result?.values.account}
          errors={result?.errors.account}
        />
      </WayInForm>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to="/auth/recover" className={quietWay}>
          Use a recovery code
        </Link>
        <Link to="/auth" className={quietWay}>
          Back to login
        </Link>
      </div>
    </QuestionPage>
  );
}
