import type { ComponentProps } from "react";
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
