import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { DropOverlay } from "~/ui/drop-overlay";
import { DropZone } from "~/ui/drop-zone";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { showToast } from "~/ui/toast-store";
import { batchProblem } from "~/ui/upload-batch";
import { UploadProgress } from "~/ui/upload-progress";
import { useDroppedFiles } from "~/ui/use-dropped-files";
import { isRunning, useUpload } from "~/ui/use-upload";
import { IdempotencyKeyField } from "./idempotency-key-field";

/** Milliseconds from an upload to its chat, on small screens. */
const startDelay = 300;

/** Where the form goes without scripts, and where what was uploaded is announced with them. */
const libraryUpload = "/app/upload";
const announcement = "/app/uploaded";

/**
 * Choose, drop or paste files. With JavaScript they leave at once and tell how far they are;
 * without it, "Upload" sends them. What is refused is told by a toast, or without JavaScript here.
 */
export function UploadForm({
  result,
  redirectTo,
  everywhere = false,
}: {
  result?: FormResult;
  redirectTo?: string;
  /** Takes what is dropped or pasted anywhere on the page. */
  everywhere?: boolean;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const navigation = useNavigation();
  const submit = useSubmit();
  const { state, send, cancel } = useUpload();
  const goingOn =
    navigation.state !== "idle" &&
    [libraryUpload, announcement].includes(navigation.formAction ?? "");
  const underWay = isRunning(state);
  const uploading = goingOn || underWay || state.step === "done";
  const held = useDroppedFiles(everywhere && !uploading ? take : null);

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
        title: "Files uploaded",
        message: `Successfully uploaded ${state.ids.length} file(s).`,
      });
    }
    const timer = setTimeout(
      () => {
        submit(form, { method: "post", action: announcement });
        cancel();
      },
      small ? startDelay : 0,
    );
    return () => clearTimeout(timer);
  }, [state, redirectTo, submit, cancel]);

  useEffect(() => {
    if (!everywhere || uploading) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const worded = event.clipboardData?.types.includes("text/plain");
      // A piece of a text processor's page comes as words and as a picture: the words count.
      if (event.defaultPrevented || files.length === 0 || worded) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });

  function take(files: File[]) {
    const problem = batchProblem(files);
    if (problem) {
      cancel();
      showToast({ tone: "error", ...problem });
      if (picker.current) picker.current.value = "";
    } else send(files);
  }

  function takeChosen() {
    const files = [...(picker.current?.files ?? [])];
    if (files.length > 0) take(files);
  }

  function sendForm(event: FormEvent) {
    event.preventDefault();
    takeChosen();
  }

  function chooseFirst(event: MouseEvent) {
    if (picker.current?.files?.length) return;
    event.preventDefault();
    picker.current?.click();
  }

  return (
    <Form
      method="post"
      action={libraryUpload}
      encType="multipart/form-data"
      aria-busy={uploading}
      onSubmit={sendForm}
      className="grid grid-cols-1 gap-3"
    >
      <IdempotencyKeyField />
      {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
      <NoticeToast notice={result?.notice} />
      {state.step === "failed" ? (
        <>
          <div className="text-sm wrap-anywhere text-rust">
            <p className="line-clamp-2 font-semibold">
              {state.files.length === 1
                ? `Not uploaded: ${state.files[0]?.name}`
                : `${state.files.length} files not uploaded`}
            </p>
            {state.failure.reason ? <p className="line-clamp-3">{state.failure.reason}</p> : null}
          </div>
          {state.failure.final ? null : (
            <Button type="button" variant="secondary" onClick={() => send(state.files)}>
              Try again
            </Button>
          )}
        </>
      ) : null}
      <DropZone picker={picker} name="files" multiple busy={uploading} onChoose={takeChosen} />
      {isRunning(state) ? (
        <UploadProgress state={state} onCancel={cancel} />
      ) : (
        <Button variant="secondary" disabled={uploading} onClick={chooseFirst}>
          Upload
        </Button>
      )}
      {held ? <DropOverlay /> : null}
    </Form>
  );
}
