import { Form } from "@remix-run/react";
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { Generating } from "~/ui/generating";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { ScopeFields } from "~/ui/scope-fields";
import { SetupHeader } from "~/ui/setup-header";
import { useErrorFocus } from "~/ui/use-error-focus";
import { useOfflineGuard } from "~/ui/use-offline-guard";
import { useRevalidation } from "~/ui/use-revalidation";
import { WorkList } from "~/ui/work-list";

/** The form that makes something from a document, a course or a topic, and below it what was made before. */
export function SetupScreen({
  generating,
  result,
  button,
  history,
  onSubmit,
  children,
  ...header
}: ComponentProps<typeof SetupHeader> & {
  /** What the page shows while it waits for the result; null otherwise. */
  generating: { title: string; about: string } | null;
  result?: FormResult;
  button: string;
  history: ComponentProps<typeof WorkList>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}) {
  const { studied, itemCounts } = header;
  useOfflineGuard();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  useRevalidation(itemCounts.isComing);
  if (generating) {
    return (
      <Generating heading="h1" title={generating.title}>
        {generating.about}
      </Generating>
    );
  }
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <SetupHeader {...header} />
      <NoticeToast notice={result?.notice} stays={Object.keys(result?.errors ?? {}).length === 0} />
      <Form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
        <IdempotencyKeyField />
        <ScopeFields scope={studied} />
        {children}
        <Button className="min-h-12 sm:justify-self-start">{button}</Button>
      </Form>
      <WorkList {...history} />
    </section>
  );
}
