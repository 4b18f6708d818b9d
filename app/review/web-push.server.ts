import { buildPushPayload } from "@block65/webcrypto-web-push";
import type { PushConfig } from "~/platform/environment.server";
import type { Log } from "~/platform/ports";
import type { ReminderSender } from "./ports";
import { isPushEndpoint } from "./push-endpoint";

/** Milliseconds; push services answer before they deliver. */
const timeoutMs = 10_000;

/** A browser that was offline shows only the latest. */
const topic = "review";

/**
 * Web Push: RFC 8030, encrypted by RFC 8291, signed by RFC 8292.
 * @param fetcher replaces `fetch` in tests
 */
export function createWebPush(
  keys: PushConfig,
  log: Log,
  fetcher: typeof fetch = (...request) => fetch(...request),
): ReminderSender {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, reminder, lifetime) {
      if (!isPushEndpoint(endpoint)) return "gone";
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      const options = { ttl: lifetime, urgency: "normal", topic } as const;
      const message = { data: { ...reminder }, options };
      // Keys that nothing can be encrypted for.
      const payload = await buildPushPayload(message, subscription, keys).catch(() => null);
      if (!payload) return "gone";
      try {
        const response = await fetcher(endpoint, {
          ...payload,
          // A foreign server must not send this one elsewhere.
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        if (response.ok) return "sent";
        if (response.status === 404 || response.status === 410) return "gone";
        log.info("reminder_refused", { status: response.status });
      } catch (error) {
        log.error("reminder_failed", error);
      }
      return "failed";
    },
  };
}
