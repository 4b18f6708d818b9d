/** A notice, shown once: a toast with JavaScript, a message in the page without it. */
export type NoticeView = {
  tone: "success" | "info" | "error";
  title: string;
  message?: string;
  /** Opens the upgrade dialog instead, with `message` as the reason. */
  upgrade?: boolean;
};

/** The result of a failed form: submitted values and messages. */
export type FormResult = {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  notice?: NoticeView;
};

/** The notice above a form. Errors below fields are not repeated there. */
export function noticeAbove(result: FormResult | undefined): NoticeView | undefined {
  return Object.keys(result?.errors ?? {}).length > 0 ? undefined : result?.notice;
}
