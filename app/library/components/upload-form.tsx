import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { DropOverlay } from "~/library/components/drop-overlay";
import { useDroppedFiles } from "~/library/components/use-dropped-files";
import { usePastedFiles } from "~/library/components/use-pasted-files";
import * as m from "~/library/messages";
import { uploadRules } from "~/library/upload-rules";
import { Button } from "~/ui/button";
import { DropZone } from "~/ui/drop-zone";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { showToast } from "~/ui/toast-store";
import { batchProblem } from "~/ui/upload-batch";
import { UploadProgress } from "~/ui/upload-progress";
import { isRunning, type UploadState, useUpload } from "~/ui/use-upload";

/** Milliseconds from an upload to its chat, on small screens. */
const startDelay = 300;

/** The form's action without JavaScript, and where an upload by a script is reported. */
const uploadPath = "/app/upload";
const uploadedPath = "/app/uploaded";

/** Opens the next page after an upload by a script; on small screens the chat. */
function useNextPage(state: UploadState, redirectTo: string | undefined, reset: () => void) {
  const submit = useSubmit();
  useEffect(() => {
    if (state.step !== "done") return;
    const small = matchMedia("(max-width: 767.98px)").matches;
    const form = new FormData();
    for (const file of state.ids) form.append("fileId", file);
    if (redirectTo) form.set("redirectTo", redirectTo);
    if (small) {
      form.set("start", "chat");
      showToast({
        tone: "success",
        title: m.filesUploadedTitle(),
        message: m.filesUploaded({ count: state.ids.length }),
      });
    }
    const timer = setTimeout(
      () => {
        submit(form, { method: "post", action: uploadedPath });
        reset();
      },
      small ? startDelay : 0,
    );
    return () => clearTimeout(timer);
  }, [state, redirectTo, submit, reset]);
}

function FailedUpload({
  state,
  send,
}: {
  state: Extract<UploadState, { step: "failed" }>;
  send: (files: File[]) => void;
}) {
  const { files, failure } = state;
  const [first, ...others] = files;
  return (
    <>
      <div className="text-sm wrap-anywhere text-rust">
        <p className="line-clamp-2 font-semibold">
          {first && others.length === 0
            ? m.fileNotUploaded({ file: first.name })
            : m.filesNotUploaded({ count: files.length })}
        </p>
        {failure.reason ? <p className="line-clamp-3">{failure.reason}</p> : null}
      </div>
      {failure.final ? null : (
        <Button type="button" variant="secondary" onClick={() => send(files)}>
          {m.tryUploadAgain()}
        </Button>
      )}
    </>
  );
}

/** Whether the browser is loading the page that follows an upload. */
function useIsUploadPending() {
  const { state, formAction } = useNavigation();
  return state !== "idle" && (formAction === uploadPath || formAction === uploadedPath);
}

/** Takes files from the picker, or from anywhere on the page, and uploads them. */
function useChosenFiles(redirectTo: string | undefined, everywhere: boolean) {
  const picker = useRef<HTMLInputElement>(null);
  const { state, send, cancel } = useUpload();
  const uploading = useIsUploadPending() || isRunning(state) || state.step === "done";
  const takeAnywhere = everywhere && !uploading ? take : null;
  const isDragging = useDroppedFiles(takeAnywhere);
  usePastedFiles(takeAnywhere);
  useNextPage(state, redirectTo, cancel);

  useEffect(() => {
    if (!uploading) return;
    const input = picker.current;
    return () => {
      if (input) input.value = "";
    };
  }, [uploading]);

  useEffect(() => {
    if (state.step === "failed") showToast({ tone: "error", ...state.failure.problem });
  }, [state]);

  function take(files: File[]) {
    const problem = batchProblem(files, uploadRules);
    if (!problem) return send(files);
    cancel();
    showToast({ tone: "error", ...problem });
    if (picker.current) picker.current.value = "";
  }

  function takeChosen() {
    const files = [...(picker.current?.files ?? [])];
    if (files.length > 0) take(files);
  }

  return { picker, state, send, cancel, uploading, isDragging, takeChosen };
}

/**
 * Choose, drop or paste files. With JavaScript they are uploaded at once, with progress; without it,
 * by the button "Upload". A toast says why files are refused, without JavaScript a notice.
 */
export function UploadForm({
  result,
  redirectTo,
  everywhere = false,
}: {
  result?: FormResult;
  redirectTo?: string;
  /** Takes files that are dropped or pasted anywhere on the page. */
  everywhere?: boolean;
}) {
  const { picker, state, send, cancel, uploading, isDragging, takeChosen } = useChosenFiles(
    redirectTo,
    everywhere,
  );

  function chooseFirst(event: MouseEvent) {
    if (picker.current?.files?.length) return;
    event.preventDefault();
    picker.current?.click();
  }

  return (
    <Form
      method="post"
      action={uploadPath}
      encType="multipart/form-data"
      aria-busy={uploading}
      onSubmit={(event) => {
        event.preventDefault();
        takeChosen();
      }}
      className="grid grid-cols-1 gap-3"
    >
      <IdempotencyKeyField />
      {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
      <NoticeToast notice={result?.notice} />
      {state.step === "failed" ? <FailedUpload state={state} send={send} /> : null}
      <DropZone
        picker={picker}
        rules={uploadRules}
        name="files"
        multiple
        busy={uploading}
        onChoose={takeChosen}
      />
      {isRunning(state) ? (
        <UploadProgress state={state} onCancel={cancel} />
      ) : (
        <Button variant="secondary" disabled={uploading} onClick={chooseFirst}>
          {m.upload()}
        </Button>
      )}
      {isDragging ? <DropOverlay /> : null}
    </Form>
  );
}
