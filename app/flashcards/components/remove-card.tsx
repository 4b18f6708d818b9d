import { Form, useNavigation } from "@remix-run/react";
import * as m from "~/flashcards/messages";
import { Button, ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";

export function RemoveWarning({ front }: { front: string }) {
  return (
    <p className="wrap-anywhere">{m.removeWarning({ front: <bdi key="front">{front}</bdi> })}</p>
  );
}

/** The confirmation before a card is removed: a page, so that it works without JavaScript. */
export function RemoveCardScreen({
  front,
  deckHref,
  notice,
}: {
  front: string;
  deckHref: string;
  notice?: NoticeView;
}) {
  const pending = useNavigation().state === "submitting";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-5 py-6 [&>p]:max-w-lg">
      <NoticeToast notice={notice} />
      <Fox className="size-16" />
      <h1 className="text-3xl">{m.areYouSure()}</h1>
      <RemoveWarning front={front} />
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText={m.removing()}>
          {m.remove()}
        </Button>
        <ButtonLink to={deckHref} variant="secondary">
          {m.cancel()}
        </ButtonLink>
      </Form>
    </section>
  );
}
