import { z } from "zod";
import type { Log } from "~/platform/ports";
import { humanCheckAction } from "./human-check";
import type { HumanCheck, Verdict } from "./ports";

const endpoint = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

const attempts = 2;

/** Milliseconds that one attempt may take. */
const timeoutMs = 5_000;

const answerSchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
  action: z.string().optional(),
});

/** What is wrong with a token; all other codes are about the configuration or the service. */
const tokenProblems = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

/** Cloudflare's keys to try things out with: they pass, fail or repeat whatever they are sent. */
const testingSecret = /^[123]x0+AA$/;

/** Stands in where only one of the keys is set: nobody can pass, as where the service does not answer. */
export const misconfiguredCheck: HumanCheck = { siteKey: null, verify: async () => "unknown" };

/**
 * Cloudflare Turnstile.
 * @param fetcher what requests are made with
 */
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

  /** A token of another form of the same widget is worth nothing here. */
  function isOurs(action: string | undefined): boolean {
    return action === humanCheckAction || testingSecret.test(secretKey);
  }

  return {
    siteKey,
    async verify(token, address) {
      const parameters = new URLSearchParams({
        secret: secretKey,
        response: token,
        // With it a token may be asked about again: an answer that is lost uses it up.
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
