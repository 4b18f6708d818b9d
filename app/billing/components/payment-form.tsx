import { type FormEvent, type ReactNode, useState } from "react";
import type { PlanPrice } from "~/billing/plans";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";
import * as m from "../messages";

/** `processing`: the provider reports the outcome later. */
export type PaymentOutcome =
  | { status: "paid" | "processing" }
  | { status: "failed"; message: string };

type State = { at: "open" | "processing" | "paid" } | { at: "failed"; message: string };

/** Milliseconds for which the toast of a running payment is shown. */
const processingShown = 3_000;

/** Runs a payment, shows its progress in toasts and leads to the profile. */
function usePayment(pay: (form: FormData) => Promise<PaymentOutcome>) {
  const [state, setState] = useState<State>({ at: "open" });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState({ at: "processing" });
    showToast({ tone: "info", title: m.processingTitle(), message: m.processingPayment() });
    const hideTimer = setTimeout(() => showToast(null), processingShown);
    const outcome = await pay(form).catch(
      (): PaymentOutcome => ({ status: "failed", message: m.unexpectedError() }),
    );
    clearTimeout(hideTimer);
    if (outcome.status === "failed") {
      const { message } = outcome;
      setState({ at: "failed", message });
      showToast({ tone: "error", title: m.paymentFailedTitle(), message });
      return;
    }
    setState({ at: outcome.status });
    if (outcome.status === "paid") {
      showToast({
        tone: "success",
        title: m.paidTitle(),
        message: m.paid(),
      });
    }
    // The profile's loader asks the provider.
    const status = outcome.status === "paid" ? "succeeded" : "processing";
    window.location.assign(`/profile?redirect_status=${status}`);
  }

  return { state, send };
}

/** The form around a provider's fields, with its button and status. */
export function PaymentForm({
  price,
  ready,
  pay,
  children,
}: {
  price: PlanPrice;
  /** Whether the fields are loaded. */
  ready: boolean;
  pay(form: FormData): Promise<PaymentOutcome>;
  children: ReactNode;
}) {
  const { state, send } = usePayment(pay);
  const busy = state.at === "processing" || state.at === "paid";
  return (
    <form
      onSubmit={send}
      noValidate
      aria-busy={busy}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      {children}
      {state.at === "processing" ? <Notice tone="info" title={m.processingPayment()} /> : null}
      {state.at === "paid" ? <Notice tone="success" title={m.redirecting()} /> : null}
      {state.at === "failed" ? <Notice tone="error" title={state.message} /> : null}
      <div className="grid gap-3">
        <Button disabled={!ready} pending={busy} pendingText={m.processing()} className="min-h-12">
          {m.subscribeNow({ price: m.pricePerPeriod(price) })}
        </Button>
        <ButtonLink to="/profile" reloadDocument variant="secondary">
          {m.backToProfile()}
        </ButtonLink>
      </div>
    </form>
  );
}
