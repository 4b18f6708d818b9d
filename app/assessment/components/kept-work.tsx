import { Form, useNavigation } from "@remix-run/react";
import { KeepOffer, type KeepOfferView } from "~/assessment/components/keep-offer";
import type { KeepDecision } from "~/assessment/keep-decision";
import * as m from "~/assessment/messages";
import { Button } from "~/ui/button";

export interface KeptWorkView extends KeepOfferView {
  decision: KeepDecision;
}

/** Asks once whether to keep the items for review; afterwards says whether they are, with the way to change it. */
export function KeptWork({ decision, ...work }: KeptWorkView) {
  const sending = useNavigation().state === "submitting";
  if (decision === "open") return <KeepOffer offer={work} />;
  const isKept = decision === "kept";
  return (
    <Form
      method="post"
      action="/app/review/keep"
      preventScrollReset
      className="-my-2 flex flex-wrap items-center gap-x-2 text-base text-soft"
    >
      {Object.entries(work).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isKept ? <p>{m.inReview()}</p> : null}
      <Button name="keep" value={isKept ? "remove" : "yes"} variant="quiet" disabled={sending}>
        {isKept ? m.removeFromReview() : m.keep()}
      </Button>
    </Form>
  );
}
