import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { Notice as LeftNotice } from "~/platform/request-scope.server";
import { noInput } from "~/platform/route.server";
import { Button, ButtonLink } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { SandboxPage } from "./components/sandbox-page";
import { changeSandboxPlan, findSandboxPlan } from "./manage-in-sandbox.server";
import * as m from "./messages";
import { standardPrice } from "./plans";
import type { PaidStanding } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.sandboxPlanTitle());

export const loader = pageLoader({
  access: "learner",
  input: z.object({ cancel: z.string().optional() }),
  missing: { path: "/profile", title: m.noSubscriptionTitle },
  async run({ app, actor, input }) {
    const plan = await findSandboxPlan(app, actor);
    return { ...plan, cancels: input.cancel !== undefined && plan.state !== "ends" };
  },
});

type Change = "cancel" | "resume" | "pay";

const notices: Record<Change, () => LeftNotice> = {
  cancel: () => ({ tone: "info", title: m.planCancelledTitle(), message: m.planCancelled() }),
  resume: () => ({ tone: "success", title: m.planKeptTitle(), message: m.planKept() }),
  pay: () => ({ tone: "success", title: m.planPaidTitle(), message: m.planPaid() }),
};

const change = (intent: Change) =>
  pageForm({
    access: "learner",
    input: noInput,
    failureTitle: m.planNotChangedTitle,
    async run({ app, actor, scope }) {
      await changeSandboxPlan(app, actor, intent);
      scope.leaveNotice(notices[intent]());
      return redirect("/profile?redirect_status=changed");
    },
  });

export const action = pageAction({
  cancel: change("cancel"),
  resume: change("resume"),
  pay: change("pay"),
});

/** The sandbox's customer portal. */
export default function SandboxPortal() {
  const { cancels, ...plan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().state === "submitting";
  const Content = cancels ? CancelQuestion : RunningPlan;
  return (
    <SandboxPage title={m.sandboxPlanTitle()} card={false} result={answer?.result}>
      <Content {...plan} pending={pending} />
    </SandboxPage>
  );
}

const standings = { renews: m.renewsOn, ends: m.lastsTo, unpaid: m.dueSince };

function RunningPlan({ state, date, pending }: PaidStanding & { pending: boolean }) {
  return (
    <>
      <h2 className="text-2xl">
        {m.sandboxPlan({
          price: (
            <span key="price" className="whitespace-nowrap">
              {m.pricePerPeriod(standardPrice())}
            </span>
          ),
        })}
      </h2>
      <p>{standings[state]({ date: <LocalDate key="date" iso={date} /> })}</p>
      <div className="grid gap-3">
        {state === "ends" ? (
          <Button name="intent" value="resume" disabled={pending}>
            {m.keepPlan()}
          </Button>
        ) : null}
        {state === "unpaid" ? (
          <Button name="intent" value="pay" disabled={pending}>
            {m.payWithOtherCard()}
          </Button>
        ) : null}
        {state === "ends" ? null : (
          <ButtonLink to="/sandbox/portal?cancel=ask" variant="danger">
            {m.cancelPlan()}
          </ButtonLink>
        )}
        <ButtonLink to="/profile" variant="secondary">
          {m.backToProfile()}
        </ButtonLink>
      </div>
    </>
  );
}

function CancelQuestion({ state, date, pending }: PaidStanding & { pending: boolean }) {
  return (
    <>
      <h2 className="text-2xl">{m.cancelPlanQuestion()}</h2>
      <p>
        {state === "renews"
          ? m.cancelLater({ date: <LocalDate key="date" iso={date} /> })
          : m.cancelNow()}
      </p>
      <div className="grid gap-3">
        <ButtonLink to="/sandbox/portal" replace variant="secondary">
          {m.keepPlan()}
        </ButtonLink>
        <Button variant="danger" name="intent" value="cancel" disabled={pending}>
          {m.cancelPlan()}
        </Button>
      </div>
    </>
  );
}
