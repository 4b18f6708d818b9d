import { Form } from "@remix-run/react";
import { useEffect, useId, useMemo } from "react";
import { CountSlider } from "~/practice-test/components/count-slider";
import { FileChoice, type FileView } from "~/practice-test/components/file-choice";
import { SourceTabs } from "~/practice-test/components/source-tabs";
import { longestText } from "~/practice-test/longest-text";
import { Button } from "~/ui/button";
import { type EarlierItem, EarlierWork } from "~/ui/earlier-work";
import type { FormResult, NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { TextArea } from "~/ui/text-area";
import { UploadForm } from "~/ui/upload-form";
import { useFilled } from "~/ui/use-filled";

/** What is wrong with the material, as a notice; else what the server said. */
function noticeOf(result: FormResult | undefined): NoticeView | undefined {
  const { fileId, textContent } = result?.errors ?? {};
  if (fileId) return { tone: "error", title: "No File Selected", message: fileId.join(" ") };
  if (textContent) return { tone: "error", title: "No Content", message: textContent.join(" ") };
  return result?.notice;
}

/** What the test is made from, and how long it is; earlier tests below. */
export function PracticeSetup({
  tab,
  files,
  fileId,
  limit,
  history,
  result,
  uploadResult,
}: {
  tab: "upload" | "paste";
  files: FileView[];
  fileId: string | null;
  /** The most questions the plan allows in one test. */
  limit: number;
  history: EarlierItem[];
  result?: FormResult;
  uploadResult?: FormResult;
}) {
  const id = useId();
  const kept = result?.values ?? {};
  const notice = useMemo(() => noticeOf(result), [result]);
  const errorId = notice ? `${id}-notice` : undefined;
  const { form, filled, look } = useFilled((data) =>
    tab === "upload" ? data.has("fileId") : String(data.get("textContent")).trim() !== "",
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or file asks again
  useEffect(look, [tab, fileId]);
  return (
    <div className="grid gap-8">
      {notice ? (
        <div id={errorId}>
          <NoticeToast notice={notice} />
        </div>
      ) : null}
      <section aria-labelledby={`${id}-title`} className="grid gap-6">
        <div className="grid gap-1.5">
          <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
            New practice test
          </h2>
          <p className="text-base text-soft">
            No answers are shown until you have finished. Then you see which were right, and why.
          </p>
        </div>
        <SourceTabs current={tab} />
        {tab === "upload" ? (
          <UploadForm action="/practice-test/upload" multiple={false} result={uploadResult} />
        ) : null}
        <Form
          ref={form}
          method="post"
          action={`/practice-test?tab=${tab}`}
          encType="multipart/form-data"
          noValidate
          onChange={look}
          className="grid gap-6"
        >
          {/* Both stay in the form, so that nothing is lost on the way to the other and back. */}
          <div hidden={tab !== "paste"}>
            <div className="grid gap-1.5">
              <label htmlFor={`${id}-text`} className="text-base font-semibold">
                Your text
              </label>
              <TextArea
                id={`${id}-text`}
                name="textContent"
                dir="auto"
                maxLength={longestText}
                defaultValue={kept.textContent}
                aria-invalid={result?.errors.textContent ? true : undefined}
                aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(" ")}
                placeholder="Paste a chapter, an article or your notes."
                className="max-h-[55dvh] min-h-56"
              />
              <p id={`${id}-hint`} className="text-sm text-soft">
                Up to 200,000 characters. The text itself is not kept.
              </p>
            </div>
          </div>
          <div hidden={tab !== "upload" || files.length === 0}>
            <FileChoice
              key={fileId}
              files={files}
              chosen={kept.fileId ?? fileId}
              errorId={errorId}
            />
          </div>
          <CountSlider
            value={kept.questionCount ?? "10"}
            limit={limit}
            errors={result?.errors.questionCount}
          />
          <Button disabled={!filled} className="min-h-12 px-7 sm:justify-self-start">
            Generate Practice Test
          </Button>
        </Form>
      </section>
      <EarlierWork title="Earlier practice tests" items={history} />
    </div>
  );
}
