import { AllowanceList } from "~/progress/components/allowance-list";
import { MetricCards } from "~/progress/components/metric-cards";
import { PlanComparison } from "~/progress/components/plan-comparison";
import type { AnalyticsView } from "~/progress/components/profile-views";
import * as m from "~/progress/messages";
import { ButtonLink } from "~/ui/button";
import { LocalDate } from "~/ui/local-time";

/** The plan, what premium would add, and the figures of the learner's work. */
export function Analytics({
  subscription,
  standing,
  freeChatLimit,
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
              {m.subscription()}
            </h3>
            <p className="mt-1 font-display text-2xl font-semibold">
              {isPremium ? m.premiumPlan() : m.freePlan()}
            </p>
            <p className="text-base text-soft">{isPremium ? m.premiumHint() : m.freeHint()}</p>
            {standing ? <Standing standing={standing} /> : null}
          </div>
          <div className="flex flex-wrap gap-3">
            {standing && standing.state !== "given" ? (
              <ButtonLink
                to="/subscription/manage"
                reloadDocument
                variant={standing.state === "unpaid" ? "primary" : "secondary"}
              >
                {m.manage()}
              </ButtonLink>
            ) : null}
            {isPremium || standing ? null : (
              <ButtonLink to="/subscription">{m.upgrade({ price })}</ButtonLink>
            )}
          </div>
        </div>
        {isPremium ? null : <PlanComparison />}
      </section>
      <MetricCards subscription={subscription} freeChatLimit={freeChatLimit} />
      <AllowanceList subscription={subscription} />
    </div>
  );
}

const datedStates = { ends: m.ends, renews: m.renews, given: m.given };

function Standing({
  standing: { state, date },
}: {
  standing: NonNullable<AnalyticsView["standing"]>;
}) {
  if (state === "unpaid") {
    return <p className="mt-1 text-base font-semibold text-rust">{m.unpaid()}</p>;
  }
  return (
    <p className="mt-1 text-base">
      {datedStates[state]({ date: <LocalDate key="date" iso={date} /> })}
    </p>
  );
}
