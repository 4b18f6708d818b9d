import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { Button } from "~/ui/button";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { useErrorFocus } from "~/ui/use-error-focus";

/** The form on the pages for learners who cannot log in. */
export function RecoveryForm({
  result,
  button,
  pendingText,
  children,
}: {
  result?: FormResult;
  button: string;
  pendingText: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const pending = useNavigation().formMethod === "POST";
  return (
    <>
      <NoticeToast notice={noticeAbove(result)} stays />
      <Form ref={form} method="post" noValidate className="grid gap-5">
        {children}
        <Button pending={pending} pendingText={pendingText} className="mt-1 min-h-12">
          {button}
        </Button>
      </Form>
    </>
  );
}

/** A link below such a form. */
export const secondaryLink =
  "inline-flex min-h-11 items-center rounded-card font-semibold underline-offset-4 hover:underline";
