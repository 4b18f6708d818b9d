import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId, useRef } from "react";
import { DeleteWork } from "~/assessment/components/delete-work";
import { letterOf } from "~/assessment/letter-of";
import { questionLimits } from "~/review/edit-question";
import * as m from "~/review/messages";
import { Button, ButtonLink } from "~/ui/button";
import { describedBy, FieldErrors } from "~/ui/field-errors";
import { controlClasses } from "~/ui/field-frame";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { TextAreaField } from "~/ui/text-area-field";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useOfflineGuard } from "~/ui/use-offline-guard";

interface QuestionView {
  options: string[];
  correctAnswer: number;
  explanation: string;
}

type Result = { result: FormResult | undefined };

/** The texts of a card or question in review, to change. */
export function EditScreen({
  title,
  front,
  back,
  question,
  backHref,
  deleteHref,
  result,
}: Result & {
  /** Of its deck, quiz or test. */
  title: string;
  front: string;
  /** Of a card. */
  back: string | null;
  question: QuestionView | null;
  backHref: string;
  deleteHref: string;
}) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-16">
      <PageHeader title={question ? m.editQuestion() : m.editCard()}>
        <span dir="auto">{m.fromWork({ title })}</span>
      </PageHeader>
      <NoticeToast notice={noticeAbove(result)} />
      <EditForm intent={question ? "question" : "card"} backHref={backHref} result={result}>
        {question ? (
          <QuestionFields text={front} question={question} result={result} />
        ) : (
          <>
            <Text name="front" label={m.cardFront()} text={front} limit={1_000} result={result} />
            <Text
              name="answer"
              label={m.cardBack()}
              text={back ?? ""}
              limit={1_000}
              result={result}
            />
          </>
        )}
      </EditForm>
      <DeleteWork kind={question ? "question" : "card"} title={front} to={deleteHref} />
    </section>
  );
}

function EditForm({
  intent,
  backHref,
  result,
  children,
}: Result & { intent: "question" | "card"; backHref: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useNavigation().state === "submitting";
  useErrorFocus(form, result);
  return (
    <Form ref={form} method="post" className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button pending={saving} pendingText={m.savingItem()}>
          {m.saveItem()}
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          {m.cancelEdit()}
        </ButtonLink>
      </div>
    </Form>
  );
}

function QuestionFields({
  text,
  question,
  result,
}: Result & { text: string; question: QuestionView }) {
  const { explanation } = question;
  const limits = questionLimits;
  return (
    <>
      <Text
        name="question"
        label={m.questionText()}
        text={text}
        limit={limits.question}
        result={result}
      />
      <Options {...question} result={result} />
      <Text
        name="explanation"
        label={m.explanationText()}
        text={explanation}
        limit={limits.explanation}
        optional
        result={result}
      />
    </>
  );
}

/** The options, with the right one marked, and room for one more. */
function Options({ options, correctAnswer, result }: Result & Omit<QuestionView, "explanation">) {
  const id = useId();
  const errors = [...(result?.errors.options ?? []), ...(result?.errors.correct ?? [])];
  const rows = Math.min(questionLimits.options, options.length + 1);
  const right = result?.values.correct ?? String(correctAnswer);
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={describedBy(id, true, errors)}
      data-mistake={errors.length > 0 ? "" : undefined}
    >
      <legend className="mb-1 text-base font-semibold">{m.optionTexts()}</legend>
      {Array.from({ length: rows }, (_, index) => {
        const letter = letterOf(index);
        const name = `options[${index}]`;
        return (
          <div key={letter} className="flex items-center gap-2">
            <input
              type="radio"
              name="correct"
              value={index}
              defaultChecked={right === String(index)}
              aria-label={m.optionIsRight({ letter })}
              className="size-5 shrink-0 accent-ember"
            />
            <input
              name={name}
              dir="auto"
              maxLength={questionLimits.option}
              defaultValue={result?.values[name] ?? options[index] ?? ""}
              aria-label={m.optionText({ letter })}
              className={`${controlClasses} min-h-12`}
            />
          </div>
        );
      })}
      <FieldErrors id={id} errors={errors} />
      {errors.length > 0 ? null : (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {m.optionsHint()}
        </p>
      )}
    </fieldset>
  );
}

function Text({
  name,
  label,
  text,
  limit,
  optional = false,
  result,
}: Result & {
  name: string;
  label: string;
  text: string;
  limit: number;
  optional?: boolean;
}) {
  return (
    <TextAreaField
      label={label}
      name={name}
      rows={2}
      required={!optional}
      maxLength={limit}
      defaultValue={result?.values[name] ?? text}
      errors={result?.errors[name]}
    />
  );
}
