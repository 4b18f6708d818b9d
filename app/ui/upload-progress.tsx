import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { percentSentOfEach } from "~/ui/upload-batch";
import type { RunningUpload } from "~/ui/use-upload";
import * as m from "./messages";

/** The progress of an upload, and a button to cancel it. */
export function UploadProgress({
  state,
  onCancel,
}: {
  state: RunningUpload;
  onCancel: () => void;
}) {
  return (
    <>
      <UploadRows files={state.files} sent={sentBytes(state)} />
      {state.step === "shrinking" ? (
        <p role="status" className="text-sm text-soft">
          {m.shrinkingPhotos()}
        </p>
      ) : null}
      {state.step === "processing" ? (
        <p className="text-sm text-soft">{m.readingUpload()}</p>
      ) : null}
      <Button type="button" variant="secondary" onClick={onCancel}>
        {m.cancelUpload()}
      </Button>
    </>
  );
}

function sentBytes(state: RunningUpload): number {
  if (state.step === "sending") return state.sent;
  return state.step === "shrinking" ? 0 : Number.POSITIVE_INFINITY;
}

/** The files, each with how much of it was sent. */
function UploadRows({ files, sent }: { files: File[]; sent: number }) {
  const parts = percentSentOfEach(files, sent);
  return (
    <ul aria-label={m.filesBeingUploaded()} className="grid grid-cols-1 gap-2">
      {files.map((file, index) => {
        const percent = parts[index] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={index} className="grid grid-cols-1 gap-1 text-sm">
            <span className="flex justify-between gap-3">
              <bdi className="min-w-0 truncate font-semibold">{file.name}</bdi>
              <span className="shrink-0 text-soft tabular-nums">
                {percent < 100 ? m.percentSent({ percent }) : m.fileSent()}
              </span>
            </span>
            <ProgressBar label={file.name} value={percent} max={100} />
          </li>
        );
      })}
    </ul>
  );
}
