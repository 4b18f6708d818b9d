import { Link } from "@remix-run/react";
import * as m from "~/practice-test/messages";

const tabs = [
  { tab: "upload", label: m.uploadTab },
  { tab: "paste", label: m.pasteTab },
] as const;

/** File or pasted text, as links, so that each has an address. */
export function SourceTabs({ current }: { current: "upload" | "paste" }) {
  return (
    <nav
      aria-label={m.sources()}
      className="flex rounded-card bg-sunk ring-1 ring-line ring-inset p-1 noscript:hidden"
    >
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          to={`/practice-test?tab=${tab}`}
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
          className="flex min-h-11 flex-1 items-center justify-center rounded-[0.625rem] px-3 text-base font-semibold text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line"
        >
          {label()}
        </Link>
      ))}
    </nav>
  );
}
