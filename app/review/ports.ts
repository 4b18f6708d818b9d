import type { PastPaper } from "./past-paper/past-paper";

/** A browser's push subscription: the address for messages, and the keys that encrypt them for it. */
export interface PushAddress {
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** base64url. */
  auth: string;
}

/** The text of a notification, which may be visible on a locked screen. */
export interface Reminder {
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
}

/** Sends notifications to learners' browsers. */
export interface ReminderSender {
  /** By which browsers know this server, base64url. */
  publicKey: string;
  /**
   * Never throws.
   * @param lifetime seconds for which the push service keeps it for a browser that is offline
   * @returns `gone` if the browser will never take another one
   */
  send(
    address: PushAddress,
    reminder: Reminder,
    lifetime: number,
  ): Promise<"sent" | "gone" | "failed">;
}

/** Reads past papers in a separate worker. */
export interface PastPaperReader {
  /**
   * The questions and answers in a text, by `past-paper/read-past-paper`.
   * @throws ExtractionError busy or given_up (library/extraction)
   */
  read(text: string): Promise<PastPaper>;
}

declare module "~/platform/app.server" {
  interface App {
    pastPapers: PastPaperReader;
    /** Null if there are no keys for it. */
    reminders: ReminderSender | null;
  }
}
