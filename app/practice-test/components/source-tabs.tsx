import * as m from "~/practice-test/messages";
import { setupLink } from "~/practice-test/practice-test-links";
import { TabLinks } from "~/ui/tab-links";

const tabs = [
  { tab: "upload", label: m.uploadTab },
  { tab: "paste", label: m.pasteTab },
] as const;

/** File or pasted text, as links, so that each has an address. */
export function SourceTabs({
  current,
  courseId,
}: {
  current: "upload" | "paste";
  courseId: string | undefined;
}) {
  return (
    <TabLinks
      label={m.sources()}
      tabs={tabs}
      current={current}
      linkTo={(tab) => setupLink(tab, { courseId })}
      className="flex noscript:hidden"
      tabClassName="flex-1 px-3 text-base aria-[current]:text-ember-ink"
    />
  );
}
