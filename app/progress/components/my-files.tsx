import { Upload } from "lucide-react";
import { useState } from "react";
import { DeleteFileForm } from "~/progress/components/delete-file-form";
import { counted } from "~/progress/components/history";
import type { FilesView } from "~/progress/components/profile-views";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { FileIcon } from "~/ui/file-icon";
import { formatBytes } from "~/ui/file-size";
import { opensElsewhere } from "~/ui/opens-elsewhere";

/** The learner's files: open one, or delete it after a question. */
export function MyFiles({ files }: Pick<FilesView, "files">) {
  const [asked, setAsked] = useState<string | null>(null);
  const doomed = files.find((file) => file.id === asked);
  const close = () => setAsked(null);
  if (files.length === 0) {
    return (
      <EmptyState
        title="You haven't uploaded any files yet"
        action={<ButtonLink to="/app">Upload your first file</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-base text-soft tabular-nums">
          {counted(files.length, "file")},{" "}
          {formatBytes(files.reduce((sum, { size }) => sum + size, 0))}
        </p>
        <ButtonLink to="/app/upload" variant="secondary">
          <Upload aria-hidden="true" className="size-4" />
          Upload more
        </ButtonLink>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
          >
            <div className="flex flex-1 gap-3">
              <FileIcon icon={file.icon} />
              <div className="min-w-0">
                <h3
                  id={`file-${file.id}`}
                  dir="auto"
                  title={file.name}
                  className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
                >
                  {file.name}
                </h3>
                <p className="text-sm text-soft tabular-nums">{formatBytes(file.size)}</p>
              </div>
            </div>
            <div className="flex gap-2">
              <ButtonLink
                to={`/app?fileId=${file.id}`}
                variant="secondary"
                aria-describedby={`file-${file.id}`}
                className="flex-1"
              >
                Open
              </ButtonLink>
              <ButtonLink
                to={`/profile/files/${file.id}/delete`}
                variant="quiet"
                aria-describedby={`file-${file.id}`}
                className="flex-1"
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  setAsked(file.id);
                }}
              >
                Delete
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={doomed !== undefined} onClose={close} title="Are you sure?">
        {doomed ? <DeleteFileForm file={doomed} onCancel={close} /> : null}
      </Dialog>
    </>
  );
}
