import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { type CourseChoice, CourseField } from "~/assessment/components/course-field";
import { CardSide } from "~/flashcards/components/card-side";
import * as m from "~/flashcards/messages";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** A form for a card of the learner's own, from words of a document. */
export function NewCardScreen({
  file,
  page,
  quote,
  courses,
  courseId,
  back,
  result,
}: {
  /** Null if it is about no document. */
  file: { id: string; name: string } | null;
  page: number | null;
  quote: string;
  /** None if it is about a document. */
  courses: CourseChoice[];
  courseId: string | null;
  /** The path of the reader. */
  back: string;
  result?: FormResult;
}) {
  useOfflineGuard();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const adding = useNavigation().formAction?.startsWith("/app/flashcards/new-card") ?? false;
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <PageHeader title={m.writeCardTitle()}>{m.writeCardHint()}</PageHeader>
      <NoticeToast notice={result?.notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      <Form ref={form} method="post" noValidate className="grid gap-6">
        <IdempotencyKeyField />
        {file ? <DocumentWords fileId={file.id} page={page} quote={quote} result={result} /> : null}
        <CardSide name="front" label={m.cardQuestion()} result={result} />
        <CardSide
          name="back"
          label={m.cardAnswer()}
          hint={file ? m.cardAnswerHint() : undefined}
          result={result}
        />
        <CourseField courses={courses} selected={result?.values.courseId ?? courseId} />
        <div className="flex flex-wrap items-center gap-3">
          <Button pending={adding} pendingText={m.adding()}>
            {m.addCardButton()}
          </Button>
          <Link
            to={back}
            className="inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
          >
            {m.cancel()}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** The words that the card is about, with their page. */
function DocumentWords({
  fileId,
  page,
  quote,
  result,
}: {
  fileId: string;
  page: number | null;
  quote: string;
  result: FormResult | undefined;
}) {
  return (
    <>
      <input type="hidden" name="fileId" value={fileId} />
      {page === null ? null : <input type="hidden" name="page" value={page} />}
      <CardSide
        name="quote"
        label={m.documentWords()}
        hint={m.documentWordsHint()}
        text={quote}
        result={result}
      />
    </>
  );
}
