import { UsernameField } from "~/account/components/username-field";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import * as m from "../messages";

/** The fields of the Register tab. Passwords are never prefilled. */
export function RegisterFields({ values, errors }: Pick<FormResult, "values" | "errors">) {
  return (
    <>
      <IdempotencyKeyField />
      <UsernameField
        label={m.newUsername()}
        hint={m.newUsernameHint()}
        defaultValue={values.username}
        errors={errors.username}
      />
      <TextField
        label={m.newEmail()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values.email}
        errors={errors.email}
      />
      <PasswordField
        label={m.choosePassword()}
        name="password"
        autoComplete="new-password"
        required
        hint={m.choosePasswordHint()}
        errors={errors.password}
      />
      <PasswordField
        label={m.confirmChosenPassword()}
        name="confirmPassword"
        autoComplete="new-password"
        required
        errors={errors.confirmPassword}
      />
    </>
  );
}
