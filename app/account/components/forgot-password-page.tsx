import { Link } from "@remix-run/react";
import { RecoveryForm, secondaryLink } from "~/account/components/recovery-form";
import type { FormResult } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { QuestionPage } from "~/ui/question-page";
import { TextField } from "~/ui/text-field";
import * as m from "../messages";

/** Requests a password reset mail. */
export function ForgotPasswordPage({
  sent,
  printed,
  result,
}: {
  sent: boolean;
  /** Mail is printed to the terminal instead of sent. */
  printed: boolean;
  result?: FormResult;
}) {
  return (
    <QuestionPage title={m.forgotPasswordTitle()}>
      {sent && !result ? (
        <Notice tone="success" title={printed ? m.lookInTerminal() : m.lookInMailbox()}>
          {m.linkOnItsWay()}
        </Notice>
      ) : null}
      <p className="text-soft">{printed ? m.linkIsPrinted() : m.linkIsMailed()}</p>
      <RecoveryForm result={result} button={m.sendLink()} pendingText={m.sendingLink()}>
        <TextField
          label={m.usernameOrEmail()}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={result?.values.account}
          errors={result?.errors.account}
        />
      </RecoveryForm>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to="/auth/recover" className={secondaryLink}>
          {m.useCode()}
        </Link>
        <Link to="/auth" className={secondaryLink}>
          {m.backToLogin()}
        </Link>
      </div>
    </QuestionPage>
  );
}
