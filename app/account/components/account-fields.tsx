import type { ComponentProps } from "react";
import type { FormResult } from "~/ui/form-result";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";

/** A username, without a keyboard's corrections. */
export function UsernameField(field: Omit<ComponentProps<typeof TextField>, "name">) {
  return (
    <TextField
      {...field}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

/** A password that is chosen, and its confirmation. Never prefilled. */
export function ChosenPasswordFields({
  name,
  label,
  hint,
  confirmLabel,
  errors,
}: Pick<FormResult, "errors"> & {
  name: string;
  label: string;
  hint: string;
  confirmLabel: string;
}) {
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        required
        hint={hint}
        errors={errors[name]}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmPassword"
        autoComplete="new-password"
        required
        errors={errors.confirmPassword}
      />
    </>
  );
}
