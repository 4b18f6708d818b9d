import { ChosenPasswordFields } from "~/account/components/account-fields";
import type { FormResult } from "~/ui/form-result";
import * as m from "../messages";

/** A new password instead of a forgotten one, and its confirmation. */
export function NewPasswordFields({ errors }: Pick<FormResult, "errors">) {
  return (
    <ChosenPasswordFields
      name="newPassword"
      label={m.newPassword()}
      hint={m.newPasswordHint()}
      confirmLabel={m.confirmNewPassword()}
      errors={errors}
    />
  );
}
