import type { MailSender } from "./ports";
import { requireSent, sendWithRetry } from "./send-with-retry.server";

/**
 * Postmark. If a response is lost, the retry may deliver the mail twice.
 * @param fetcher replaces `fetch` in tests
 */
export function createPostmarkMail(
  { from, apiKey }: { from: string; apiKey: string },
  fetcher: typeof fetch = (...request) => fetch(...request),
): MailSender {
  return {
    async send({ to, subject, text }) {
      await sendWithRetry(async (signal) =>
        requireSent(
          "Postmark",
          await fetcher("https://api.postmarkapp.com/email", {
            method: "POST",
            headers: {
              Accept: "application/json",
              "Content-Type": "application/json",
              "X-Postmark-Server-Token": apiKey,
            },
            body: JSON.stringify({
              From: from,
              To: to,
              Subject: subject,
              TextBody: text,
              MessageStream: "outbound",
            }),
            signal,
          }),
        ),
      );
    },
  };
}
