import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { LazyDialog } from "~/ui/lazy-dialog";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import * as m from "./messages";

interface Confirmation {
  to: string;
  title: string;
  question: ReactNode;
  confirm: string;
  /** Label of the button that cancels. */
  refuse?: string;
  pendingText: string;
}

/**
 * A link to a confirmation page. With JavaScript the question opens in a dialog, whose form posts to the same
 * page.
 */
export function ConfirmLink({
  className,
  children,
  ...confirmation
}: Confirmation & { className?: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the dialog
  useEffect(() => setOpen(false), [key]);

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link to={confirmation.to} onClick={ask} className={className}>
        {children}
      </Link>
      {open ? <ConfirmDialog {...confirmation} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ConfirmDialog({
  to,
  title,
  question,
  confirm,
  refuse = m.cancel(),
  pendingText,
  onClose,
}: Confirmation & { onClose: () => void }) {
  const navigation = useNavigation();
  return (
    <LazyDialog open onClose={onClose} title={title}>
      {question}
      <Form
        {...waitsForNetwork}
        method="post"
        action={to}
        className="mt-5 grid gap-3 sm:flex sm:justify-end"
      >
        <Button type="button" variant="secondary" onClick={onClose}>
          {refuse}
        </Button>
        <Button variant="danger" pending={navigation.formAction === to} pendingText={pendingText}>
          {confirm}
        </Button>
      </Form>
    </LazyDialog>
  );
}
