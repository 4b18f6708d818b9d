/** Where a browser takes messages, and the keys by which only it can read them. */
export interface PushAddress {
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** base64url. */
  auth: string;
}

/** What a notification shows. Whoever looks at the screen can read it. */
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

declare module "~/platform/app.server" {
  interface App {
    /** Null if there are no keys for it. */
    reminders: ReminderSender | null;
  }
}
