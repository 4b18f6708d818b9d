import { Form, useNavigation } from "@remix-run/react";
import * as m from "~/practice-test/messages";
import { Button, ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";

/** What cancelling a test deletes. @param answered how many questions */
export function CancelWarning({ title: text, answered }: { title: string; answered: number }) {
  const title = <bdi key="title">{text}</bdi>;
  return (
    <p className="wrap-anywhere">
      {answered === 0
        ? m.cancelWithoutAnswers({ title })
        : m.cancelWithAnswers({ title, count: answered })}
    </p>
  );
}

/** The confirmation before a test is cancelled: a page, so that it works without JavaScript. */
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
      <h2 className="text-3xl">{m.areYouSure()}</h2>
      <CancelWarning title={title} answered={answered} />
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText={m.cancelling()}>
          {m.cancel()}
        </Button>
        <ButtonLink to={testHref} variant="secondary">
          {m.keepGoing()}
        </ButtonLink>
      </Form>
    </section>
  );
}
