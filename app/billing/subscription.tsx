import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormAnswer, pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { noInput } from "~/platform/route.server";
import { AuthenticationRequired } from "./components/authentication-required";
import { SubscriptionScreen } from "./components/subscription-screen";
import { premiumPrice } from "./plans";
import { startSubscription } from "./start-subscription.server";

export const meta: MetaFunction = () => pageMeta("Upgrade to Premium");

export const loader = pageLoader({
  access: "public",
  input: noInput,
  async run({ actor }) {
    if (actor?.tier === "premium") throw redirect("/profile");
    return data({ signedIn: actor !== null }, actor ? 200 : 401);
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: noInput,
    failureTitle: "Subscription Error",
    run: async ({ app, actor }) => startSubscription(app, actor),
  }),
);

export default function Subscription() {
  const { signedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  if (!signedIn) return <AuthenticationRequired />;
  return <SubscriptionScreen price={premiumPrice} answer={answer} />;
}
