import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { DeleteAccountFields } from "~/account/components/delete-account-fields";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { QuestionPage } from "~/ui/question-page";
import { useErrorFocus } from "~/ui/use-error-focus";
import * as m from "../messages";

/** The confirmation page for deleting the account, without JavaScript. */
export function DeleteAccountPage({ result }: { result?: FormResult }) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const pending = useNavigation().formMethod === "POST";
  return (
    <QuestionPage title={m.deleteQuestion()}>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <DeleteAccountFields
          result={result}
          pending={pending}
          cancel={
            <ButtonLink to="/profile/settings" variant="secondary">
              {m.cancel()}
            </ButtonLink>
          }
        />
      </Form>
    </QuestionPage>
  );
}
