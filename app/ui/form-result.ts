/** What the page itself says after an action: a toast's words that need no JavaScript. */
export type NoticeView = {
  tone: "success" | "info" | "error";
  title: string;
  message?: string;
};

/** What a form gets back when it was refused: the values to keep and the words to show. */
export type FormResult = {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  notice?: NoticeView;
};
