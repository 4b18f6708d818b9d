import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { DeleteAccountFields } from "~/account/components/delete-account-fields";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { LazyDialog } from "~/ui/lazy-dialog";
import { useErrorFocus } from "~/ui/use-error-focus";
import * as m from "../messages";

/** Asks for confirmation and the password before the account is deleted; errors show in the dialog. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const deletion = useFetcher<{ result: FormResult }>();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, deletion.data?.result);
  return (
    <LazyDialog open={open} onClose={onClose} title={m.deleteQuestion()}>
      <deletion.Form
        ref={form}
        method="post"
        action="/profile/delete-account"
        noValidate
        className="grid gap-4"
      >
        <DeleteAccountFields
          result={deletion.data?.result}
          pending={deletion.state !== "idle"}
          cancel={
            <Button variant="secondary" type="button" onClick={onClose}>
              {m.cancel()}
            </Button>
          }
        />
      </deletion.Form>
    </LazyDialog>
  );
}
