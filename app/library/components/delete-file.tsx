import * as m from "~/library/messages";
import type { FileSummary } from "~/library/schema";
import { ConfirmationScreen } from "~/ui/confirmation-screen";
import type { NoticeView } from "~/ui/form-result";

export function DeleteQuestion({ name }: { name: string }) {
  return (
    <>
      <p className="wrap-anywhere">{m.deleteQuestion({ file: name })}</p>
      <p className="mt-2 text-base text-soft">{m.deletedWithFile()}</p>
    </>
  );
}

/** The confirmation before a file is deleted. */
export function DeleteFileScreen({
  file,
  notice,
  redirectTo,
}: {
  file: Pick<FileSummary, "id" | "name">;
  notice?: NoticeView;
  redirectTo: string;
}) {
  return (
    <ConfirmationScreen
      title={m.deleteTitle()}
      notice={notice}
      question={<DeleteQuestion name={file.name} />}
      fields={<input type="hidden" name="redirectTo" value={redirectTo} />}
      confirm={m.deleteFile()}
      pendingText={m.deletingFile()}
      refuse={m.keepFile()}
      backHref={redirectTo}
    />
  );
}
