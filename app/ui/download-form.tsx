import { Form, useRevalidator } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { NoticeView } from "~/ui/form-result";
import { Notice } from "~/ui/notice";

/**
 * A form that is answered with a download. With JavaScript the page stays, and asks the server for
 * the notice that it left.
 */
export function DownloadForm({
  action,
  failure,
  children,
}: {
  action: string;
  /** Shown where the server was not reached. */
  failure: Omit<NoticeView, "tone">;
  children: ReactNode;
}) {
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState(false);

  async function download(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    setFailed(false);
    try {
      // A refusal is a redirect whose notice is waiting already.
      const response = await fetch(action, { method: "POST", body, redirect: "manual" });
      if (response.ok) save(await response.blob(), fileNameOf(response));
      revalidate();
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Form method="post" action={action} reloadDocument onSubmit={download}>
        {children}
      </Form>
      {failed ? (
        <Notice tone="error" title={failure.title} className="w-full">
          {failure.message}
        </Notice>
      ) : null}
    </>
  );
}

function fileNameOf(response: Response): string {
  const header = response.headers.get("Content-Disposition") ?? "";
  return /filename="([^"]+)"/.exec(header)?.[1] ?? "download";
}

function save(blob: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
