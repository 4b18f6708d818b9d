import { Form, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";

export function CancelQuestion({ title, answered }: { title: string; answered: number }) {
  const lost = answered === 1 ? "your answer" : `your ${answered} answers`;
  return (
    <p className="wrap-anywhere">
      This ends the test on “<bdi>{title}</bdi>”. Its questions{" "}
      {answered === 0 ? "are" : `and ${lost} are`} not kept.
    </p>
  );
}

/** The question before a test is given up. A page of its own, so that it works without JavaScript. */
export function CancelTestScreen({
  title,
  answered,
  testHref,
  notice,
}: {
  title: string;
  answered: number;
  testHref: string;
  notice?: NoticeView;
}) {
  const pending = useNavigation().state === "submitting";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-5 py-6 [&>p]:max-w-lg">
      <NoticeToast notice={notice} />
      <Fox className="size-16" />
      <h2 className="text-3xl">Are you sure?</h2>
      <CancelQuestion title={title} answered={answered} />
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText="Cancelling...">
          Cancel Test
        </Button>
        <ButtonLink to={testHref} variant="secondary">
          Keep going
        </ButtonLink>
      </Form>
    </section>
  );
}
