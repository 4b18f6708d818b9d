// Calls of a deployment's /api/admin.
import { Refusal } from "../server/refusal.mjs";
import { findToken, isLocal } from "./token.mjs";

/** An error shown without its stack. */
export class AdminError extends Refusal {}

/** @param {string} address of the deployment */
export function connect(address) {
  if (!URL.canParse(address)) throw new AdminError(`${address} is not a URL.`);
  const url = new URL(address);
  if (url.protocol !== "https:" && !isLocal(url)) {
    throw new AdminError("Refusing to send the token over HTTP. Use https.");
  }
  return new Deployment(url, findToken(url));
}

const tries = 4;

export class Deployment {
  /**
   * @param {URL} url
   * @param {string} token
   */
  constructor(url, token) {
    this.url = url;
    this.token = token;
  }

  /** @param {string} path */
  async get(path) {
    return (await this.send("GET", path)).json();
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async post(path, body = {}) {
    const headers = { "Content-Type": "application/json" };
    return (await this.send("POST", path, JSON.stringify(body), headers)).json();
  }

  /**
   * Retries up to four times without a response or after a 5xx: all calls are idempotent.
   * @param {string} path behind /api/admin/
   * @param {string | Uint8Array} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<Response>}
   */
  async send(method, path, body, headers = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(new URL(`/api/admin/${path}`, this.url), {
        method,
        body,
        redirect: "error",
        headers: { ...headers, Authorization: `Bearer ${this.token}` },
      }).catch((error) => {
        if (attempt === tries) {
          throw new AdminError(
            `${this.url.origin} does not answer: ${error.cause?.code ?? error.cause?.message ?? error}${isLocal(this.url) ? ". Set PORT to the server's port, or pass another deployment with --url." : ""}`,
          );
        }
        return null;
      });
      if (response?.ok) return response;
      if (!response || (response.status >= 500 && attempt < tries)) {
        await new Promise((done) => setTimeout(done, 500 * attempt));
        continue;
      }
      throw await failureOf(response, path);
    }
  }
}

async function failureOf(response, path) {
  const answer = await response.json().catch(() => null);
  if (response.status === 404 && !/^(learners|dead-letters)\/./.test(path)) {
    return new AdminError(
      "The deployment does not accept this token, or has no ADMIN_TOKEN (a secret of 32 characters or more).",
    );
  }
  return new AdminError(`${answer?.error ?? "The call failed."} (${response.status})`);
}
