import type { MailSender } from "./ports";
import { requireSent, sendTwice } from "./send-twice.server";

/**
 * Resend. An idempotency key makes it deliver a mail once, however often it is sent.
 * @param fetcher what requests are made with
 */
export function createResendMail(
  { from, apiKey }: { from: string; apiKey: string },
  fetcher: typeof fetch = (...request) => fetch(...request),
): MailSender {
  return {
    async send({ to, subject, text }) {
      const key = crypto.randomUUID();
      await sendTwice(async (signal) =>
        requireSent(
          "Resend",
          await fetcher("https://api.resend.com/emails", {
            method: "POST",
            headers: {
              Authorization: `Bearer ${apiKey}`,
              "Content-Type": "application/json",
              "Idempotency-Key": key,
              // Resend refuses requests that do not say what makes them.
              "User-Agent": "fennec",
            },
            body: JSON.stringify({ from, to: [to], subject, text }),
            signal,
          }),
        ),
      );
    },
  };
}
