import type { FormResult } from "~/ui/form-result";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";

/** The fields of the Login tab. The password is never filled in again. */
export function LoginFields({ values, errors }: Pick<FormResult, "values" | "errors">) {
  return (
    <>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={values.username}
        errors={errors.username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        errors={errors.password}
      />
    </>
  );
}
