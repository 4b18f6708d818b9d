import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { type CourseChoice, CourseField } from "~/assessment/components/course-field";
import * as m from "~/flashcards/messages";
import { sentenceGap } from "~/localization/join-sentences";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/file-field";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { TextAreaField } from "~/ui/text-area-field";
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
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <PageHeader title={m.importTitle()}>
        {m.importHint()}
        {sentenceGap()}
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
        <TextAreaField
          label={m.importText()}
          name="text"
          hint={m.importTextHint()}
          defaultValue={result?.values.text}
          errors={result?.errors.text}
          className="max-h-[55dvh] min-h-40"
        />
        <FileField
          label={m.importFile()}
          name="file"
          hint={m.importFileHint()}
          accept=".apkg,.csv,.tsv,.txt"
          errors={result?.errors.file}
        />
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
