import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** The question before something is deleted: a page, so that it works without JavaScript. */
export function ConfirmationScreen({
  title,
  heading: Heading = "h1",
  notice,
  question,
  fields,
  confirm,
  pendingText,
  refuse,
  backHref,
}: {
  title: string;
  heading?: "h1" | "h2";
  notice?: NoticeView;
  question: ReactNode;
  /** Hidden fields of the form. */
  fields?: ReactNode;
  confirm: string;
  pendingText: string;
  /** Label of the link that cancels. */
  refuse: string;
  backHref: string;
}) {
  const pending = useNavigation().state === "submitting";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-5 py-6">
      <NoticeToast notice={notice} />
      <Fox className="size-16" />
      <Heading className="text-3xl">{title}</Heading>
      <div className="max-w-lg">{question}</div>
      <Form {...waitsForNetwork} method="post" className="flex flex-wrap gap-3">
        {fields}
        <Button variant="danger" pending={pending} pendingText={pendingText}>
          {confirm}
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          {refuse}
        </ButtonLink>
      </Form>
    </section>
  );
}
