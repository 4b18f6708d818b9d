import type { MailSender } from "./ports";
import { MailError, sendTwice } from "./send-twice.server";

/** As much of the `send_email` binding as is used. */
export interface EmailBinding {
  send(message: {
    from: string | { email: string; name: string };
    to: string;
    subject: string;
    text: string;
  }): Promise<unknown>;
}

/** Codes of Cloudflare's Email Service that say of a failure that it may pass. */
const passing = /^E_(RATE_LIMIT_EXCEEDED|DELIVERY_FAILED|INTERNAL_SERVER_ERROR)$/;

/** Cloudflare's Email Service, by a binding of the worker. */
export function createCloudflareMail(
  { from }: { from: string },
  binding: EmailBinding,
): MailSender {
  return {
    async send({ to, subject, text }) {
      await sendTwice(async () => {
        try {
          await binding.send({ from: sender(from), to, subject, text });
        } catch (error) {
          const { code } = error as { code?: unknown };
          if (typeof code !== "string") throw new MailError("Cloudflare did not answer", false);
          throw new MailError(`Cloudflare answered ${code}`, !passing.test(code));
        }
      });
    },
  };
}

/** `Fennec <mail@example.org>` in its parts: the binding takes a name apart from its address only. */
function sender(from: string): string | { email: string; name: string } {
  const [, name, email] = /^(.*\S)\s*<([^<>]+)>$/.exec(from) ?? [];
  return name && email ? { email, name } : from;
}
