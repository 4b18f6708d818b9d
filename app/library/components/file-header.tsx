import { Link } from "@remix-run/react";
import { ExternalLink, ListChecks, Trash2 } from "lucide-react";
import { DeleteQuestion } from "~/library/components/delete-file";
import type { FileSummary } from "~/library/schema";
import { ConfirmLink } from "~/ui/confirm-link";
import { formatKilobytes } from "~/ui/file-size";
import { PageHeader } from "~/ui/page-header";

const action =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base sm:px-3 font-semibold text-soft hover:bg-sunk hover:text-ink";

function facts(file: FileSummary) {
  const known = [formatKilobytes(file.size), file.type.toUpperCase()];
  if (file.pages !== null) known.push(file.pages === 1 ? "1 page" : `${file.pages} pages`);
  if (file.words) {
    known.push(file.words === 1 ? "1 word" : `${file.words.toLocaleString("en")} words`);
  }
  return known.join(", ");
}

/** What the selected file is, and what can be done with it. Carries the page's h1. */
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
              Study guide
            </Link>
          ) : null}
          <a
            href={`/api/files/${file.id}/content`}
            target="_blank"
            rel="noreferrer"
            className={action}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            Open the original
          </a>
          <ConfirmLink
            to={`/app/files/${file.id}/delete`}
            title="Are you sure?"
            question={<DeleteQuestion name={file.name} />}
            confirm="Delete"
            pendingText="Deleting..."
            className={`${action} max-sm:min-w-11 max-sm:justify-center`}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Delete</span>
          </ConfirmLink>
        </>
      }
    >
      <span className="tabular-nums">{facts(file)}</span>
    </PageHeader>
  );
}
