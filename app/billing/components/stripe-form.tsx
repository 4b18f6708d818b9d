import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElementsOptions } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useMemo, useState } from "react";
import { PaymentForm, type PaymentOutcome } from "~/billing/components/payment-form";
import type { PlanPrice } from "~/billing/plans";
import { interfaceLanguage } from "~/localization/interface-language";
import { Notice } from "~/ui/notice";
import * as m from "../messages";

/** Stripe's payment element. Its script loads from Stripe's host, on this page only. */
export default function StripeForm({
  price,
  clientSecret,
  publishableKey,
}: {
  price: PlanPrice;
  clientSecret: string;
  publishableKey: string;
}) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const appearance = useMemo(ownLook, []);
  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, () => setFailed(true));
  }, [publishableKey]);
  if (failed) {
    const pay = async () => ({ status: "failed", message: m.formNotLoaded() }) as const;
    return (
      <PaymentForm price={price} ready={false} pay={pay}>
        <Notice tone="error" title={m.formNotLoaded()} />
      </PaymentForm>
    );
  }
  return (
    <Elements
      stripe={stripe}
      options={{
        clientSecret,
        appearance,
        locale: interfaceLanguage() as StripeElementsOptions["locale"],
      }}
    >
      <Payment price={price} />
    </Elements>
  );
}

function Payment({ price }: { price: PlanPrice }) {
  const stripe = useStripe();
  const elements = useElements();
  const [fields, setFields] = useState<"loading" | "ready" | "failed">("loading");

  async function pay(): Promise<PaymentOutcome> {
    if (!stripe || !elements) return { status: "failed", message: m.formNotLoaded() };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${window.location.origin}/profile` },
      redirect: "if_required",
    });
    if (error) {
      return { status: "failed", message: error.message ?? m.unexpectedError() };
    }
    return { status: paymentIntent.status === "succeeded" ? "paid" : "processing" };
  }

  return (
    <PaymentForm price={price} ready={stripe !== null && fields === "ready"} pay={pay}>
      {fields === "loading" ? (
        <p role="status" className="text-soft">
          {m.loadingForm()}
        </p>
      ) : null}
      {fields === "failed" ? <Notice tone="error" title={m.formNotLoaded()} /> : null}
      <PaymentElement onReady={() => setFields("ready")} onLoadError={() => setFields("failed")} />
    </PaymentForm>
  );
}

/** Stripe's appearance in this site's colours. */
function ownLook(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const night = window.matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    theme: night ? "night" : "stripe",
    variables: {
      colorPrimary: colour("--ember"),
      colorBackground: colour("--surface"),
      colorText: colour("--ink"),
      colorTextSecondary: colour("--soft"),
      colorDanger: colour("--rust"),
      fontSizeBase: "18px",
      borderRadius: "14px",
    },
  };
}
