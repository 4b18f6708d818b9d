import { z } from "zod";
import type { Log } from "~/platform/ports";
import { humanCheckAction } from "./human-check";
import type { HumanCheck, Verdict } from "./ports";

const endpoint = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

const attempts = 2;

/** Milliseconds per attempt. */
const timeoutMs = 5_000;

const answerSchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
  action: z.string().optional(),
});

/** Error codes for invalid tokens. All others are about the configuration or the service. */
const tokenProblems = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

/** Cloudflare's testing keys, which always pass or always fail. */
const testingSecret = /^[123]x0+AA$/;

/** For a configuration with only one of the two keys: treated like a service that does not answer. */
export const misconfiguredCheck: HumanCheck = { siteKey: null, verify: async () => "unknown" };

/** Cloudflare Turnstile. @param fetcher replaces `fetch` in tests */
export function createTurnstile(
  { siteKey, secretKey }: { siteKey: string; secretKey: string },
  log: Log,
  fetcher: typeof fetch = (...request) => fetch(...request),
): HumanCheck {
  async function ask(parameters: URLSearchParams): Promise<Verdict> {
    const response = await fetcher(endpoint, {
      method: "POST",
      body: parameters,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.success) return isOurs(answer.action) ? "passed" : "refused";
    const codes = answer["error-codes"];
    if (codes.some((code) => tokenProblems.includes(code))) return "refused";
    log.info("human_check_unanswered", { status: response.status, codes: codes.join() });
    return "unknown";
  }

  /** Tokens of other forms are not valid here. */
  function isOurs(action: string | undefined): boolean {
    return action === humanCheckAction || testingSecret.test(secretKey);
  }

  return {
    siteKey,
    async verify(token, address) {
      const parameters = new URLSearchParams({
        secret: secretKey,
        response: token,
        // Allows retrying a verification, though a token is valid once.
        idempotency_key: crypto.randomUUID(),
        ...(address && { remoteip: address }),
      });
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const verdict = await ask(parameters).catch((error: unknown) => {
          log.error("human_check_failed", error, { attempt });
          return "unknown" as const;
        });
        if (verdict !== "unknown") return verdict;
      }
      return "unknown";
    },
  };
}
