import type { MailSender } from "./ports";
import { MailError, sendWithRetry } from "./send-with-retry.server";

/** The part of the `send_email` binding that is used. */
export interface EmailBinding {
  send(message: {
    from: string | { email: string; name: string };
    to: string;
    subject: string;
    text: string;
  }): Promise<unknown>;
}

/** Error codes of Cloudflare's Email Service that are worth a retry. */
const transient = /^E_(RATE_LIMIT_EXCEEDED|DELIVERY_FAILED|INTERNAL_SERVER_ERROR)$/;

/** Cloudflare's Email Service, by a binding of the worker. */
export function createCloudflareMail(
  { from }: { from: string },
  binding: EmailBinding,
): MailSender {
  return {
    async send({ to, subject, text }) {
      await sendWithRetry(async () => {
        try {
          await binding.send({ from: sender(from), to, subject, text });
        } catch (error) {
          const { code } = error as { code?: unknown };
          if (typeof code !== "string") throw new MailError("Cloudflare did not answer", false);
          throw new MailError(`Cloudflare answered ${code}`, !transient.test(code));
        }
      });
    },
  };
}

/** Splits `Fennec <mail@example.org>`: the binding takes name and address separately. */
function sender(from: string): string | { email: string; name: string } {
  const [, name, email] = /^(.*\S)\s*<([^<>]+)>$/.exec(from) ?? [];
  return name && email ? { email, name } : from;
}
