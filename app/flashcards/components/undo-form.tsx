import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import * as m from "~/flashcards/messages";
import { Button } from "~/ui/button";

/** Undoes the latest rating and shows its card again. */
export function UndoForm({
  deckId,
  rating,
  shuffle = null,
}: {
  deckId: string;
  rating: string;
  shuffle?: number | null;
}) {
  return (
    <Form method="post" action={`/app/flashcards/${deckId}/study`}>
      <input type="hidden" name="rating" value={rating} />
      {shuffle === null ? null : <input type="hidden" name="shuffle" value={shuffle} />}
      <Button
        name="intent"
        value="undo"
        variant="quiet"
        data-key="undo"
        aria-label={m.undoLabel()}
        aria-keyshortcuts="U"
      >
        <Undo2 aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {m.undo()}
      </Button>
    </Form>
  );
}
