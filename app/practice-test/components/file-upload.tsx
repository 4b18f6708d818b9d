import { useEffect, useRef } from "react";
import * as m from "~/practice-test/messages";
import { Button } from "~/ui/button";
import { DropZone } from "~/ui/drop-zone";
import { showToast } from "~/ui/toast-store";
import { batchProblem, type UploadRules } from "~/ui/upload-batch";
import { UploadProgress } from "~/ui/upload-progress";
import { useScripting } from "~/ui/use-scripting";
import { isRunning, useUpload } from "~/ui/use-upload";

/**
 * Uploads another file: at once with JavaScript, together with the whole form without it.
 */
export function FileUpload({
  rules,
  onUploaded,
}: {
  rules: UploadRules;
  onUploaded: (id: string) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const scripting = useScripting();
  const { state, send, cancel } = useUpload();
  const isUploading = isRunning(state);

  useEffect(() => {
    if (state.step === "failed") showToast({ tone: "error", ...state.failure.problem });
    if (state.step !== "done") return;
    const [id] = state.ids;
    if (id) onUploaded(id);
    cancel();
  }, [state, onUploaded, cancel]);

  function take() {
    const files = [...(picker.current?.files ?? [])].slice(0, 1);
    if (picker.current) picker.current.value = "";
    const problem = batchProblem(files, rules);
    if (problem) showToast({ tone: "error", ...problem });
    else if (files.length > 0) send(files);
  }

  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={isUploading}>
      <DropZone
        picker={picker}
        rules={rules}
        name={scripting ? undefined : "files"}
        busy={isUploading}
        onChoose={scripting ? take : () => {}}
      />
      {isRunning(state) ? (
        <UploadProgress state={state} onCancel={cancel} />
      ) : (
        <>
          {state.step === "failed" && !state.failure.final ? (
            <Button type="button" variant="secondary" onClick={() => send(state.files)}>
              {m.tryAgain()}
            </Button>
          ) : null}
          <div className="hidden noscript:grid">
            <Button variant="secondary" formAction="/practice-test/upload">
              {m.upload()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
