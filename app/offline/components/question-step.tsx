import { Form } from "@remix-run/react";
import { AnswerFeedback } from "~/assessment/components/answer-feedback";
import { ConfidenceField } from "~/assessment/components/confidence-field";
import { GradedOptions } from "~/assessment/components/graded-options";
import { OptionButtons } from "~/assessment/components/option-buttons";
import { StepHeader } from "~/offline/components/step-header";
import * as m from "~/offline/messages";
import { offlineLink } from "~/offline/offline-links";
import type { QuestionView } from "~/offline/view-device";
import { ButtonLink } from "~/ui/button";
import { directionOf } from "~/ui/direction-of";
import { useLetterKeys } from "~/ui/use-letter-keys";

/** A question of the review, then its answer. */
export function QuestionStep(view: QuestionView) {
  useLetterKeys();
  const { item, title, left, canUndo, answered } = view;
  return (
    <section className="grid grid-cols-1 gap-5">
      <StepHeader
        title={title}
        left={left === null ? null : m.leftToday({ count: left })}
        canUndo={canUndo}
      />
      <h1 dir="auto" className="text-2xl leading-snug text-pretty wrap-anywhere sm:text-3xl">
        {item.front}
      </h1>
      {answered ? <Feedback {...view} answered={answered} /> : <Options {...view} />}
    </section>
  );
}

function Options({ item, place }: QuestionView) {
  return (
    <Form method="post" discover="none" action={offlineLink(place)} className="grid gap-4">
      <input type="hidden" name="item" value={item.id} />
      <ConfidenceField />
      <OptionButtons options={item.question?.options ?? []} direction={directionOf(item.front)} />
    </Form>
  );
}

function Feedback({
  item,
  place,
  answered: { selected, comesBack },
}: QuestionView & { answered: NonNullable<QuestionView["answered"]> }) {
  if (!item.question) return null;
  const { options, correctAnswer, explanation } = item.question;
  const isRight = selected === correctAnswer;
  const shown = { options, selected, correctAnswer };
  return (
    <>
      <GradedOptions {...shown} direction={directionOf(item.front)} />
      <div role="status" className="grid gap-3">
        <h2 className={`text-xl ${isRight ? "text-sage" : "text-rust"}`}>
          {isRight ? m.correct() : m.notQuite()}
        </h2>
        <AnswerFeedback
          {...shown}
          explanation={explanation}
          source={item.source && { ...item.source, file: null }}
          optionSources={options.map(() => null)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-base text-soft">{m.comesBackIn({ interval: comesBack })}</p>
        <ButtonLink
          to={offlineLink(place)}
          discover="none"
          data-onward=""
          className="min-h-12 max-sm:w-full"
        >
          {m.next()}
        </ButtonLink>
      </div>
    </>
  );
}
