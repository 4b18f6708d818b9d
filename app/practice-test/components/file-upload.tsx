import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { DropZone } from "~/ui/drop-zone";
import { showToast } from "~/ui/toast-store";
import { batchProblem, type UploadRules } from "~/ui/upload-batch";
import { UploadProgress } from "~/ui/upload-progress";
import { useScripting } from "~/ui/use-scripting";
import { isRunning, useUpload } from "~/ui/use-upload";

/**
 * One more file. With JavaScript it leaves at once and the rest of the form stays as it is; without
 * it, the form around is sent with the file in it.
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
  const underWay = isRunning(state);

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
    <div className="grid grid-cols-1 gap-3" aria-busy={underWay}>
      <DropZone
        picker={picker}
        rules={rules}
        name={scripting ? undefined : "files"}
        busy={underWay}
        onChoose={scripting ? take : () => {}}
      />
      {isRunning(state) ? (
        <UploadProgress state={state} onCancel={cancel} />
      ) : (
        <>
          {state.step === "failed" && !state.failure.final ? (
            <Button type="button" variant="secondary" onClick={() => send(state.files)}>
              Try again
            </Button>
          ) : null}
          <div className="hidden noscript:grid">
            <Button variant="secondary" formAction="/practice-test/upload">
              Upload
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
