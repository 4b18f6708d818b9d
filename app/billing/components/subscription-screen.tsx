import { useFetcher } from "@remix-run/react";
import { Check } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { PaymentFrame } from "~/billing/components/payment-frame";
import { SandboxBanner } from "~/billing/components/sandbox-banner";
import type { PlanPrice } from "~/billing/plans";
import type { StartedSubscription } from "~/billing/schema";
import { Button, ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { loadComponent } from "~/ui/load-component";
import { Notice } from "~/ui/notice";
import { useOfflineGuard } from "~/ui/use-offline-guard";
import * as m from "../messages";

const StripeForm = loadComponent(() => import("~/billing/components/stripe-form"));
const SandboxForm = loadComponent(() => import("~/billing/components/sandbox-form"));

interface Answer {
  result?: FormResult;
  started?: StartedSubscription;
}

const benefits = [
  m.unlimitedQuizzesAndTests,
  m.unlimitedCards,
  m.fullTextToSpeech,
  m.unlimitedMessages,
  m.cancelAnytime,
];

/**
 * What Premium includes, and the payment form. The payment starts when the page has loaded; without
 * JavaScript, a button leads to the provider's page.
 */
export function SubscriptionScreen({
  price: expected,
  sandbox,
  answer,
}: {
  price: PlanPrice;
  sandbox: boolean;
  answer?: Answer;
}) {
  useOfflineGuard();
  const payment = useFetcher<Answer>();
  const { submit } = payment;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || answer) return;
    begun.current = true;
    submit({ intent: "begin" }, { method: "post", action: "/subscription" });
  }, [submit, answer]);
  const { result, started } = answer ?? payment.data ?? {};
  // The provider's price may have been unknown when the page was loaded.
  const price = started?.price ?? expected;
  return (
    <PaymentFrame>
      <Summary price={price} />
      <div className="grid content-start gap-4">
        {sandbox ? <SandboxBanner /> : null}
        <Suspense fallback={<Waiting />}>
          {result ? (
            <Failure
              title={m.subscriptionErrorTitle()}
              explanation={m.subscriptionNotSetUp()}
              message={result.notice?.message ?? m.unknownError()}
            />
          ) : started ? (
            <PaymentOf started={started} />
          ) : (
            <Preparing price={price} />
          )}
        </Suspense>
      </div>
    </PaymentFrame>
  );
}

function PaymentOf({ started }: { started: StartedSubscription }) {
  const { clientSecret, publishableKey, provider, price } = started;
  if (!clientSecret) {
    return <Failure title={m.formUnavailableTitle()} message={m.noPaymentInformation()} />;
  }
  const Form = provider === "sandbox" ? SandboxForm : StripeForm;
  return <Form price={price} clientSecret={clientSecret} publishableKey={publishableKey} />;
}

function Summary({ price }: { price: PlanPrice }) {
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">{m.offerTitle()}</h1>
      <p className="mt-3 text-soft">
        {m.offer({
          price: (
            <span key="price" className="font-semibold text-ink tabular-nums">
              {m.pricePerPeriod(price)}
            </span>
          ),
        })}
      </p>
      <ul className="mt-6 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit()} className="flex items-start gap-3">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sage-wash text-sage">
              <Check aria-hidden="true" className="size-4" />
            </span>
            {benefit()}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Preparing({ price }: { price: PlanPrice }) {
  return (
    <>
      <div className="noscript:hidden">
        <Waiting />
      </div>
      <form
        method="post"
        action="/subscription"
        className="hidden gap-3 rounded-card border border-line bg-surface p-6 noscript:grid"
      >
        <Button name="intent" value="checkout" className="min-h-12">
          {m.subscribeNow({ price: m.pricePerPeriod(price) })}
        </Button>
        <ButtonLink to="/profile" reloadDocument variant="secondary">
          {m.backToProfile()}
        </ButtonLink>
      </form>
    </>
  );
}

function Waiting() {
  return (
    <div
      role="status"
      className="grid min-h-56 content-center justify-items-center gap-4 rounded-card border border-line bg-surface p-6 text-center"
    >
      <Fox mood="thinking" className="size-20" />
      <p className="font-semibold">{m.preparing()}</p>
    </div>
  );
}

function Failure({
  title,
  explanation,
  message,
}: {
  title: string;
  explanation?: string;
  message: string;
}) {
  return (
    <section
      aria-labelledby="failure"
      className="grid gap-5 rounded-card border border-line bg-surface p-6"
    >
      <div>
        <h2 id="failure" className="text-2xl">
          {title}
        </h2>
        {explanation ? <p className="mt-1 text-soft">{explanation}</p> : null}
      </div>
      <Notice tone="error" title={message} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/subscription" reloadDocument>
          {m.tryAgain()}
        </ButtonLink>
        <ButtonLink to="/profile" reloadDocument variant="secondary">
          {m.backToProfile()}
        </ButtonLink>
      </div>
    </section>
  );
}
