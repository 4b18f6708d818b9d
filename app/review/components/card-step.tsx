import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { ConfidenceField } from "~/assessment/components/confidence-field";
import { FlipCard } from "~/assessment/components/flip-card";
import { RatingButtons } from "~/assessment/components/rating-buttons";
import { useCardKeys } from "~/assessment/components/use-card-keys";
import { type Confidence, readConfidence } from "~/assessment/confidence";
import { ItemHeading } from "~/review/components/item-heading";
import type { CardView } from "~/review/components/session-views";
import { TypedAnswer } from "~/review/components/typed-answer";
import * as m from "~/review/messages";
import { Button } from "~/ui/button";
import { containsQuote } from "~/ui/contains-quote";
import { SourceQuote } from "~/ui/source-quote";
import { TextAreaField } from "~/ui/text-area-field";

interface Said {
  typed: string;
  sure: Confidence | null;
}

/** A card: its front with room for an answer, then its back with the ratings. */
export function CardStep({
  turned,
  saidBefore,
  ...card
}: CardView & {
  turned: boolean;
  /** What was said before the back was shown; null if nothing was sent. */
  saidBefore: Said | null;
}) {
  useCardKeys();
  const [said, setSaid] = useState(saidBefore);
  const back = turned || said !== null;
  const typed = said?.typed ?? "";
  const { id, front, title, reason, source } = card;
  return (
    <>
      <h1 className="sr-only">{front}</h1>
      <ItemHeading reason={reason} title={title} />
      <FlipCard
        front={front}
        back={card.back}
        side={back ? "back" : "front"}
        turnHref={back ? card.frontHref : card.turnHref}
      />
      {back ? (
        <>
          {typed.trim() ? <TypedAnswer typed={typed} back={card.back} /> : null}
          <RatingForm card={card} judgesParts={typed.trim() !== ""} sure={said?.sure ?? null} />
          {source ? (
            <SourceQuote source={source} isQuoted={containsQuote(card.back, source.quote)} />
          ) : null}
        </>
      ) : (
        <AnswerForm id={id} onShow={setSaid} />
      )}
    </>
  );
}

/** A text box for the answer, how sure it is, and the button that shows the back. With JavaScript, nothing is sent. */
function AnswerForm({ id, onShow }: { id: string; onShow: (said: Said) => void }) {
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onShow({ typed: String(form.get("typed") ?? ""), sure: readConfidence(form) });
  };
  return (
    <Form method="post" onSubmit={show} className="grid gap-4">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="item" value={id} />
      <TextAreaField
        label={m.yourAnswer()}
        name="typed"
        hint={m.typeFirst()}
        rows={2}
        maxLength={2_000}
      />
      <ConfidenceField />
      <Button data-key="flip" className="min-h-12 max-sm:w-full sm:justify-self-center">
        {m.showAnswer()}
      </Button>
    </Form>
  );
}

/** The four grades; after a typed answer of several parts, each part can be judged instead. */
function RatingForm({
  card,
  judgesParts,
  sure,
}: {
  card: CardView;
  judgesParts: boolean;
  sure: Confidence | null;
}) {
  const { id, answerId, parts, intervals } = card;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="answerId" value={answerId} />
      {sure ? <input type="hidden" name="sure" value={sure} /> : null}
      {judgesParts && parts.length > 1 ? <Parts parts={parts} /> : null}
      <RatingButtons intervals={intervals} />
    </Form>
  );
}

function Parts({ parts }: { parts: string[] }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-base text-soft">{m.judgeParts()}</legend>
      <input type="hidden" name="partCount" value={parts.length} />
      {parts.map((part, index) => (
        <label key={part} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="part" value={index} className="size-5 accent-ember" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {part}
          </span>
        </label>
      ))}
      <Button variant="secondary" className="justify-self-start">
        {m.saveParts()}
      </Button>
    </fieldset>
  );
}
