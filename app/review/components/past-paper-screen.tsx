import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { type CourseChoice, CourseField } from "~/assessment/components/course-field";
import { RecognisedPaper } from "~/review/components/recognised-paper";
import * as m from "~/review/messages";
import { paperExtensions, paperFormatNames } from "~/review/paper-formats";
import type { PastPaper } from "~/review/past-paper/past-paper";
import { pastPaperPath } from "~/review/review-links";
import { Button } from "~/ui/button";
import { FileField } from "~/ui/file-field";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { TextAreaField } from "~/ui/text-area-field";
import { TextField } from "~/ui/text-field";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useOfflineGuard } from "~/ui/use-offline-guard";

interface PaperCourses {
  courses: CourseChoice[];
  /** The one that the page was opened from. */
  courseId: string | null;
}

/** A past paper: pasted or chosen, then shown as it was recognised, then kept. */
export function PastPaperScreen({
  courses,
  courseId,
  result,
  paper,
}: PaperCourses & { result: FormResult | undefined; paper: PastPaper | undefined }) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <PageHeader title={m.pastPaper()}>{m.pastPaperHint()}</PageHeader>
      <NoticeToast notice={result?.notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      {result && paper ? (
        <Checked paper={paper} values={result.values} courses={courses} courseId={courseId} />
      ) : (
        <PaperForm result={result} />
      )}
    </section>
  );
}

function Checked({
  paper,
  values: { text = "", title = "", courseId: chosen },
  courses,
  courseId,
}: Pick<FormResult, "values"> & PaperCourses & { paper: PastPaper }) {
  const sending = useNavigation().formAction?.startsWith(pastPaperPath) ?? false;
  const count = paper.items.length;
  return (
    <>
      <RecognisedPaper paper={paper} />
      {count > 0 ? (
        <Form method="post" encType="multipart/form-data" className="grid gap-4">
          <input type="hidden" name="keep" value="yes" />
          <textarea name="text" hidden readOnly value={text} />
          <TextField label={m.paperTitle()} name="title" defaultValue={title} maxLength={200} />
          <CourseField courses={courses} selected={chosen || courseId} />
          <Button
            className="min-h-12 sm:justify-self-start"
            pending={sending}
            pendingText={m.keepingPaper()}
          >
            {m.keepPaper({ count })}
          </Button>
        </Form>
      ) : (
        <p className="text-base font-semibold">{m.noPaperItems()}</p>
      )}
      <details className="group border-t border-line pt-4" open={count === 0 ? true : undefined}>
        <summary className="min-h-11 cursor-pointer text-base font-semibold">
          {m.changePaper()}
        </summary>
        <PaperForm result={{ values: { text, title }, errors: {} }} />
      </details>
    </>
  );
}

function PaperForm({ result }: { result: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const sending = useNavigation().formAction?.startsWith(pastPaperPath) ?? false;
  return (
    <Form ref={form} method="post" encType="multipart/form-data" noValidate className="grid gap-6">
      <TextAreaField
        label={m.paperText()}
        name="text"
        hint={m.paperTextHint()}
        defaultValue={result?.values.text}
        errors={result?.errors.text}
        className="max-h-[55dvh] min-h-40"
      />
      <FileField
        label={m.paperFile()}
        name="file"
        hint={m.paperFileHint({ formats: paperFormatNames })}
        accept={paperExtensions.map((extension) => `.${extension}`).join()}
        errors={result?.errors.file}
      />
      <Button
        className="min-h-12 sm:justify-self-start"
        pending={sending}
        pendingText={m.checkingPaper()}
      >
        {m.checkPaper()}
      </Button>
    </Form>
  );
}
