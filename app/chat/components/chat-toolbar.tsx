import { Link } from "@remix-run/react";
import { FolderOpen, SquarePen, Trash2 } from "lucide-react";
import type { ChatSubject } from "~/chat/components/chat-views";
import * as m from "~/chat/messages";
import { ConfirmLink } from "~/ui/confirm-link";
import { PageHeader } from "~/ui/page-header";

const link =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft hover:bg-sunk hover:text-ink sm:px-3";

/** What the conversation is about, and links to others. */
export function ChatToolbar({
  subject,
  newChatHref,
}: {
  subject: ChatSubject | null;
  newChatHref: string;
}) {
  return (
    <PageHeader
      compact
      title={subject?.name ?? m.allMaterials()}
      actions={
        subject ? (
          <>
            <Link to={newChatHref} className={link}>
              <SquarePen aria-hidden="true" className="size-4" />
              {m.newChat()}
            </Link>
            {subject.kind === "file" ? (
              <DeleteFile file={subject} />
            ) : (
              <Link to={subject.href} className={link}>
                <FolderOpen aria-hidden="true" className="size-4" />
                {m.openCourse()}
              </Link>
            )}
          </>
        ) : null
      }
    >
      {subject ? <span className="tabular-nums">{detailsOf(subject)}</span> : m.aboutEverything()}
    </PageHeader>
  );
}

function detailsOf(subject: ChatSubject): string {
  return subject.kind === "file"
    ? m.fileDetails({ size: subject.size, type: subject.type.toUpperCase() })
    : m.courseDetails({ count: subject.documents });
}

function DeleteFile({ file }: { file: { id: string; name: string } }) {
  return (
    <ConfirmLink
      to={`/app/files/${file.id}/delete`}
      title={m.deleteTitle()}
      question={
        <>
          <p className="wrap-anywhere">{m.deleteQuestion({ file: file.name })}</p>
          <p className="mt-2 text-base text-soft">{m.deleteConsequences()}</p>
        </>
      }
      confirm={m.confirmDelete()}
      pendingText={m.deleting()}
      className={link}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {m.deleteFile()}
    </ConfirmLink>
  );
}
