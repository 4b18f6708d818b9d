import type { FormResult } from "~/ui/form-result";
import { TextField } from "~/ui/text-field";

/** The fields of the Register tab. Passwords are never filled in again. */
export function RegisterFields({ result }: { result?: FormResult }) {
  return (
    <>
      <TextField
        label="Choose a Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="3 to 32 letters, digits, dots, dashes or underscores."
        defaultValue={result?.values.username}
        errors={result?.errors.username}
      />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={result?.values.email}
        errors={result?.errors.email}
      />
      <TextField
        label="Choose a Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        errors={result?.errors.password}
      />
      <TextField
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        errors={result?.errors.confirmPassword}
      />
    </>
  );
}
