import type { FormResult } from "~/ui/form-result";
import { PasswordField } from "~/ui/password-field";

/** A new password, twice. Passwords are never filled in again. */
export function NewPasswordFields({ errors }: Pick<FormResult, "errors">) {
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        errors={errors.newPassword}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        errors={errors.confirmPassword}
      />
    </>
  );
}
