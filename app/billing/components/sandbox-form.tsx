import { useRef, useState } from "react";
import { CardFields } from "~/billing/components/card-fields";
import { PaymentForm, type PaymentOutcome } from "~/billing/components/payment-form";
import type { PlanPrice } from "~/billing/plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { FormResult } from "~/ui/form-result";
import { useErrorFocus } from "~/ui/use-error-focus";
import * as m from "../messages";

interface SandboxAnswer {
  outcome?: "paid" | "asks";
  error?: string;
  issues?: { path: string; message: string }[];
}

/** The sandbox's card form. */
export default function SandboxForm({
  price,
  clientSecret,
}: {
  price: PlanPrice;
  clientSecret: string;
}) {
  const [result, setResult] = useState<FormResult>();
  const place = useRef<HTMLDivElement>(null);
  useErrorFocus(place, result);
  /** Set while the card's bank asks for confirmation. */
  const [bank, setBank] = useState<{ answer(agreed: boolean): void } | null>(null);

  async function pay(form: FormData): Promise<PaymentOutcome> {
    setResult(undefined);
    const answer = await post(`/api/sandbox/payments/${clientSecret}`, {
      number: form.get("number"),
      expiry: form.get("expiry"),
      code: form.get("code"),
    });
    setResult({ values: {}, errors: byField(answer.issues ?? []) });
    if (answer.outcome !== "asks") return toOutcome(answer);
    const agreed = await new Promise<boolean>((decide) => setBank({ answer: decide }));
    setBank(null);
    return toOutcome(
      await post(`/api/sandbox/payments/${clientSecret}/answer`, { agreed: agreed ? "yes" : "no" }),
    );
  }

  return (
    <div ref={place}>
      <PaymentForm price={price} ready pay={pay}>
        <CardFields errors={result?.errors ?? {}} />
      </PaymentForm>
      <Dialog open={bank !== null} onClose={() => bank?.answer(false)} title={m.bankAsksTitle()}>
        <p>{m.bankAsks(price)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="button" onClick={() => bank?.answer(true)}>
            {m.confirmPayment()}
          </Button>
          <Button type="button" variant="secondary" onClick={() => bank?.answer(false)}>
            {m.refusePayment()}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

async function post(path: string, body: Record<string, unknown>): Promise<SandboxAnswer> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as SandboxAnswer;
}

function toOutcome({ outcome, error }: SandboxAnswer): PaymentOutcome {
  if (outcome === "paid") return { status: "paid" };
  return { status: "failed", message: error ?? m.unexpectedError() };
}

function byField(issues: { path: string; message: string }[]): Record<string, string[]> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, [message]]));
}
