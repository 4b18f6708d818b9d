import { Form, useNavigation } from "@remix-run/react";
import * as m from "~/library/messages";
import { Button } from "~/ui/button";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { TextAreaField } from "~/ui/text-area-field";
import { TextField } from "~/ui/text-field";

type Intent = "address" | "text";

/** The forms that add a page of the web, or a pasted text. */
export function AddScreen({
  answer,
}: {
  answer: { intent: string | null; result: FormResult } | undefined;
}) {
  const pending = useNavigation().formData?.get("intent");
  const resultOf = (intent: Intent) => (answer?.intent === intent ? answer.result : undefined);
  return (
    <section className="mx-auto grid w-full max-w-xl gap-10 py-8">
      <h1 className="text-3xl">{m.addPageTitle()}</h1>
      <AddressForm result={resultOf("address")} pending={pending === "address"} />
      <TextForm result={resultOf("text")} pending={pending === "text"} />
    </section>
  );
}

interface FormProps {
  result: FormResult | undefined;
  pending: boolean;
}

function AddressForm({ result, pending }: FormProps) {
  return (
    <Form method="post" className="grid gap-4" noValidate>
      <h2 className="text-xl">{m.webPage()}</h2>
      <NoticeToast notice={noticeAbove(result)} stays />
      <IdempotencyKeyField />
      <input type="hidden" name="intent" value="address" />
      <TextField
        label={m.address()}
        name="url"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        required
        hint={m.addressHint()}
        defaultValue={result?.values.url}
        errors={result?.errors.url}
      />
      <Button disabled={pending}>{pending ? m.addingPage() : m.addPage()}</Button>
    </Form>
  );
}

function TextForm({ result, pending }: FormProps) {
  return (
    <Form method="post" className="grid gap-4" noValidate>
      <h2 className="text-xl">{m.pastedText()}</h2>
      <NoticeToast notice={noticeAbove(result)} stays />
      <IdempotencyKeyField />
      <input type="hidden" name="intent" value="text" />
      <TextField
        label={m.textName()}
        name="name"
        autoComplete="off"
        defaultValue={result?.values.name}
        errors={result?.errors.name}
      />
      <TextAreaField
        label={m.textToPaste()}
        name="text"
        required
        rows={6}
        defaultValue={result?.values.text}
        errors={result?.errors.text}
        className="max-h-96 overflow-y-auto"
      />
      <Button disabled={pending}>{pending ? m.addingText() : m.addText()}</Button>
    </Form>
  );
}
