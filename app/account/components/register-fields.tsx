import { ChosenPasswordFields } from "~/account/components/chosen-password-fields";
import { EmailField } from "~/account/components/email-field";
import { UsernameField } from "~/account/components/username-field";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
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
      <EmailField label={m.newEmail()} defaultValue={values.email} errors={errors.email} />
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
