import { Form, Link, useNavigation } from "@remix-run/react";
import { Check, Repeat } from "lucide-react";
import * as m from "~/chat/messages";
import { Button } from "~/ui/button";

/** What the learner remembered, above the answer. */
export function Attempt({ text }: { text: string }) {
  return (
    <section
      aria-label={m.yourAnswer()}
      className="mb-4 grid max-w-[68ch] gap-1 rounded-card bg-sunk px-4 py-3"
    >
      <p className="text-sm font-semibold">{m.yourAnswer()}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="text-sm text-soft">{m.wordsFound()}</p>
    </section>
  );
}

/** Makes a card of the question and its answer, and confirms it. */
export function KeepAnswer({ id, kept }: { id: string; kept: boolean }) {
  const { formData } = useNavigation();
  if (kept) {
    return (
      <p className="mt-3">
        <Link
          to="/app/review"
          className="-ms-3 inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-base font-semibold text-sage hover:bg-sunk"
        >
          <Check aria-hidden="true" className="size-4" />
          {m.answerKept()}
        </Link>
      </p>
    );
  }
  const sending = formData?.get("intent") === "keep" && formData.get("id") === id;
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="id" value={id} />
      <Button variant="secondary" pending={sending}>
        <Repeat aria-hidden="true" className="size-4" />
        {m.keepAnswer()}
      </Button>
    </Form>
  );
}
