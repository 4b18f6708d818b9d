import { Link } from "@remix-run/react";
import { quietWay, WayInForm } from "~/account/components/way-in-form";
import type { FormResult } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { QuestionPage } from "~/ui/question-page";
import { TextField } from "~/ui/text-field";
import * as m from "../messages";

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
    <QuestionPage title={m.forgotPasswordTitle()}>
      {sent && !result ? (
        <Notice tone="success" title={printed ? m.lookInTerminal() : m.lookInMailbox()}>
          {m.linkOnItsWay()}
        </Notice>
      ) : null}
      <p className="text-soft">{printed ? m.linkIsPrinted() : m.linkIsMailed()}</p>
      <WayInForm result={result} button={m.sendLink()} pendingText={m.sendingLink()}>
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
      </WayInForm>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to="/auth/recover" className={quietWay}>
          {m.useCode()}
        </Link>
        <Link to="/auth" className={quietWay}>
          {m.backToLogin()}
        </Link>
      </div>
    </QuestionPage>
  );
}
