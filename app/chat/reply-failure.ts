import type { FormResult, NoticeView } from "~/ui/form-result";
import * as m from "./messages";
import type { ErrorEnvelope } from "./read-reply";

/**
 * The form's result for a message that got no reply.
 * @param message null for a recording that was not understood
 */
export function replyFailure(
  { error, code, issues }: ErrorEnvelope,
  message: string | null,
): FormResult {
  const errors: FormResult["errors"] = issues
    ? { message: issues.map((issue) => issue.message) }
    : {};
  const upgrade = code === "upgrade_required";
  const unanswered = navigator.onLine ? m.noReply() : m.offline();
  const refused = message === null && navigator.onLine ? m.voiceFailed() : unanswered;
  const title = upgrade ? m.upgradeTitle() : refused;
  const reason = error ?? m.replyFailed();
  return {
    values: { message: message ?? "" },
    errors,
    notice: {
      tone: "error",
      title,
      // Some titles need no further sentence.
      ...(reason === title || (message === null && reason === m.replyFailed())
        ? {}
        : { message: reason }),
      upgrade,
    },
  };
}

/** A message that can be sent again, and why it failed, which stays after the toast has disappeared. */
export function failedMessage({
  notice,
  values,
}: FormResult): { why: string; message: string } | null {
  const message = values.message;
  if (!notice || notice.upgrade || !message) return null;
  return { why: reasonOf(notice), message };
}

function reasonOf({ title, message }: NoticeView): string {
  return message && message !== m.replyFailed() ? message : m.failureHeading({ title });
}
