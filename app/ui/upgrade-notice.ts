import type { NoticeView } from "~/ui/form-result";
import * as m from "./messages";

/** The notice that opens the upgrade dialog. @param reason why it opens; the dialog's own words if left out */
export function upgradeNotice(reason?: string): NoticeView {
  return { tone: "info", title: m.upgradeTitle(), message: reason, upgrade: true };
}
