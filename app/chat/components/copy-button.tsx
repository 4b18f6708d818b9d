import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import * as m from "~/chat/messages";
import { hiddenText } from "~/ui/hidden-text";

/** Copies a reply as it was written. Only scripts can; its room is kept from the start, so that nothing moves. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const Sign = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }}
      className="-ms-3 mt-1 inline-flex [@media(scripting:none)]:hidden min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-soft hover:bg-sunk hover:text-ink"
    >
      <Sign aria-hidden="true" className="size-4" />
      <span aria-live="polite">
        {copied ? m.replyCopied({ hidden: hiddenText }) : m.copyReply({ hidden: hiddenText })}
      </span>
    </button>
  );
}
