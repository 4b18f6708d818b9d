import { Upload } from "lucide-react";
import { useState } from "react";
import { DeleteFileForm } from "~/progress/components/delete-file-form";
import type { FilesView } from "~/progress/components/profile-views";
import * as m from "~/progress/messages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FileIcon } from "~/ui/file-icon";
import { formatBytes } from "~/ui/file-size";
import { LazyDialog } from "~/ui/lazy-dialog";
import { opensNewTab } from "~/ui/opens-new-tab";

/** The learner's files: open one, or delete it after a confirmation. */
export function MyFiles({ files }: Pick<FilesView, "files">) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = files.find((file) => file.id === selectedId);
  const close = () => setSelectedId(null);
  if (files.length === 0) {
    return (
      <EmptyState
        title={m.noFiles()}
        action={<ButtonLink to="/app">{m.uploadFirst()}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-base text-soft tabular-nums">
          {m.fileCount({
            count: files.length,
            size: formatBytes(files.reduce((sum, { size }) => sum + size, 0)),
          })}
        </p>
        <ButtonLink to="/app/upload" variant="secondary">
          <Upload aria-hidden="true" className="size-4" />
          {m.uploadMore()}
        </ButtonLink>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {files.map((file) => (
          <FileCard key={file.id} file={file} onDelete={() => setSelectedId(file.id)} />
        ))}
      </ul>
      <LazyDialog open={selected !== undefined} onClose={close} title={m.areYouSure()}>
        {selected ? <DeleteFileForm file={selected} onCancel={close} /> : null}
      </LazyDialog>
    </>
  );
}

function FileCard({ file, onDelete }: { file: FilesView["files"][number]; onDelete: () => void }) {
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-1 gap-3">
        <FileIcon icon={file.icon} />
        <div className="min-w-0">
          <h3
            id={`file-${file.id}`}
            dir="auto"
            title={file.name}
            className="text-match-parent line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
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
          {m.open()}
        </ButtonLink>
        <ButtonLink
          to={`/profile/files/${file.id}/delete`}
          variant="quiet"
          aria-describedby={`file-${file.id}`}
          className="flex-1"
          onClick={(event) => {
            if (opensNewTab(event)) return;
            event.preventDefault();
            onDelete();
          }}
        >
          {m.deleteFile()}
        </ButtonLink>
      </div>
    </li>
  );
}
