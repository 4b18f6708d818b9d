import { UsernameField } from "~/account/components/account-fields";
import type { FormResult } from "~/ui/form-result";
import { PasswordField } from "~/ui/password-field";
import * as m from "../messages";

/** The fields of the Login tab. The password is never prefilled. */
export function LoginFields({ values, errors }: Pick<FormResult, "values" | "errors">) {
  return (
    <>
      <UsernameField
        label={m.loginUsername()}
        defaultValue={values.username}
        errors={errors.username}
      />
      <PasswordField
        label={m.loginPassword()}
        name="password"
        autoComplete="current-password"
        required
        errors={errors.password}
      />
      {/* Loads a document: with Turnstile this page has its own security policy. */}
      <a href="/auth/forgot" className="-my-2 justify-self-start py-2 font-semibold underline">
        {m.forgotPassword()}
      </a>
    </>
  );
}
