import type { ComponentProps } from "react";
import { TextField } from "~/ui/text-field";

/** The password that confirms a change of the account. Never prefilled. */
export function CurrentPasswordField(
  field: Pick<ComponentProps<typeof TextField>, "label" | "errors">,
) {
  return (
    <TextField
      {...field}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
