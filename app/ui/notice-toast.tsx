import { type ComponentType, createContext, useContext, useEffect } from "react";
import type { NoticeView } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";
import { useScripting } from "~/ui/use-scripting";

/** Shown in the page instead of the upgrade dialog, without JavaScript. */
export const UpgradePanelContext = createContext<ComponentType<{ reason?: string }> | null>(null);

const nothing = { __html: "" };
const shown = new WeakSet<NoticeView>();

/** Shows a notice once per object: as a toast or the upgrade dialog; without JavaScript in this place. */
export function NoticeToast({
  notice,
  stays = false,
  className = "",
}: {
  notice: NoticeView | null | undefined;
  /** Errors stay visible here, also with JavaScript, while the form is corrected. */
  stays?: boolean;
  className?: string;
}) {
  const scripting = useScripting();
  const UpgradePanel = useContext(UpgradePanelContext);
  useEffect(() => {
    if (!notice || shown.has(notice)) return;
    shown.add(notice);
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
  // Keeps the server's markup during hydration, so the browser need not render it.
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
