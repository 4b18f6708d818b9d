import type { NoticeView } from "~/ui/form-result";

/** What somebody reads who is back at the login with a new password. */
export const passwordChanged = {
  tone: "success",
  title: "Your password is changed",
  message: "All your devices are logged out. Log in with your new password.",
} satisfies NoticeView;
