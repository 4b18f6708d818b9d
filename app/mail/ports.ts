export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain, with `\n`. */
  text: string;
}

/** Sends mail to learners. */
export interface MailSender {
  /** @throws MailError if the provider rejected it twice */
  send(mail: Mail): Promise<void>;
}

declare module "~/platform/app.server" {
  interface App {
    /** Null if no mail is configured. */
    mail: MailSender | null;
  }
}
