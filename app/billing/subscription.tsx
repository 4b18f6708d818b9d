import { data, type MetaFunction, redirect, redirectDocument } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import type { CspSources } from "~/platform/security-headers.server";
import { LogInFirst } from "~/ui/log-in-first";
import { reachServer } from "~/ui/reach-server";
import { SubscriptionScreen } from "./components/subscription-screen";
import * as m from "./messages";
import type { StartedSubscription } from "./schema";
import { openCheckout, startSubscription } from "./start-subscription.server";
import { usePrice } from "./use-price";

export const meta: MetaFunction = () => pageMeta(m.offerTitle());

/** The hosts of Stripe's script, and of its page for browsers without scripts. */
const stripeSources: CspSources = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
  "form-action": ["https://checkout.stripe.com"],
};

export const loader = pageLoader({
  access: "public",
  input: noInput,
  foreign: (app) => (app.config.payments.provider === "stripe" ? stripeSources : null),
  async run({ app, actor }) {
    if (actor?.tier === "premium") throw redirect("/profile");
    const sandbox = app.payments.name === "sandbox";
    return data({ signedIn: actor !== null, sandbox }, actor ? 200 : 401);
  },
});

export const action = pageAction({
  begin: pageForm({
    access: "learner",
    input: noInput,
    failureTitle: m.subscriptionErrorTitle,
    run: async ({ app, actor }) =>
      unlessPaid(async () => ({ started: await startSubscription(app, actor) })),
  }),
  checkout: pageForm({
    access: "learner",
    input: noInput,
    failureTitle: m.subscriptionErrorTitle,
    run: async ({ app, actor, request }) =>
      unlessPaid(async () => redirect(await checkoutAddress(app, actor, request))),
  }),
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.subscriptionErrorTitle(), failure: m.subscriptionFailed() });

/** Reloading would start another payment. */
export const shouldRevalidate = () => false;

export default function Subscription() {
  const price = usePrice();
  const { signedIn, sandbox } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!signedIn)
    return (
      <LogInFirst title={m.loginRequiredTitle()} path="/subscription">
        {m.loginRequired()}
      </LogInFirst>
    );
  return <SubscriptionScreen price={price} sandbox={sandbox} answer={answer} />;
}

/** Sends learners who have already paid to their profile. */
async function unlessPaid<T>(
  begin: () => Promise<T>,
): Promise<T | { started: StartedSubscription }> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof AppError && error.code === "already_premium") {
      throw redirectDocument("/profile?redirect_status=changed");
    }
    throw error;
  }
}

function checkoutAddress(app: App, actor: Actor, request: Request): Promise<string> {
  return openCheckout(app, actor, new URL(request.url).origin);
}
