import { Check, Copy } from "lucide-react";
import * as m from "~/chat/messages";
import { hiddenText } from "~/ui/hidden-text";
import { useCopied } from "~/ui/use-copied";

/** Copies a reply's Markdown. Hidden without JavaScript; rendered from the start, so that the layout does not move. */
export function CopyButton({ text }: { text: string }) {
  const [copied, copy] = useCopied(text);
  const Sign = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      className="-ms-3 mt-1 inline-flex [@media(scripting:none)]:hidden min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-soft hover:bg-sunk hover:text-ink"
    >
      <Sign aria-hidden="true" className="size-4" />
      <span aria-live="polite">
        {copied ? m.replyCopied({ hidden: hiddenText }) : m.copyReply({ hidden: hiddenText })}
      </span>
    </button>
  );
}
