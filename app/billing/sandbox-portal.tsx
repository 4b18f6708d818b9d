import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { type FormAnswer, pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { Button, ButtonLink } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import { PaymentFrame } from "./components/payment-frame";
import { SandboxBanner } from "./components/sandbox-banner";
import { changeSandboxPlan, findSandboxPlan } from "./manage-in-sandbox.server";
import { premiumPrice } from "./plans";

export const meta: MetaFunction = () => pageMeta("Sandbox subscription");

export const loader = pageLoader({
  access: "learner",
  input: noInput,
  missing: { path: "/profile", title: "No subscription to manage" },
  run: async ({ app, actor }) => findSandboxPlan(app, actor),
});

const change = (intent: "cancel" | "resume" | "pay") =>
  pageForm({
    access: "learner",
    input: noInput,
    failureTitle: "The plan was not changed",
    async run({ app, actor }) {
      await changeSandboxPlan(app, actor, intent);
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
  const { state, date } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  const pending = useNavigation().state === "submitting";
  const notice = answer?.result.notice;
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
        <h2 className="text-2xl">Fennec Premium, {premiumPrice}/month</h2>
        <p>
          {state === "renews" ? "Renews on " : null}
          {state === "ends" ? "Cancelled. Lasts to " : null}
          {state === "unpaid" ? "The last payment failed. Due since " : null}
          <LocalDate iso={date} />.
        </p>
        <div className="flex flex-wrap gap-3">
          {state === "renews" ? (
            <Button variant="danger" name="intent" value="cancel" disabled={pending}>
              Cancel plan
            </Button>
          ) : null}
          {state === "ends" ? (
            <Button name="intent" value="resume" disabled={pending}>
              Keep the plan
            </Button>
          ) : null}
          {state === "unpaid" ? (
            <>
              <Button name="intent" value="pay" disabled={pending}>
                Pay with another test card
              </Button>
              <Button variant="danger" name="intent" value="cancel" disabled={pending}>
                Cancel plan
              </Button>
            </>
          ) : null}
          <ButtonLink to="/profile" variant="secondary">
            Back to Profile
          </ButtonLink>
        </div>
      </Form>
    </PaymentFrame>
  );
}
