/** What happened, told once: a toast with JavaScript, a message in the page without it. */
export type NoticeView = {
  tone: "success" | "info" | "error";
  title: string;
  message?: string;
  /** The plan does not include it: told by the upgrade dialog instead, `message` being why. */
  upgrade?: boolean;
};

/** What a form gets back when it was refused: the values to keep and the words to show. */
export type FormResult = {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  notice?: NoticeView;
};
