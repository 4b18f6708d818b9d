import type { ComponentProps } from "react";
import { TextField } from "~/ui/text-field";

export function EmailField(
  field: Pick<ComponentProps<typeof TextField>, "label" | "defaultValue" | "errors">,
) {
  return <TextField {...field} name="email" type="email" autoComplete="email" required />;
}
