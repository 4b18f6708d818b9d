import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";

/** The fields of the Register tab. Passwords are never filled in again. */
export function RegisterFields({ values, errors }: Pick<FormResult, "values" | "errors">) {
  return (
    <>
      <IdempotencyKeyField />
      <TextField
        label="Choose a Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="3 to 32 letters, digits, dots, dashes or underscores."
        defaultValue={values.username}
        errors={errors.username}
      />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values.email}
        errors={errors.email}
      />
      <PasswordField
        label="Choose a Password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        errors={errors.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        errors={errors.confirmPassword}
      />
    </>
  );
}
