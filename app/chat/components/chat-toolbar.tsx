import { Link } from "@remix-run/react";
import { SquarePen, Trash2 } from "lucide-react";
import type { ChatFile } from "~/chat/components/chat-views";
import { ConfirmLink } from "~/ui/confirm-link";
import { PageHeader } from "~/ui/page-header";

const link =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft hover:bg-sunk hover:text-ink sm:px-3";

/** What the conversation is about, and the way to another. */
export function ChatToolbar({ file, newChatHref }: { file: ChatFile | null; newChatHref: string }) {
  return (
    <PageHeader
      compact
      title={file?.name ?? "All materials"}
      actions={
        file ? (
          <>
            <Link to={newChatHref} className={link}>
              <SquarePen aria-hidden="true" className="size-4" />
              New Chat
            </Link>
            <ConfirmLink
              to={`/app/files/${file.id}/delete`}
              title="Are you sure?"
              question={
                <>
                  <p className="wrap-anywhere">
                    This will permanently delete "{file.name}". This action cannot be undone.
                  </p>
                  <p className="mt-2 text-base text-soft">
                    Its text and its conversation go with it. Quizzes and decks made from it stay.
                  </p>
                </>
              }
              confirm="Delete"
              pendingText="Deleting..."
              className={link}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              <span>
                Delete<span className="sr-only"> file</span>
              </span>
            </ConfirmLink>
          </>
        ) : null
      }
    >
      {file ? (
        <span className="tabular-nums">
          {file.size}, {file.type.toUpperCase()}
        </span>
      ) : (
        "AI Chat about everything you upload"
      )}
    </PageHeader>
  );
}
