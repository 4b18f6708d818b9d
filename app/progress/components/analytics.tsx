import { AllowanceList } from "~/progress/components/allowance-list";
import { MetricCards } from "~/progress/components/metric-cards";
import { PlanComparison } from "~/progress/components/plan-comparison";
import type { AnalyticsView } from "~/progress/components/profile-views";
import { ButtonLink } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";

/** The plan, what premium would add, and the figures of the learner's work. */
export function Analytics({
  subscription,
  standing,
  freeLimits,
  price,
}: Omit<AnalyticsView, "tab"> & { price: string }) {
  const { isPremium } = subscription;
  return (
    <div className="grid gap-6">
      <section
        aria-labelledby="subscription"
        className="rounded-card border border-line bg-surface p-5"
      >
        <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[1fr_auto]">
          <div>
            <h3 id="subscription" className="font-sans text-base font-semibold text-soft">
              Subscription Status
            </h3>
            <p className="mt-1 font-display text-2xl font-semibold">
              {isPremium ? "Premium Plan" : "Free Plan"}
            </p>
            <p className="text-base text-soft">
              {isPremium
                ? "Enjoy unlimited access to all features"
                : "Upgrade to premium for unlimited access"}
            </p>
            {standing ? <Standing standing={standing} /> : null}
          </div>
          <div className="flex flex-wrap gap-3">
            {standing && standing.state !== "given" ? (
              <ButtonLink
                to="/subscription/manage"
                reloadDocument
                variant={standing.state === "unpaid" ? "primary" : "secondary"}
              >
                Manage Subscription
              </ButtonLink>
            ) : null}
            {isPremium || standing ? null : (
              <ButtonLink to="/subscription">Upgrade to Premium - {price}</ButtonLink>
            )}
          </div>
        </div>
        {isPremium ? null : <PlanComparison freeLimits={freeLimits} />}
      </section>
      <MetricCards subscription={subscription} chatLimit={freeLimits.chat} />
      <AllowanceList subscription={subscription} />
    </div>
  );
}

function Standing({
  standing: { state, date },
}: {
  standing: NonNullable<AnalyticsView["standing"]>;
}) {
  if (state === "unpaid") {
    return (
      <p className="mt-1 text-base font-semibold text-rust">
        Your last payment failed. Update your card to be premium again.
      </p>
    );
  }
  return (
    <p className="mt-1 text-base">
      {standingWords[state]}
      <LocalDate iso={date} />.
    </p>
  );
}

const standingWords = {
  ends: "Cancelled. Premium lasts to ",
  renews: "Renews on ",
  given: "Given to you. Premium lasts to ",
};
