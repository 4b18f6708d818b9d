import { Form, useNavigation } from "@remix-run/react";
import { Repeat } from "lucide-react";
import * as m from "~/assessment/messages";
import { Button } from "~/ui/button";

/** The deck, quiz or test that an offer is about, and the page to return to. */
export interface KeepOfferView {
  mode: string;
  workId: string;
  back: string;
}

/** Asks once whether to keep the items of a deck, quiz or test for review. */
export function KeepOffer({ offer }: { offer: KeepOfferView }) {
  const answering = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      action="/app/review/keep"
      aria-labelledby="keep-question"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-sunk px-5 py-4"
    >
      {Object.entries(offer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1 basis-64">
        <h2
          id="keep-question"
          className="flex items-center gap-2 font-sans text-base font-semibold"
        >
          <Repeat aria-hidden="true" className="size-4 shrink-0" />
          {m.keepQuestion()}
        </h2>
        <p className="text-base text-soft">{m.keepHint()}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button name="keep" value="yes" variant="secondary" disabled={answering}>
          {m.keep()}
        </Button>
        <Button name="keep" value="no" variant="quiet" disabled={answering}>
          {m.notNow()}
        </Button>
      </div>
    </Form>
  );
}
