import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { Button, ButtonLink } from "~/ui/button";
import { CardFields } from "./components/card-fields";
import { SandboxPage } from "./components/sandbox-page";
import * as m from "./messages";
import { confirmInSandbox, findSandboxPayment, payInSandbox } from "./pay-in-sandbox.server";
import { standardPrice } from "./plans";
import { answerSchema, cardSchema, sandboxPaymentSchema } from "./sandbox-schema";

export const meta: MetaFunction = () => pageMeta(m.sandboxPaymentTitle());

const paid = "/profile?redirect_status=succeeded";

export const loader = pageLoader({
  access: "learner",
  input: sandboxPaymentSchema,
  missing: { path: "/subscription", title: m.noPaymentTitle },
  async run({ app, actor, input }) {
    const payment = await findSandboxPayment(app, actor, input.clientSecret);
    if (payment.paid) throw redirect(paid);
    return { asks: payment.asks };
  },
});

export const action = pageAction({
  pay: pageForm({
    access: "learner",
    input: cardSchema,
    failureTitle: m.paymentFailedTitle,
    secrets: ["number", "expiry", "code"],
    async run({ app, actor, input, request }) {
      const outcome = await payInSandbox(app, actor, input);
      return redirect(outcome === "paid" ? paid : new URL(request.url).pathname);
    },
  }),
  answer: pageForm({
    access: "learner",
    input: answerSchema,
    failureTitle: m.paymentFailedTitle,
    async run({ app, actor, input }) {
      await confirmInSandbox(app, actor, input);
      return redirect(paid);
    },
  }),
});

/** The sandbox's checkout page. */
export default function SandboxCheckout() {
  const { asks } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().state === "submitting";
  return (
    <SandboxPage
      title={m.sandboxPaymentTitle()}
      about={m.sandboxOffer({
        price: (
          <span key="price" className="font-semibold text-ink tabular-nums">
            {m.pricePerPeriod(standardPrice())}
          </span>
        ),
      })}
      card
      result={answer?.result}
    >
      {asks ? (
        <BankQuestion pending={pending} />
      ) : (
        <>
          <CardFields errors={answer?.result.errors ?? {}} />
          <input type="hidden" name="intent" value="pay" />
          <Button pending={pending} pendingText={m.processing()} className="min-h-12">
            {m.subscribeNow({ price: m.pricePerPeriod(standardPrice()) })}
          </Button>
        </>
      )}
      <ButtonLink to="/subscription" reloadDocument variant="secondary">
        {m.goBack()}
      </ButtonLink>
    </SandboxPage>
  );
}

function BankQuestion({ pending }: { pending: boolean }) {
  return (
    <>
      <div className="grid gap-1.5">
        <h2 className="text-2xl">{m.bankAsksTitle()}</h2>
        <p>{m.bankAsks(standardPrice())}</p>
      </div>
      <input type="hidden" name="intent" value="answer" />
      <div className="flex flex-wrap gap-3">
        <Button name="agreed" value="yes" disabled={pending}>
          {m.confirmPayment()}
        </Button>
        <Button name="agreed" value="no" variant="secondary" disabled={pending}>
          {m.refusePayment()}
        </Button>
      </div>
    </>
  );
}
