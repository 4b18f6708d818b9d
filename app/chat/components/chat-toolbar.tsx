import { Form, Link, useNavigation } from "@remix-run/react";
import { Download, RotateCcw, SquarePen } from "lucide-react";
import type { ChatFile } from "~/chat/components/chat-views";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

/** What the conversation is about, and what can be done with the whole of it. */
export function ChatToolbar({
  file,
  empty,
  newChatHref,
}: {
  file: ChatFile | null;
  empty: boolean;
  newChatHref: string;
}) {
  const navigation = useNavigation();
  const resetting = navigation.formData?.get("intent") === "reset";
  const fileId = file?.id ?? "";
  return (
    <PageHeader
      compact
      title={file?.name ?? "All materials"}
      actions={
        <>
          {file ? (
            <Link
              to={newChatHref}
              className="inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft hover:bg-sunk hover:text-ink sm:px-3"
            >
              <SquarePen aria-hidden="true" className="hidden size-4 sm:block" />
              New Chat
            </Link>
          ) : null}
          <Form method="post">
            <input type="hidden" name="intent" value="reset" />
            <input type="hidden" name="fileId" value={fileId} />
            <Button
              variant="quiet"
              disabled={empty}
              pending={resetting}
              pendingText="Resetting..."
              className="px-2! text-base whitespace-nowrap sm:px-3!"
            >
              <RotateCcw aria-hidden="true" className="hidden size-4 sm:block" />
              Reset Chat
            </Button>
          </Form>
          <Form method="post" action="/app/export" reloadDocument>
            <input type="hidden" name="fileId" value={fileId} />
            <Button
              variant="quiet"
              disabled={empty}
              className="px-2! text-base whitespace-nowrap sm:px-3!"
            >
              <Download aria-hidden="true" className="hidden size-4 sm:block" />
              Export Notes
            </Button>
          </Form>
        </>
      }
    >
      {file ? "AI Chat about this document" : "AI Chat about everything you uploaded"}
    </PageHeader>
  );
}
