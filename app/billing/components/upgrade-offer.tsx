import type { ReactNode } from "react";
import { modePlans } from "~/billing/plans";
import { usePrice } from "~/billing/use-price";
import * as m from "../messages";

const otherBenefits = [m.textToSpeech, m.ownSoundtrack];

/** Reason, benefits and price of Premium; `children` are the buttons. */
export function UpgradeOffer({ reason, children }: { reason?: string; children: ReactNode }) {
  const price = usePrice();
  const benefits = [...modePlans().map(({ benefit }) => benefit), ...otherBenefits];
  return (
    <div className="grid gap-4">
      <p>{reason ?? m.premiumOnly()}</p>
      <ul className="grid gap-1.5 text-base">
        {benefits.map((benefit) => (
          <li key={benefit()} className="flex items-baseline gap-2.5">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 text-sage">
              <path d="m1 6.5 3.5 3.5L11 2.5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
            {benefit()}
          </li>
        ))}
      </ul>
      <p className="font-display text-2xl font-semibold">{m.priceOfOffer(price)}</p>
      <div className="grid gap-3 sm:flex sm:justify-end">{children}</div>
    </div>
  );
}
