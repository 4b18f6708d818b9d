import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { answerOf, Browser } from "./learner";

const browser = new Browser();

/** A call of `/api/admin` with the deployment's token. */
export function administer(method: string, path: string, json?: unknown): Promise<Response> {
  return browser.call(method, `/api/admin/${path}`, {
    ...(json !== undefined && { json }),
    headers: { Authorization: `Bearer ${env.ADMIN_TOKEN}` },
  });
}

/** The response of a call that must succeed. */
export async function administered<T>(method: string, path: string, json?: unknown): Promise<T> {
  const response = await administer(method, path, json);
  expect(response.status).toBe(200);
  return answerOf<T>(response);
}

/** Builds the search index, step by step. @returns the number of passages added */
export async function rebuildIndex(anew = false): Promise<number> {
  let indexed = 0;
  for (let after: number | null = 0; after !== null; ) {
    const step: { indexed: number; next: number | null } = await administered("POST", "index", {
      after,
      anew: anew && after === 0,
    });
    indexed += step.indexed;
    after = step.next;
  }
  return indexed;
}
