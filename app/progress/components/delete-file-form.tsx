import { Form, useNavigation } from "@remix-run/react";
import * as m from "~/progress/messages";
import { Button, ButtonLink } from "~/ui/button";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** What is deleted with a file, and the form that deletes it. In a dialog, cancelling closes it. */
export function DeleteFileForm({
  file,
  onCancel,
}: {
  file: { id: string; name: string };
  onCancel?: () => void;
}) {
  const path = `/profile/files/${file.id}/delete`;
  const pending = useNavigation().formAction === path;
  return (
    <Form {...waitsForNetwork} method="post" action={path} className="grid gap-4">
      <p className="wrap-anywhere">{m.deleteWarning({ file: file.name })}</p>
      <p className="text-base text-soft">{m.deletedWithFile()}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText={m.deleting()}>
          {m.deleteFile()}
        </Button>
        {onCancel ? (
          <Button variant="secondary" type="button" onClick={onCancel}>
            {m.cancel()}
          </Button>
        ) : (
          <ButtonLink to="/profile?tab=files" variant="secondary">
            {m.cancel()}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
