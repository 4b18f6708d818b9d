import type { FormResult } from "~/ui/form-result";
import { PasswordField } from "~/ui/password-field";
import * as m from "../messages";

/** A new password and its confirmation. Passwords are never prefilled. */
export function NewPasswordFields({ errors }: Pick<FormResult, "errors">) {
  return (
    <>
      <PasswordField
        label={m.newPassword()}
        name="newPassword"
        autoComplete="new-password"
        required
        hint={m.newPasswordHint()}
        errors={errors.newPassword}
      />
      <PasswordField
        label={m.confirmNewPassword()}
        name="confirmPassword"
        autoComplete="new-password"
        required
        errors={errors.confirmPassword}
      />
    </>
  );
}
