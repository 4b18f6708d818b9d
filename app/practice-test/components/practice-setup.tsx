import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useId, useMemo, useState } from "react";
import { FileChoice, type FileView } from "~/practice-test/components/file-choice";
import { FileUpload } from "~/practice-test/components/file-upload";
import { SourceTabs } from "~/practice-test/components/source-tabs";
import { longestText } from "~/practice-test/longest-text";
import { uploadedNotice } from "~/practice-test/notices";
import { setupLink } from "~/practice-test/practice-test-links";
import { Button } from "~/ui/button";
import { CountField } from "~/ui/count-field";
import { type EarlierItem, EarlierWork } from "~/ui/earlier-work";
import { describedBy, FieldFrame } from "~/ui/field-frame";
import type { FormResult, NoticeView } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { RadioCards } from "~/ui/radio-cards";
import { TextArea } from "~/ui/text-area";
import { showToast } from "~/ui/toast-store";
import type { UploadRules } from "~/ui/upload-batch";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useFilled } from "~/ui/use-filled";
import { useRevalidation } from "~/ui/use-revalidation";
import { useScripting } from "~/ui/use-scripting";

/** What the server said; else what is missing, as a notice. */
function noticeOf(result: FormResult | undefined): NoticeView | undefined {
  if (result?.notice) return result.notice;
  const { tab, fileId, textContent } = result?.errors ?? {};
  if (tab) return { tone: "error", title: "File or Text?", message: tab.join(" ") };
  if (fileId) return { tone: "error", title: "No File Selected", message: fileId.join(" ") };
  if (textContent) return { tone: "error", title: "No Content", message: textContent.join(" ") };
}

/** A file that was sent by a script is announced and chosen as soon as the page knows it. */
function useArrival(files: FileView[]) {
  const navigate = useNavigate();
  const [arrived, setArrived] = useState<string | null>(null);
  const file = files.find(({ id }) => id === arrived);
  useEffect(() => {
    if (!file) return;
    setArrived(null);
    showToast(uploadedNotice(file));
  }, [file]);
  return useCallback(
    (id: string) => {
      setArrived(id);
      navigate(setupLink("upload", id), { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}

/**
 * What the test is made from, and how long it is; earlier tests below. Text and file stand in one
 * form, so that neither is lost on the way to the other; without JavaScript both are seen.
 */
export function PracticeSetup({
  tab,
  files,
  fileId,
  isCounting,
  limit,
  history,
  result,
  uploadRules,
  onSubmit,
}: {
  tab: "upload" | "paste";
  files: FileView[];
  fileId: string | null;
  /** Whether it is being worked out how much a file holds. */
  isCounting: boolean;
  /** The most questions the plan allows in one test. */
  limit: number;
  history: EarlierItem[];
  result?: FormResult;
  uploadRules: UploadRules;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const id = useId();
  const scripting = useScripting();
  const kept = result?.values ?? {};
  const notice = useMemo(() => noticeOf(result), [result]);
  const errors = result?.errors ?? {};
  const { form, filled, look } = useFilled((data) =>
    tab === "upload" ? data.has("fileId") : String(data.get("textContent")).trim() !== "",
  );
  const takeArrival = useArrival(files);
  useErrorFocus(form, result);
  useRevalidation(isCounting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or file asks again
  useEffect(look, [tab, fileId]);
  const panel = (of: "upload" | "paste") =>
    tab === of ? "grid gap-4" : "hidden gap-4 noscript:grid";
  return (
    <div className="grid gap-8">
      <NoticeToast notice={notice} stays={Object.keys(errors).length === 0} />
      <section aria-labelledby={`${id}-title`} className="grid gap-6">
        <div className="grid gap-1.5">
          <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
            New practice test
          </h2>
          <p className="text-base text-soft">
            No answers are shown until you have finished. Then you see which were right, and why.
          </p>
        </div>
        <Form
          ref={form}
          method="post"
          action={scripting ? setupLink(tab) : "/practice-test/upload?then=generate"}
          encType="multipart/form-data"
          noValidate
          onSubmit={onSubmit}
          onChange={look}
          className="grid gap-6"
        >
          <IdempotencyKeyField />
          <CountField
            label="Number of questions"
            name="questionCount"
            min={1}
            max={100}
            marks={[1, 25, 50, 75, 100]}
            value={kept.questionCount ?? "10"}
            errors={errors.questionCount}
            hint={
              limit >= 100
                ? "1 to 100."
                : `1 to 100. The free plan includes up to ${limit} in one test.`
            }
          />
          <SourceTabs current={tab} />
          {scripting ? null : (
            <div className="hidden noscript:block">
              <RadioCards
                legend="Make it from"
                name="tab"
                defaultValue={tab}
                options={[
                  { value: "upload", label: "A file" },
                  { value: "paste", label: "A pasted text" },
                ]}
              />
            </div>
          )}
          {files.length > 0 ? (
            <div className={panel("upload")}>
              <FileChoice
                key={fileId}
                files={files}
                chosen={kept.fileId ?? fileId}
                errors={errors.fileId}
              />
            </div>
          ) : null}
          <div className={panel("paste")}>
            <FieldFrame
              id={`${id}-text`}
              label="Your text"
              hint="Up to 200,000 characters. The text itself is not kept."
              errors={errors.textContent}
            >
              <TextArea
                id={`${id}-text`}
                name="textContent"
                dir="auto"
                maxLength={longestText}
                defaultValue={kept.textContent}
                aria-invalid={errors.textContent ? true : undefined}
                aria-describedby={describedBy(`${id}-text`, true, errors.textContent)}
                placeholder="Paste a chapter, an article or your notes."
                className="max-h-[55dvh] min-h-56"
              />
            </FieldFrame>
          </div>
          {/* The picker comes last: what stands before it is read even where the file is refused. */}
          <div className={`${panel("upload")} ${files.length > 0 ? "-mt-2 noscript:mt-0" : ""}`}>
            <FileUpload rules={uploadRules} onUploaded={takeArrival} />
          </div>
          <Button disabled={!filled} className="min-h-12 sm:justify-self-start">
            Generate Practice Test
          </Button>
        </Form>
      </section>
      <EarlierWork title="Earlier practice tests" items={history} />
    </div>
  );
}
