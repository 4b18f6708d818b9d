import { FlaskConical } from "lucide-react";

/** Says that no money moves here, wherever the sandbox asks for a card or for a decision. */
export function SandboxBanner({ card = true }: { card?: boolean }) {
  return (
    <p className="flex gap-3 rounded-card border border-edge bg-mark px-4 py-3 text-base leading-snug text-ink">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong>Sandbox: no money moves.</strong>{" "}
        {card ? (
          <>
            Pay with the test card{" "}
            <span className="font-semibold whitespace-nowrap tabular-nums">
              4242 4242 4242 4242
            </span>
            , any future date and any security code. Do not enter a real card.
          </>
        ) : (
          "This page stands in for the payment provider's own."
        )}
      </span>
    </p>
  );
}
