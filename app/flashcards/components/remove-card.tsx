import { Form, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";

export function RemoveQuestion({ front }: { front: string }) {
  return (
    <p className="wrap-anywhere">
      This will permanently remove the card “<bdi>{front}</bdi>”. This action cannot be undone.
    </p>
  );
}

/** The question before a card is gone. A page of its own, so that it works without JavaScript. */
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
      <h1 className="text-3xl">Are you sure?</h1>
      <RemoveQuestion front={front} />
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText="Removing...">
          Remove
        </Button>
        <ButtonLink to={deckHref} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </section>
  );
}
