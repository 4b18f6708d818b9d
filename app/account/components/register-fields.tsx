import { ChosenPasswordFields, UsernameField } from "~/account/components/account-fields";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { TextField } from "~/ui/text-field";
import * as m from "../messages";

/** The fields of the Register tab. */
export function RegisterFields({ values, errors }: Pick<FormResult, "values" | "errors">) {
  return (
    <>
      <IdempotencyKeyField />
      <UsernameField
        label={m.newUsername()}
        hint={m.newUsernameHint()}
        defaultValue={values.username}
        errors={errors.username}
      />
      <TextField
        label={m.newEmail()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values.email}
        errors={errors.email}
      />
      <ChosenPasswordFields
        name="password"
        label={m.choosePassword()}
        hint={m.choosePasswordHint()}
        confirmLabel={m.confirmChosenPassword()}
        errors={errors}
      />
    </>
  );
}
