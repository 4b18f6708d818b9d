import type { NoticeView } from "~/ui/form-result";
import * as m from "./messages";

/** The notice on the login page after a password was reset. */
export function passwordChanged() {
  return {
    tone: "success",
    title: m.passwordChangedTitle(),
    message: m.passwordChanged(),
  } satisfies NoticeView;
}
