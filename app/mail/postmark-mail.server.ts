import type { MailSender } from "./ports";
import { requireSent, sendTwice } from "./send-twice.server";

/**
 * Postmark. Where an answer is lost, the second attempt may deliver the same mail again.
 * @param fetcher what requests are made with
 */
export function createPostmarkMail(
  { from, apiKey }: { from: string; apiKey: string },
  fetcher: typeof fetch = (...request) => fetch(...request),
): MailSender {
  return {
    async send({ to, subject, text }) {
      await sendTwice(async (signal) =>
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
