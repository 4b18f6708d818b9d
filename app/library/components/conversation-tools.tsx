import { Form, useNavigation } from "@remix-run/react";
import { Download, RotateCcw } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import * as m from "~/library/messages";
import type { StudyScope } from "~/study-scope";
import { Button } from "~/ui/button";
import { ScopeFields } from "~/ui/scope-fields";
import { showToast } from "~/ui/toast-store";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** Downloads the notes of a conversation by a script. */
function useExport(scope: StudyScope) {
  const [exporting, setExporting] = useState(false);

  async function exportNotes(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setExporting(true);
    try {
      const answer = await fetch("/api/chat/export", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(scope),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const named = answer.headers.get("Content-Disposition")?.match(/notes-[\d-]+\.txt/);
      download(await answer.blob(), named?.[0] ?? "notes.txt");
      showToast({ tone: "success", title: m.notesExported() });
    } catch {
      showToast({
        tone: "error",
        title: m.exportFailedTitle(),
        message: m.exportFailed(),
      });
    }
    setExporting(false);
  }

  return { exporting, exportNotes };
}

/** Resets or exports a conversation, once there is one. */
export function ConversationTools({ scope, empty }: { scope: StudyScope; empty: boolean }) {
  const why = useId();
  const resetting = useNavigation().formData?.get("intent") === "reset";
  const { exporting, exportNotes } = useExport(scope);
  const look = {
    variant: "secondary" as const,
    disabled: empty,
    "aria-describedby": empty ? why : undefined,
    className: "w-full px-2! text-base whitespace-nowrap",
  };
  const hidden = <ScopeFields scope={scope} />;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Form {...waitsForNetwork} method="post" action="/app?index">
        <input type="hidden" name="intent" value="reset" />
        {hidden}
        <Button {...look} pending={resetting} pendingText={m.resettingChat()}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {m.resetChat()}
        </Button>
      </Form>
      <Form method="post" action="/app/export" reloadDocument onSubmit={exportNotes}>
        {hidden}
        <Button {...look} pending={exporting} pendingText={m.exportingNotes()}>
          <Download aria-hidden="true" className="size-4" />
          {m.exportNotes()}
        </Button>
      </Form>
      {empty ? (
        <p id={why} className="basis-full text-sm text-soft">
          {m.emptyConversation()}
        </p>
      ) : null}
    </div>
  );
}

function download(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
