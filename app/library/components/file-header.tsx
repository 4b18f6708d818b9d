import { Link } from "@remix-run/react";
import { CalendarDays, ExternalLink, Gauge, ListChecks, Trash2 } from "lucide-react";
import { DeleteQuestion } from "~/library/components/delete-file";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import { ConfirmLink } from "~/ui/confirm-link";
import { formatKilobytes } from "~/ui/file-size";
import { PageHeader } from "~/ui/page-header";

const action =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base sm:px-3 font-semibold text-soft hover:bg-sunk hover:text-ink";

function facts(file: FileSummary) {
  const known = [formatKilobytes(file.size), file.type.toUpperCase()];
  if (file.pages !== null) known.push(m.pageCount({ count: file.pages }));
  if (file.words) known.push(m.wordCount({ count: file.words }));
  return m.fileFacts({ facts: known });
}

/** The address from which a file was fetched. */
function Source({ address }: { address: string }) {
  return (
    <>
      {" · "}
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {m.sourceOf({ site: new URL(address).hostname })}
      </a>
    </>
  );
}

/** The facts about the selected file, and its actions. Contains the page's h1. */
export function FileHeader({ file }: { file: FileSummary }) {
  return (
    <PageHeader
      compact
      title={file.name}
      actions={
        <>
          {file.status === "ready" ? (
            <Link to={`/app/docs/guide?fileId=${file.id}`} className={action}>
              <ListChecks aria-hidden="true" className="size-4" />
              {m.studyGuide()}
            </Link>
          ) : null}
          {file.status === "unreadable" ? null : (
            <Link to={`/app/docs/concepts?fileId=${file.id}`} className={action}>
              <Gauge aria-hidden="true" className="size-4" />
              {m.concepts()}
            </Link>
          )}
          <Link to={`/app/courses/new?fileId=${file.id}`} className={action}>
            <CalendarDays aria-hidden="true" className="size-4" />
            {m.setExamDate()}
          </Link>
          <a
            href={`/api/files/${file.id}/content`}
            target="_blank"
            rel="noreferrer"
            className={action}
          >
            <ExternalLink aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {m.openOriginal()}
          </a>
          <ConfirmLink
            to={`/app/files/${file.id}/delete`}
            title={m.deleteTitle()}
            question={<DeleteQuestion name={file.name} />}
            confirm={m.deleteFile()}
            pendingText={m.deletingFile()}
            className={`${action} max-sm:min-w-11 max-sm:justify-center`}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{m.deleteFile()}</span>
          </ConfirmLink>
        </>
      }
    >
      <span className="tabular-nums">{facts(file)}</span>
      {file.source === null ? null : <Source address={file.source} />}
    </PageHeader>
  );
}
