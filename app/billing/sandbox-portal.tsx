import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { Notice as LeftNotice } from "~/platform/request-scope.server";
import { noInput } from "~/platform/route.server";
import { Button, ButtonLink } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import { PaymentFrame } from "./components/payment-frame";
import { SandboxBanner } from "./components/sandbox-banner";
import { changeSandboxPlan, findSandboxPlan } from "./manage-in-sandbox.server";
import { standardPrice } from "./plans";
import type { PlanStanding } from "./schema";

export const meta: MetaFunction = () => pageMeta("Sandbox subscription");

export const loader = pageLoader({
  access: "learner",
  input: z.object({ cancel: z.string().optional() }),
  missing: { path: "/profile", title: "No subscription to manage" },
  async run({ app, actor, input }) {
    const plan = await findSandboxPlan(app, actor);
    return { ...plan, cancels: input.cancel !== undefined && plan.state !== "ends" };
  },
});

type Change = "cancel" | "resume" | "pay";

const said: Record<Change, LeftNotice> = {
  cancel: { tone: "info", title: "Plan cancelled", message: "Nothing more will be charged." },
  resume: { tone: "success", title: "Plan kept", message: "It renews as before." },
  pay: { tone: "success", title: "Payment received", message: "You are premium again." },
};

const change = (intent: Change) =>
  pageForm({
    access: "learner",
    input: noInput,
    failureTitle: "The plan was not changed",
    async run({ app, actor, scope }) {
      await changeSandboxPlan(app, actor, intent);
      scope.leaveNotice(said[intent]);
      return redirect("/profile?redirect_status=changed");
    },
  });

export const action = pageAction({
  cancel: change("cancel"),
  resume: change("resume"),
  pay: change("pay"),
});

/** The sandbox's own page to cancel on: what a provider's customer portal is. */
export default function SandboxPortal() {
  const { cancels, ...plan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().state === "submitting";
  const notice = answer?.result.notice;
  const Content = cancels ? CancelQuestion : RunningPlan;
  return (
    <PaymentFrame>
      <div className="grid content-start gap-4">
        <h1 className="text-3xl sm:text-4xl">Sandbox subscription</h1>
        <SandboxBanner card={false} />
      </div>
      <Form
        {...waitsForNetwork}
        method="post"
        className="grid content-start gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        {notice ? (
          <Notice tone="error" title={notice.title}>
            {notice.message}
          </Notice>
        ) : null}
        <Content {...plan} pending={pending} />
      </Form>
    </PaymentFrame>
  );
}

function RunningPlan({ state, date, pending }: PlanStanding & { pending: boolean }) {
  return (
    <>
      <h2 className="text-2xl">
        Fennec Premium, <span className="whitespace-nowrap">{standardPrice.amount}/month</span>
      </h2>
      <p>
        {state === "renews" ? "Renews on " : null}
        {state === "ends" ? "Cancelled. Lasts to " : null}
        {state === "unpaid" ? "The last payment failed. Due since " : null}
        <LocalDate iso={date} />.
      </p>
      <div className="grid gap-3">
        {state === "ends" ? (
          <Button name="intent" value="resume" disabled={pending}>
            Keep the plan
          </Button>
        ) : null}
        {state === "unpaid" ? (
          <Button name="intent" value="pay" disabled={pending}>
            Pay with another test card
          </Button>
        ) : null}
        {state === "ends" ? null : (
          <ButtonLink to="/sandbox/portal?cancel=ask" variant="danger">
            Cancel plan
          </ButtonLink>
        )}
        <ButtonLink to="/profile" variant="secondary">
          Back to Profile
        </ButtonLink>
      </div>
    </>
  );
}

function CancelQuestion({ state, date, pending }: PlanStanding & { pending: boolean }) {
  return (
    <>
      <h2 className="text-2xl">Cancel your plan?</h2>
      <p>
        {state === "renews" ? (
          <>
            You keep Premium until <LocalDate iso={date} />. After that you are on the free plan.
          </>
        ) : (
          "You stay on the free plan, and nothing more is charged."
        )}{" "}
        Your files, cards and scores stay.
      </p>
      <div className="grid gap-3">
        <ButtonLink to="/sandbox/portal" replace variant="secondary">
          Keep the plan
        </ButtonLink>
        <Button variant="danger" name="intent" value="cancel" disabled={pending}>
          Cancel plan
        </Button>
      </div>
    </>
  );
}
