import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Button } from "~/ui/button";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** A section of the page: heading, explanation, content. */
export function SecuritySection({
  title,
  about,
  children,
}: {
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-base text-soft">{about}</p>
      </div>
      {children}
    </section>
  );
}

/** A device or a passkey: its name, how it is used, and what can be done with it. */
export function SecurityItem({
  name,
  use,
  children,
}: {
  name: string;
  use: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="text-match-parent font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft">{use}</p>
      </div>
      {children}
    </li>
  );
}

/** The button that ends a session or removes a passkey. */
export function RemoveButton({
  intent,
  id,
  pendingText,
  children,
}: {
  intent: string;
  id: string;
  pendingText: string;
  children: ReactNode;
}) {
  const pending = useNavigation().formData?.get("id") === id;
  return (
    <Form {...waitsForNetwork} method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button variant="secondary" pending={pending} pendingText={pendingText}>
        {children}
      </Button>
    </Form>
  );
}

/** The part of a button's name for screen readers only. */
export function hidden(text: string) {
  return (
    <span key={text} className="sr-only">
      {text}
    </span>
  );
}
