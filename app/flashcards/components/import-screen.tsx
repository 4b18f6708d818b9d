import { Form, Link, useNavigation } from "@remix-run/react";
import { useId, useRef } from "react";
import { type CourseChoice, CourseField } from "~/assessment/components/course-field";
import * as m from "~/flashcards/messages";
import { Button } from "~/ui/button";
import { describedBy } from "~/ui/field-errors";
import { controlLook, FieldFrame } from "~/ui/field-frame";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { TextArea } from "~/ui/text-area";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** A file or a text whose cards become a deck. */
export function ImportScreen({
  courses,
  courseId,
  result,
}: {
  courses: CourseChoice[];
  courseId: string | null;
  result?: FormResult;
}) {
  useOfflineGuard();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const sending = useNavigation().formAction?.startsWith("/app/flashcards/import") ?? false;
  const [fileId, textId] = [useId(), useId()];
  const { file: fileErrors, text: textErrors } = result?.errors ?? {};
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <PageHeader title={m.importTitle()}>
        {m.importHint()}{" "}
        <Link to="/app/review/past-paper" className="font-semibold text-ember-ink underline">
          {m.importPastPaper()}
        </Link>
      </PageHeader>
      <NoticeToast notice={result?.notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid gap-6"
      >
        {/* Before the file: what was typed is kept even if the file is refused. */}
        <IdempotencyKeyField />
        <CourseField courses={courses} selected={result?.values.courseId ?? courseId} />
        <FieldFrame
          id={textId}
          label={m.importText()}
          hint={m.importTextHint()}
          errors={textErrors}
        >
          <TextArea
            id={textId}
            name="text"
            dir="auto"
            defaultValue={result?.values.text}
            aria-invalid={textErrors?.length ? true : undefined}
            aria-describedby={describedBy(textId, true, textErrors)}
            className="max-h-[55dvh] min-h-40"
          />
        </FieldFrame>
        <FieldFrame
          id={fileId}
          label={m.importFile()}
          hint={m.importFileHint()}
          errors={fileErrors}
        >
          <input
            id={fileId}
            type="file"
            name="file"
            accept=".apkg,.csv,.tsv,.txt"
            aria-invalid={fileErrors?.length ? true : undefined}
            aria-describedby={describedBy(fileId, true, fileErrors)}
            className={`${controlLook} min-h-12 py-2.5`}
          />
        </FieldFrame>
        <Button
          className="min-h-12 sm:justify-self-start"
          pending={sending}
          pendingText={m.importing()}
        >
          {m.importButton()}
        </Button>
      </Form>
    </section>
  );
}
