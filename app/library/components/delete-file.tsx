import { Form, useNavigation } from "@remix-run/react";
import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import { Button, ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";
import { waitsForNetwork } from "~/ui/use-offline-guard";

export function DeleteQuestion({ name }: { name: string }) {
  return (
    <>
      <p className="wrap-anywhere">{m.deleteQuestion({ file: name })}</p>
      <p className="mt-2 text-base text-soft">{m.deletedWithFile()}</p>
    </>
  );
}

/** Asks before a file is deleted; a page, so that it works without JavaScript. */
export function DeleteFileScreen({
  file,
  notice,
  redirectTo,
}: {
  file: Pick<FileSummary, "id" | "name">;
  notice?: NoticeView;
  redirectTo: string;
}) {
  const pending = useNavigation().state === "submitting";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-5 py-6 [&>div]:max-w-lg">
      <NoticeToast notice={notice} />
      <Fox className="size-16" />
      <h1 className="text-3xl">{m.deleteTitle()}</h1>
      <div>
        <DeleteQuestion name={file.name} />
      </div>
      <Form {...waitsForNetwork} method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Button variant="danger" pending={pending} pendingText={m.deletingFile()}>
          {m.deleteFile()}
        </Button>
        <ButtonLink to={redirectTo} variant="secondary">
          {m.keepFile()}
        </ButtonLink>
      </Form>
    </section>
  );
}
