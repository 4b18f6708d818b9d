import { useLocation } from "@remix-run/react";
import { UpgradeOffer } from "~/billing/components/upgrade-offer";
import { ButtonLink } from "~/ui/button";
import * as m from "../messages";

/** The upgrade offer in the page, without JavaScript. */
export function UpgradePanel({ reason }: { reason?: string }) {
  const { pathname, search } = useLocation();
  return (
    <section
      aria-labelledby="upgrade"
      className="rounded-card border border-edge bg-surface p-6 shadow-lift"
    >
      <h2 id="upgrade" className="mb-3 text-2xl">
        {m.upgradeTitle()}
      </h2>
      <UpgradeOffer reason={reason}>
        <ButtonLink to={pathname + search} variant="secondary">
          {m.stayOnFreePlan()}
        </ButtonLink>
        <ButtonLink to="/subscription">{m.upgradeNow()}</ButtonLink>
      </UpgradeOffer>
    </section>
  );
}
