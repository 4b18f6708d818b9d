import type { MailSender } from "./ports";
import { requireSent, sendWithRetry } from "./send-with-retry.server";

/** Resend. An idempotency key prevents double delivery. @param fetcher replaces `fetch` in tests */
export function createResendMail(
  { from, apiKey }: { from: string; apiKey: string },
  fetcher: typeof fetch = (...request) => fetch(...request),
): MailSender {
  return {
    async send({ to, subject, text }) {
      const key = crypto.randomUUID();
      await sendWithRetry(async (signal) =>
        requireSent(
          "Resend",
          await fetcher("https://api.resend.com/emails", {
            method: "POST",
            headers: {
              Authorization: `Bearer ${apiKey}`,
              "Content-Type": "application/json",
              "Idempotency-Key": key,
              // Resend rejects requests without a User-Agent.
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
