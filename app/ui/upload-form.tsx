import { Form, useNavigation } from "@remix-run/react";
import { Upload } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { Spinner } from "~/ui/spinner";
import { type BatchProblem, batchProblem } from "~/ui/upload-batch";

/** Choose or drop files. With JavaScript they leave at once; without it, "Upload" sends them. */
export function UploadForm({
  result,
  redirectTo,
  action = "/app/upload",
  multiple = true,
}: {
  result?: FormResult;
  redirectTo?: string;
  action?: string;
  multiple?: boolean;
}) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const navigation = useNavigation();
  const uploading = navigation.state !== "idle" && navigation.formAction === action;
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<BatchProblem | null>(null);
  const refused = problem ?? (uploading ? null : (result?.notice ?? null));

  useEffect(() => {
    if (!uploading) return;
    const input = picker.current;
    return () => {
      if (input) input.value = "";
    };
  }, [uploading]);

  function send() {
    const input = picker.current;
    if (!input?.files?.length) return;
    const found = batchProblem([...input.files]);
    setProblem(found);
    if (found) input.value = "";
    else input.form?.requestSubmit();
  }

  function chooseFirst(event: MouseEvent) {
    if (picker.current?.files?.length) return;
    event.preventDefault();
    picker.current?.click();
  }

  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-busy={uploading}
      className="grid gap-3"
    >
      {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
      {refused ? (
        <Notice tone="error" title={refused.title}>
          {refused.message}
        </Notice>
      ) : null}
      <div
        data-over={over}
        className="relative grid min-h-33 place-content-center justify-items-center rounded-card border-2 border-dashed border-edge bg-surface px-3 py-4 text-center transition-colors duration-150 hover:bg-ember-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember data-[over=true]:border-ember data-[over=true]:bg-ember-wash"
      >
        <input
          ref={picker}
          id={id}
          type="file"
          name="files"
          multiple={multiple}
          required
          accept=".jpg,.jpeg,.png,.pdf,.doc,.docx"
          aria-describedby={`${id}-limits`}
          disabled={uploading}
          onChange={send}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-progress"
        />
        {uploading ? (
          <p role="status" className="flex items-center gap-2.5 font-semibold">
            <Spinner className="size-5" />
            Processing file...
          </p>
        ) : (
          <label htmlFor={id} className="grid justify-items-center gap-1 text-base font-semibold">
            <Upload aria-hidden="true" className="size-6 text-ember-ink" />
            <span className="md:hidden">Tap to upload {multiple ? "materials" : "a file"}</span>
            <span className="hidden md:inline">
              Drop {multiple ? "files" : "a file"}, or click to choose
            </span>
          </label>
        )}
        <p aria-hidden="true" className="hidden text-sm text-sage peer-valid:block">
          {multiple ? "Files" : "File"} chosen. Press Upload.
        </p>
        <p id={`${id}-limits`} className="mt-1 text-sm text-soft">
          JPG, PNG, PDF, DOC, DOCX. Up to 25 MB{multiple ? " each, 20 at once" : ""}.
        </p>
      </div>
      <Button variant="secondary" disabled={uploading} onClick={chooseFirst}>
        Upload
      </Button>
    </Form>
  );
}
