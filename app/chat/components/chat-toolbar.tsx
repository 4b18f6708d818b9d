import { Link } from "@remix-run/react";
import { SquarePen, Trash2 } from "lucide-react";
import type { ChatFile } from "~/chat/components/chat-views";
import * as m from "~/chat/messages";
import { ConfirmLink } from "~/ui/confirm-link";
import { PageHeader } from "~/ui/page-header";

const link =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft hover:bg-sunk hover:text-ink sm:px-3";

/** What the conversation is about, and the way to another. */
export function ChatToolbar({ file, newChatHref }: { file: ChatFile | null; newChatHref: string }) {
  return (
    <PageHeader
      compact
      title={file?.name ?? m.allMaterials()}
      actions={
        file ? (
          <>
            <Link to={newChatHref} className={link}>
              <SquarePen aria-hidden="true" className="size-4" />
              {m.newChat()}
            </Link>
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
          </>
        ) : null
      }
    >
      {file ? (
        <span className="tabular-nums">
          {m.fileDetails({ size: file.size, type: file.type.toUpperCase() })}
        </span>
      ) : (
        m.aboutEverything()
      )}
    </PageHeader>
  );
}
