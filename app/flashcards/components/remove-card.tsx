import * as m from "~/flashcards/messages";
import { ConfirmationScreen } from "~/ui/confirmation-screen";
import type { NoticeView } from "~/ui/form-result";

export function RemoveWarning({ front }: { front: string }) {
  return (
    <p className="wrap-anywhere">{m.removeWarning({ front: <bdi key="front">{front}</bdi> })}</p>
  );
}

/** The confirmation before a card is removed. */
export function RemoveCardScreen({
  front,
  deckHref,
  notice,
}: {
  front: string;
  deckHref: string;
  notice?: NoticeView;
}) {
  return (
    <ConfirmationScreen
      title={m.areYouSure()}
      notice={notice}
      question={<RemoveWarning front={front} />}
      confirm={m.remove()}
      pendingText={m.removing()}
      refuse={m.cancel()}
      backHref={deckHref}
    />
  );
}
