import { useFetcher } from "@remix-run/react";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Brand } from "~/ui/brand";
import { Button, ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { Notice } from "~/ui/notice";
import { SkipLink } from "~/ui/skip-link";

type Answer = { result: FormResult };

const benefits = [
  "Unlimited quizzes and practice tests",
  "Unlimited flashcards",
  "Full text-to-speech",
  "Unlimited AI chat messages",
  "Cancel anytime",
];

/**
 * What premium is, and the way to pay for it. The payment is begun as soon as the page has
 * arrived; without JavaScript, when the learner asks for it.
 */
export function SubscriptionScreen({ price, answer }: { price: string; answer?: Answer }) {
  const payment = useFetcher<Answer>();
  const { submit } = payment;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || answer) return;
    begun.current = true;
    submit(null, { method: "post", action: "/subscription" });
  }, [submit, answer]);
  const failure = (answer ?? payment.data)?.result?.notice;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-17 w-full max-w-5xl items-center px-4 sm:px-6">
          <Brand to="/app" />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-8 px-4 pt-8 pb-16 outline-none sm:px-6 lg:grid-cols-2 lg:gap-14 lg:pt-16"
      >
        <Summary price={price} />
        <div className="grid content-start gap-4">
          {failure ? <Failure message={failure.message} /> : <Preparing price={price} />}
        </div>
      </main>
    </div>
  );
}

function Summary({ price }: { price: string }) {
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">Upgrade to Premium</h1>
      <p className="mt-3 text-soft">
        Everything without limits, at{" "}
        <span className="font-semibold text-ink tabular-nums">{price}/month</span>.
      </p>
      <ul className="mt-6 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sage-wash text-sage">
              <Check aria-hidden="true" className="size-4" />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Preparing({ price }: { price: string }) {
  return (
    <>
      <div
        role="status"
        className="grid min-h-56 content-center justify-items-center gap-4 rounded-card border border-line bg-surface p-6 text-center noscript:hidden"
      >
        <Fox mood="thinking" className="size-20" />
        <p className="font-semibold">Preparing your subscription...</p>
      </div>
      <form
        method="post"
        action="/subscription"
        className="hidden gap-3 rounded-card border border-line bg-surface p-6 noscript:grid"
      >
        <Button className="min-h-12">Subscribe Now - {price}/month</Button>
        <ButtonLink to="/profile" variant="secondary">
          Back to Profile
        </ButtonLink>
      </form>
    </>
  );
}

function Failure({ message }: { message?: string }) {
  return (
    <section
      aria-labelledby="failure"
      className="grid gap-5 rounded-card border border-line bg-surface p-6"
    >
      <div>
        <h2 id="failure" className="text-2xl">
          Subscription Error
        </h2>
        <p className="mt-1 text-soft">We couldn't set up your subscription</p>
      </div>
      <Notice tone="error" title={message ?? "An unknown error occurred"} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/subscription" reloadDocument>
          Try Again
        </ButtonLink>
        <ButtonLink to="/profile" variant="secondary">
          Back to Profile
        </ButtonLink>
      </div>
    </section>
  );
}
