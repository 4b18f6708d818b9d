import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { sentOfEach } from "~/ui/upload-batch";
import type { UploadState } from "~/ui/use-upload";

/** How far a running upload is, and the way to call it off. */
export function UploadProgress({
  state,
  onCancel,
}: {
  state: Extract<UploadState, { step: "sending" | "processing" }>;
  onCancel: () => void;
}) {
  return (
    <>
      <UploadRows
        files={state.files}
        sent={state.step === "sending" ? state.sent : Number.POSITIVE_INFINITY}
      />
      {state.step === "processing" ? (
        <p className="text-sm text-soft">Uploaded. Fennec is reading the text.</p>
      ) : null}
      <Button type="button" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

/** The files, each with how much of it has left. */
function UploadRows({ files, sent }: { files: File[]; sent: number }) {
  const parts = sentOfEach(files, sent);
  return (
    <ul aria-label="Files being uploaded" className="grid grid-cols-1 gap-2">
      {files.map((file, index) => {
        const percent = parts[index] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={index} className="grid grid-cols-1 gap-1 text-sm">
            <span className="flex justify-between gap-3">
              <bdi className="min-w-0 truncate font-semibold">{file.name}</bdi>
              <span className="shrink-0 text-soft tabular-nums">
                {percent < 100 ? `${percent}%` : "Sent"}
              </span>
            </span>
            <ProgressBar label={file.name} value={percent} max={100} />
          </li>
        );
      })}
    </ul>
  );
}
