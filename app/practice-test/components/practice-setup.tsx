import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useId, useMemo, useState } from "react";
import { joinSentences } from "~/localization/join-sentences";
import { type CourseView, FileChoice, type FileView } from "~/practice-test/components/file-choice";
import { FileUpload } from "~/practice-test/components/file-upload";
import { PastedText } from "~/practice-test/components/pasted-text";
import { SourceTabs } from "~/practice-test/components/source-tabs";
import * as m from "~/practice-test/messages";
import { uploadedNotice } from "~/practice-test/notices";
import { plainSetupLink, setupLink } from "~/practice-test/practice-test-links";
import { Button } from "~/ui/button";
import { CountField } from "~/ui/count-field";
import type { FormResult, NoticeView } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { RadioCards } from "~/ui/radio-cards";
import { showToast } from "~/ui/toast-store";
import type { UploadRules } from "~/ui/upload-batch";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useFilled } from "~/ui/use-filled";
import { useRevalidation } from "~/ui/use-revalidation";
import { useScripting } from "~/ui/use-scripting";
import { WorkList, type WorkRow } from "~/ui/work-list";

interface SetupProps {
  tab: "upload" | "paste";
  files: FileView[];
  /** The course that the URL names. */
  course: CourseView | null;
  fileId: string | null;
  /** Whether the number of questions that a file holds is being computed. */
  isCounting: boolean;
  /** The most questions that the plan allows in one test. */
  limit: number;
  history: WorkRow[];
  result?: FormResult;
  uploadRules: UploadRules;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** What the test is made from, and how long it is; earlier tests below. */
export function PracticeSetup({ history, ...setup }: SetupProps) {
  const id = useId();
  const { result } = setup;
  const notice = useMemo(() => noticeOf(result), [result]);
  useRevalidation(setup.isCounting);
  return (
    <div className="grid gap-8">
      <NoticeToast notice={notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      <section aria-labelledby={id} className="grid gap-6">
        <div className="grid gap-1.5">
          <h2 id={id} className="text-2xl sm:text-3xl">
            {m.newTest()}
          </h2>
          <p className="text-base text-soft">{m.noAnswersShown()}</p>
        </div>
        <SetupForm {...setup} />
      </section>
      <WorkList title={m.earlier()} rows={history} />
    </div>
  );
}

/**
 * File and text are in one form, so that switching the tab loses neither. Without JavaScript both
 * are visible.
 */
function SetupForm({
  tab,
  files,
  course,
  fileId,
  limit,
  result,
  uploadRules,
  onSubmit,
}: Omit<SetupProps, "history" | "isCounting">) {
  const scripting = useScripting();
  const { form, filled, look } = useFilled((data) =>
    tab === "upload" ? data.has("fileId") : String(data.get("textContent")).trim() !== "",
  );
  useErrorFocus(form, result);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or file is another form
  useEffect(look, [tab, fileId, course?.id]);
  return (
    <Form
      ref={form}
      method="post"
      action={scripting ? setupLink(tab, { courseId: course?.id }) : plainSetupLink(course?.id)}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      onChange={look}
      className="grid gap-6"
    >
      <IdempotencyKeyField />
      <CountField
        label={m.count()}
        name="questionCount"
        min={1}
        max={100}
        marks={[1, 25, 50, 75, 100]}
        value={result?.values.questionCount ?? "10"}
        errors={result?.errors.questionCount}
        hint={limit >= 100 ? m.countRange() : m.countRangeFree({ limit })}
      />
      <SourceTabs current={tab} courseId={course?.id} />
      {scripting ? null : <SourceChoice tab={tab} />}
      <Sources {...{ tab, files, course, fileId, result, uploadRules }} />
      <Button disabled={!filled} className="min-h-12 sm:justify-self-start">
        {m.generate()}
      </Button>
    </Form>
  );
}

/** The panels of both tabs. */
function Sources({
  tab,
  files,
  course,
  fileId,
  result,
  uploadRules,
}: Pick<SetupProps, "tab" | "files" | "course" | "fileId" | "result" | "uploadRules">) {
  const selectUploaded = useUploadedFile(files, course?.id);
  const kept = result?.values ?? {};
  const errors = result?.errors ?? {};
  const panel = (of: "upload" | "paste") =>
    tab === of ? "grid gap-4" : "hidden gap-4 noscript:grid";
  return (
    <>
      <input type="hidden" name="courseId" value={course?.id ?? ""} />
      {files.length > 0 || course ? (
        <div className={panel("upload")}>
          <FileChoice
            key={`${course?.id} ${fileId}`}
            files={files}
            course={course}
            chosen={kept.fileId ?? fileId ?? (course ? "" : null)}
            errors={errors.fileId}
          />
        </div>
      ) : null}
      <div className={panel("paste")}>
        <PastedText text={kept.textContent} errors={errors.textContent} />
      </div>
      {/* The file comes last: the server reads what precedes it even if it refuses the file. */}
      <div className={`${panel("upload")} ${files.length > 0 ? "-mt-2 noscript:mt-0" : ""}`}>
        <FileUpload rules={uploadRules} onUploaded={selectUploaded} />
      </div>
    </>
  );
}

/** The tabs without JavaScript. */
function SourceChoice({ tab }: { tab: SetupProps["tab"] }) {
  return (
    <div className="hidden noscript:block">
      <RadioCards
        legend={m.makeFrom()}
        name="tab"
        defaultValue={tab}
        options={[
          { value: "upload", label: m.uploadTab() },
          { value: "paste", label: m.pasteTab() },
        ]}
      />
    </div>
  );
}

/** The server's notice, or what is missing. */
function noticeOf(result: FormResult | undefined): NoticeView | undefined {
  if (result?.notice) return result.notice;
  const { tab, fileId, textContent } = result?.errors ?? {};
  if (tab) return { tone: "error", title: m.fileOrTextTitle(), message: joinSentences(tab) };
  if (fileId) return { tone: "error", title: m.noFileTitle(), message: joinSentences(fileId) };
  if (textContent)
    return { tone: "error", title: m.noTextTitle(), message: joinSentences(textContent) };
}

/** Selects a file that a script uploaded, and announces it as soon as the page's data has it. */
function useUploadedFile(files: FileView[], courseId: string | undefined) {
  const navigate = useNavigate();
  const [uploaded, setUploaded] = useState<string | null>(null);
  const file = files.find(({ id }) => id === uploaded);
  useEffect(() => {
    if (!file) return;
    setUploaded(null);
    showToast(uploadedNotice(file));
  }, [file]);
  return useCallback(
    (id: string) => {
      setUploaded(id);
      navigate(setupLink("upload", { fileId: id, courseId }), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [navigate, courseId],
  );
}
