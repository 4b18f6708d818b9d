import type { FormResult } from "~/ui/form-result";
import { TextField } from "~/ui/text-field";

/** The fields of the Login tab. The password is never filled in again. */
export function LoginFields({ result }: { result?: FormResult }) {
  return (
    <>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={result?.values.username}
        errors={result?.errors.username}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        errors={result?.errors.password}
      />
    </>
  );
}
