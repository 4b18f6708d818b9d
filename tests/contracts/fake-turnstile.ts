/** A token issued by a widget. */
interface IssuedToken {
  action: string;
  issuedAt: number;
  /** The call that used it up; null until then. */
  usedBy: { idempotencyKey: string | null } | null;
}

/** Fields of a request to siteverify, as Cloudflare publishes them. */
const knownFields = ["secret", "response", "remoteip", "idempotency_key"];

const address = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const lifetime = 300_000;
const longestToken = 2_048;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Siteverify, as published: a token is good for 300 seconds and for one call, or for further ones
 * with the idempotency key of the first. `problems` has what a request should not have been.
 */
export class FakeTurnstile {
  readonly problems: string[] = [];
  readonly requests: Record<string, string>[] = [];
  /** Responses given instead of the service's, in order and once each; null to respond as usual. */
  readonly next: ((() => Promise<Response>) | null)[] = [];
  now = Date.now();
  readonly #tokens = new Map<string, IssuedToken>();

  constructor(readonly secret: string) {}

  /** The token that the widget gives a browser that passed. */
  issue(action = "register"): string {
    const token = `0.${crypto.randomUUID()}`;
    this.#tokens.set(token, { action, issuedAt: this.now, usedBy: null });
    return token;
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url !== address) this.problems.push(`another address: ${request.url}`);
    if (request.method !== "POST") this.problems.push(`another method: ${request.method}`);
    const fields = await this.#read(request);
    this.requests.push(fields);
    const answer = this.#answer(fields);
    const instead = this.next.shift();
    return instead ? await instead() : Response.json(answer);
  };

  async #read(request: Request): Promise<Record<string, string>> {
    const type = request.headers.get("Content-Type") ?? "";
    if (!/^application\/(x-www-form-urlencoded|json)\b/.test(type)) {
      this.problems.push(`another content type: ${type}`);
      return {};
    }
    const fields: Record<string, string> = type.includes("json")
      ? await request.json()
      : Object.fromEntries(new URLSearchParams(await (await request.blob()).text()));
    for (const name of Object.keys(fields)) {
      if (!knownFields.includes(name)) this.problems.push(`unknown field: ${name}`);
    }
    const { response = "", idempotency_key: key } = fields;
    if (response.length > longestToken) this.problems.push("the token is too long");
    if (key !== undefined && !uuid.test(key)) this.problems.push("the key is no UUID");
    return fields;
  }

  #answer({ secret, response, idempotency_key: key }: Record<string, string>): object {
    const refused = (code: string) => ({ success: false, "error-codes": [code] });
    if (!secret) return refused("missing-input-secret");
    if (secret !== this.secret) return refused("invalid-input-secret");
    if (!response) return refused("missing-input-response");
    const token = this.#tokens.get(response);
    if (!token) return refused("invalid-input-response");
    const again = token.usedBy !== null && !(key && token.usedBy.idempotencyKey === key);
    if (again || this.now - token.issuedAt > lifetime) return refused("timeout-or-duplicate");
    token.usedBy = { idempotencyKey: key ?? null };
    return {
      success: true,
      "error-codes": [],
      challenge_ts: new Date(token.issuedAt).toISOString(),
      hostname: "fennec.test",
      action: token.action,
      cdata: "",
    };
  }
}
