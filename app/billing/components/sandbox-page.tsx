import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { PaymentFrame } from "~/billing/components/payment-frame";
import { SandboxBanner } from "~/billing/components/sandbox-banner";
import type { FormResult } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { useErrorFocus } from "~/ui/use-error-focus";
import { waitsForNetwork } from "~/ui/use-offline-guard";

/** A page of the sandbox: an explanation next to a form. */
export function SandboxPage({
  title,
  about,
  card,
  result,
  children,
}: {
  title: string;
  about?: ReactNode;
  /** Whether the form asks for a card. */
  card: boolean;
  result?: FormResult;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const notice = result?.notice;
  return (
    <PaymentFrame>
      <div className="grid content-start gap-4">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {about ? <p className="text-soft">{about}</p> : null}
        <SandboxBanner card={card} />
      </div>
      <Form
        {...waitsForNetwork}
        ref={form}
        method="post"
        noValidate
        className="grid content-start gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        {notice ? (
          <Notice tone="error" title={notice.title}>
            {notice.message}
          </Notice>
        ) : null}
        {children}
      </Form>
    </PaymentFrame>
  );
}
