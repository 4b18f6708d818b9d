import { Form, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** What goes with a file, and the button that lets it go. In the dialog, cancelling closes it. */
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
      <p className="wrap-anywhere">
        This will permanently delete "{file.name}". This action cannot be undone.
      </p>
      <p className="text-base text-soft">
        Its text and its conversation go with it. Quizzes, cards and tests made from it stay.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={pending} pendingText="Deleting...">
          Delete
        </Button>
        {onCancel ? (
          <Button variant="secondary" type="button" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <ButtonLink to="/profile?tab=files" variant="secondary">
            Cancel
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
