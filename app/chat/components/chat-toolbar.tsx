import { Link } from "@remix-run/react";
import { SquarePen } from "lucide-react";
import type { ChatFile } from "~/chat/components/chat-views";
import { PageHeader } from "~/ui/page-header";

/** What the conversation is about, and the way to another. */
export function ChatToolbar({ file, newChatHref }: { file: ChatFile | null; newChatHref: string }) {
  return (
    <PageHeader
      compact
      title={file?.name ?? "All materials"}
      actions={
        file ? (
          <Link
            to={newChatHref}
            className="inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft hover:bg-sunk hover:text-ink sm:px-3"
          >
            <SquarePen aria-hidden="true" className="hidden size-4 sm:block" />
            New Chat
          </Link>
        ) : null
      }
    >
      {file ? "AI Chat about this document" : "AI Chat about everything you uploaded"}
    </PageHeader>
  );
}
