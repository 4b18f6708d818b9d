import { type ComponentType, createContext, useContext, useEffect } from "react";
import type { NoticeView } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";
import { useScripting } from "~/ui/use-scripting";

/** What stands in the page, without JavaScript, where the upgrade dialog would open. */
export const UpgradePanelContext = createContext<ComponentType<{ reason?: string }> | null>(null);

const nothing = { __html: "" };
const told = new WeakSet<NoticeView>();

/**
 * Tells a notice once, the same object never twice: by a toast or the upgrade dialog, and without
 * JavaScript in this place.
 */
export function NoticeToast({
  notice,
  stays = false,
  className = "",
}: {
  notice: NoticeView | null | undefined;
  /** What went wrong also stands here, with JavaScript too: a form is mended while it is read. */
  stays?: boolean;
  className?: string;
}) {
  const scripting = useScripting();
  const UpgradePanel = useContext(UpgradePanelContext);
  useEffect(() => {
    if (!notice || told.has(notice)) return;
    told.add(notice);
    showToast(notice);
  }, [notice]);
  if (stays && notice?.tone === "error" && !notice.upgrade) {
    return (
      <div data-refusal tabIndex={-1} className={`rounded-card ${className}`}>
        <Notice tone="error" title={notice.title} spoken={scripting}>
          {notice.message}
        </Notice>
      </div>
    );
  }
  if (!notice || scripting) return null;
  const place = `[@media(scripting:enabled)]:hidden ${className}`;
  // While React takes over, the server's words stay as they are: the browser need not know them.
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} className={place} />;
  }
  return (
    <div className={place}>
      {notice.upgrade && UpgradePanel ? (
        <UpgradePanel reason={notice.message} />
      ) : (
        <Notice tone={notice.tone} title={notice.title}>
          {notice.message}
        </Notice>
      )}
    </div>
  );
}
