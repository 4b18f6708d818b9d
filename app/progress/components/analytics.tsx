import { MetricCards } from "~/progress/components/metric-cards";
import { PlanComparison } from "~/progress/components/plan-comparison";
import type { AnalyticsView } from "~/progress/components/profile-views";
import { ButtonLink } from "~/ui/button";

/** The plan, what premium would add, and the figures of the learner's work. */
export function Analytics({
  subscription,
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
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
          </div>
          {isPremium ? null : (
            <ButtonLink to="/subscription">Upgrade to Premium - {price}/mo</ButtonLink>
          )}
        </div>
        {isPremium ? null : <PlanComparison freeLimits={freeLimits} />}
      </section>
      <MetricCards subscription={subscription} chatLimit={freeLimits.chat} />
    </div>
  );
}
