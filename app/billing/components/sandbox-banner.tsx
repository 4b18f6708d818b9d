import { FlaskConical } from "lucide-react";
import { sentenceGap } from "~/localization/join-sentences";
import * as m from "../messages";

/** The warning on all pages of the sandbox. */
export function SandboxBanner({ card = true }: { card?: boolean }) {
  return (
    <p className="flex gap-3 rounded-card border border-edge bg-mark px-4 py-3 text-base leading-snug text-ink">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong>{m.sandboxWarning()}</strong>
        {sentenceGap()}
        {card
          ? m.sandboxCardHint({
              card: (
                <span key="card" className="font-semibold whitespace-nowrap tabular-nums">
                  4242 4242 4242 4242
                </span>
              ),
            })
          : m.sandboxPageHint()}
      </span>
    </p>
  );
}
