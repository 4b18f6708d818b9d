import { Form, Link, useNavigation } from "@remix-run/react";
import { Download, RotateCcw, SquarePen, Trash2 } from "lucide-react";
import type { ChatFile } from "~/chat/components/chat-views";
import { Button } from "~/ui/button";
import { ConfirmLink } from "~/ui/confirm-link";
import { DownloadForm } from "~/ui/download-form";
import { PageHeader } from "~/ui/page-header";

const link =
  "inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft hover:bg-sunk hover:text-ink sm:px-3";
const button = "px-2! text-base whitespace-nowrap sm:px-3!";
const sign = "hidden size-4 sm:block";

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
            <Link to={newChatHref} className={link}>
              <SquarePen aria-hidden="true" className={sign} />
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
              className={button}
            >
              <RotateCcw aria-hidden="true" className={sign} />
              Reset Chat
            </Button>
          </Form>
          <DownloadForm
            action="/app/export"
            failure={{
              title: "Export Failed",
              message: "Could not export your notes. Please try again.",
            }}
          >
            <input type="hidden" name="fileId" value={fileId} />
            <Button variant="quiet" disabled={empty} className={button}>
              <Download aria-hidden="true" className={sign} />
              Export Notes
            </Button>
          </DownloadForm>
          {file ? (
            <ConfirmLink
              to={`/app/files/${file.id}/delete`}
              title="Are you sure?"
              question={
                <p className="wrap-anywhere">
                  This will permanently delete "{file.name}". This action cannot be undone.
                </p>
              }
              confirm="Delete"
              pendingText="Deleting..."
              className={`${link} min-w-11 justify-center`}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
              <span className="sr-only">Delete file</span>
            </ConfirmLink>
          ) : null}
        </>
      }
    >
      {file ? (
        <span className="tabular-nums">
          {file.size}, {file.type.toUpperCase()}
        </span>
      ) : (
        "AI Chat about everything you uploaded"
      )}
    </PageHeader>
  );
}
