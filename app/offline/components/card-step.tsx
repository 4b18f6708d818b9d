import { Form } from "@remix-run/react";
import { useState } from "react";
import { ConfidenceField } from "~/assessment/components/confidence-field";
import { FlipCard } from "~/assessment/components/flip-card";
import { RatingButtons } from "~/assessment/components/rating-buttons";
import { useCardKeys } from "~/assessment/components/use-card-keys";
import { type Confidence, readConfidence } from "~/assessment/confidence";
import { StepHeader } from "~/offline/components/step-header";
import * as m from "~/offline/messages";
import { type OfflinePlace, offlineLink } from "~/offline/offline-links";
import type { KeptItem } from "~/offline/study-copy";
import type { CardView } from "~/offline/view-device";
import { ButtonLink } from "~/ui/button";
import { containsQuote } from "~/ui/contains-quote";
import { SourceQuote } from "~/ui/source-quote";

function describeLeft(left: number | null, { review }: OfflinePlace): string | null {
  if (left === null) return null;
  return review ? m.leftToday({ count: left }) : m.cardsLeft({ count: left });
}

/** A card of a deck or of the review. */
export function CardStep({ item, title, place, left, canUndo, turned, intervals, next }: CardView) {
  useCardKeys();
  const front = offlineLink({ ...place, item: item.id });
  const back = offlineLink({ ...place, item: item.id, side: "back" });
  // Chosen while the front is shown, and sent with the rating.
  const [sure, setSure] = useState<Confidence | null>(null);
  const answer = item.back ?? "";
  const { source } = item;
  return (
    <section className="grid grid-cols-1 gap-5">
      <h1 className="sr-only">{item.front}</h1>
      <StepHeader title={title} left={describeLeft(left, place)} canUndo={canUndo} />
      <FlipCard
        key={item.id}
        front={item.front}
        back={answer}
        side={turned ? "back" : "front"}
        turnHref={turned ? front : back}
      />
      {turned && intervals ? (
        <Form
          method="post"
          discover="none"
          action={offlineLink(place)}
          onSubmit={() => setSure(null)}
        >
          <input type="hidden" name="item" value={item.id} />
          {sure ? <input type="hidden" name="sure" value={sure} /> : null}
          <RatingButtons intervals={intervals} />
        </Form>
      ) : null}
      {!turned && intervals ? <AskConfidence onSay={setSure} /> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink
          to={turned ? front : back}
          discover="none"
          replace
          preventScrollReset
          variant={turned ? "secondary" : "primary"}
          data-key="flip"
          className="min-h-12"
        >
          {turned ? m.showQuestion() : m.showAnswer()}
        </ButtonLink>
        {next ? (
          <ButtonLink
            to={next}
            discover="none"
            variant="secondary"
            data-key="next"
            className="min-h-12"
          >
            {m.next()}
          </ButtonLink>
        ) : null}
      </div>
      {turned && source ? <CardSource source={source} back={answer} /> : null}
    </section>
  );
}

function CardSource({ source, back }: { source: NonNullable<KeptItem["source"]>; back: string }) {
  return (
    <SourceQuote source={{ ...source, file: null }} isQuoted={containsQuote(back, source.quote)} />
  );
}

/** Nothing is sent; the page keeps the choice until the card is rated. */
function AskConfidence({ onSay }: { onSay: (sure: Confidence | null) => void }) {
  return (
    <form
      onChange={({ currentTarget }) => onSay(readConfidence(new FormData(currentTarget)))}
      onSubmit={(event) => event.preventDefault()}
    >
      <ConfidenceField />
    </form>
  );
}
