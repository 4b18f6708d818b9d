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
      {/* A document of its own: the policy of this page is its own where people are checked. */}
      <a href="/auth/forgot" className="-my-2 justify-self-start py-2 font-semibold underline">
        Forgot your password?
      </a>
    </>
  );
}
