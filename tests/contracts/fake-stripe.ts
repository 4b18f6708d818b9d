import type Stripe from "stripe";

/** Published objects to respond with, if they are available. */
export interface PublishedFixtures {
  resources: Record<string, object>;
  derived: Record<string, object>;
}

interface Options {
  fixtures?: PublishedFixtures | null;
  /** What is wrong with the parameters of a call, by the name of its published schema. */
  check?(schema: string, parameters: object): string[];
}

type Field<P> = Extract<keyof P, string>;

/** A call that the fake supports: its published schema, if there is one, and every field it may have. */
interface KnownCall {
  method: string;
  path: RegExp;
  schema: string | null;
  fields: readonly string[];
  answer(fake: FakeStripe, parameters: Parameters, id: string): object;
}

export interface Parameters {
  [name: string]: string | Parameters | undefined;
}

export interface SeenRequest {
  method: string;
  path: string;
  schema: string | null;
  parameters: Parameters;
  idempotencyKey: string | null;
}

/** A stored subscription; times are in seconds since the epoch. */
export interface FakeSubscription {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  current_period_end: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  price: string;
}

/** A stored checkout page; what it sells is not in a response. */
interface FakeSession {
  id: string;
  customer: string;
  status: string;
  metadata: unknown;
  price: string;
}

/** Field lists are checked against the types of the pinned package when this is compiled. */
function fields<P>(...names: Field<P>[]): readonly string[] {
  return names;
}

const knownCalls: KnownCall[] = [
  {
    method: "POST",
    path: /^\/v1\/customers$/,
    schema: "customer_create",
    fields: fields<Stripe.CustomerCreateParams>("metadata", "email"),
    answer: (fake, { metadata, email }) => fake.createCustomer(metadata, email),
  },
  {
    method: "POST",
    path: /^\/v1\/customers\/(\w+)$/,
    schema: "customer_update",
    fields: fields<Stripe.CustomerUpdateParams>("email"),
    answer: (fake, { email }, id) => fake.updateCustomer(id, email),
  },
  {
    method: "GET",
    path: /^\/v1\/customers\/(\w+)$/,
    schema: null,
    fields: [],
    answer: (fake, _, id) => fake.readCustomer(id),
  },
  {
    method: "GET",
    path: /^\/v1\/prices\/(\w+)$/,
    schema: null,
    fields: [],
    answer: (fake, _, id) => fake.readPrice(id),
  },
  {
    method: "DELETE",
    path: /^\/v1\/customers\/(\w+)$/,
    schema: null,
    fields: [],
    answer: (fake, _, id) => fake.deleteCustomer(id),
  },
  {
    method: "GET",
    path: /^\/v1\/subscriptions$/,
    schema: "subscription_list",
    fields: fields<Stripe.SubscriptionListParams>("customer", "status", "limit", "expand"),
    answer: (fake, parameters) => fake.listSubscriptions(parameters),
  },
  {
    method: "POST",
    path: /^\/v1\/subscriptions$/,
    schema: "subscription_create",
    fields: fields<Stripe.SubscriptionCreateParams>(
      "customer",
      "items",
      "billing_mode",
      "payment_behavior",
      "payment_settings",
      "expand",
    ),
    answer: (fake, parameters) => fake.createSubscription(parameters),
  },
  {
    method: "DELETE",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    schema: "subscription_cancel",
    fields: fields<Stripe.SubscriptionCancelParams>(),
    answer: (fake, _, id) => fake.cancelSubscription(id),
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions$/,
    schema: null,
    fields: fields<Stripe.Checkout.SessionListParams>("customer", "status", "limit"),
    answer: (fake, parameters) => fake.listSessions(parameters),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions$/,
    schema: "checkout_session_create",
    fields: fields<Stripe.Checkout.SessionCreateParams>(
      "mode",
      "ui_mode",
      "customer",
      "line_items",
      "subscription_data",
      "metadata",
      "success_url",
      "cancel_url",
    ),
    answer: (fake, parameters) => fake.createSession(parameters),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    schema: null,
    fields: fields<Stripe.Checkout.SessionExpireParams>(),
    answer: (fake, _, id) => fake.expireSession(id),
  },
  {
    method: "POST",
    path: /^\/v1\/billing_portal\/sessions$/,
    schema: "billing_portal_session_create",
    fields: fields<Stripe.BillingPortal.SessionCreateParams>("customer", "return_url"),
    answer: (fake, { customer }) => ({
      ...fake.published("billing_portal.session"),
      object: "billing_portal.session",
      customer,
      url: "https://billing.stripe.com/p/session/test",
    }),
  },
];

/**
 * Stripe as far as Fennec knows it, in memory. It refuses every path, method and field that is not
 * in its list, a wrong version and a write without an idempotency key, and remembers why.
 */
export class FakeStripe {
  readonly customers = new Map<string, { metadata: unknown; email: unknown; deleted: boolean }>();
  /** The ids of the plan's prices. */
  readonly priceIds = ["price_month"];
  /** What each of them costs. */
  price = { unit_amount: 999, currency: "usd", interval: "month", interval_count: 1 };
  readonly subscriptions: FakeSubscription[] = [];
  readonly sessions: FakeSession[] = [];
  readonly requests: SeenRequest[] = [];
  readonly problems: string[] = [];
  /** Responses to the next calls, one each. */
  readonly failures: { status: number; type: string }[] = [];
  /** Awaited before a list of subscriptions that was already computed is sent. */
  beforeAnswer: ((list: FakeSubscription[]) => Promise<void>) | null = null;
  readonly #answers = new Map<string, { request: string; body: object }>();
  readonly #options: Options;
  #ids = 0;

  constructor(options: Options = {}) {
    this.#options = options;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const failure = this.failures.shift();
    if (failure) return refusal(failure.status, failure.type, "asked_for");
    try {
      const listed = this.subscriptions.map((one) => ({ ...one }));
      const answer = await this.#respond(request);
      if (request.method === "GET" && new URL(request.url).pathname === "/v1/subscriptions") {
        await this.beforeAnswer?.(listed);
      }
      return Response.json(answer, { headers: { "Request-Id": `req_${this.requests.length}` } });
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.type, error.code);
      this.problems.push(String(error));
      return refusal(400, "invalid_request_error", "refused");
    }
  };

  /** A published object, as the basis of a response. */
  published(name: string): object {
    return this.#options.fixtures?.resources[name] ?? {};
  }

  addSubscription(customer: string, changes: Partial<FakeSubscription> = {}): FakeSubscription {
    const subscription: FakeSubscription = {
      id: this.#newId("sub"),
      customer,
      status: "incomplete",
      current_period_end: Math.floor(Date.now() / 1000) + 30 * 86_400,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      price: "price_month",
      ...changes,
    };
    this.subscriptions.unshift(subscription);
    return subscription;
  }

  createCustomer(metadata: unknown, email: unknown): object {
    const id = this.#newId("cus");
    this.customers.set(id, { metadata, email, deleted: false });
    return { ...this.published("customer"), id, object: "customer", metadata, email };
  }

  /** Also a deleted one, unlike the other calls. */
  readCustomer(id: string): object {
    const customer = this.customers.get(id);
    if (!customer) throw new Refusal(404, "invalid_request_error", "resource_missing");
    const { deleted, email } = customer;
    return deleted
      ? { ...this.published("deleted_customer"), id, object: "customer", deleted }
      : { ...this.published("customer"), id, object: "customer", email };
  }

  updateCustomer(id: string, email: unknown): object {
    this.#customer(id).email = email;
    return { ...this.published("customer"), id, object: "customer", email };
  }

  readPrice(id: string): object {
    if (!this.priceIds.includes(id))
      throw new Refusal(404, "invalid_request_error", "resource_missing");
    const { unit_amount, currency, ...recurring } = this.price;
    const fixed = { id, object: "price", product: this.#productOf(id), unit_amount, currency };
    return { ...this.published("price"), ...fixed, recurring };
  }

  deleteCustomer(id: string): object {
    const customer = this.#customer(id);
    customer.deleted = true;
    for (const one of this.subscriptions) if (one.customer === id) end(one);
    return { ...this.published("deleted_customer"), id, object: "customer", deleted: true };
  }

  listSubscriptions({ customer, expand }: Parameters): object {
    const id = String(customer);
    this.#customer(id);
    const data = this.subscriptions
      .filter((one) => one.customer === id)
      .map((one) => this.#shown(one, expands(expand, "data.latest_invoice.confirmation_secret")));
    return { object: "list", url: "/v1/subscriptions", has_more: false, data };
  }

  createSubscription({ customer, items, expand }: Parameters): object {
    this.#customer(String(customer));
    const [item] = Object.values((items ?? {}) as Record<string, Parameters>);
    const created = this.addSubscription(String(customer), { price: String(item?.price) });
    return this.#shown(created, expands(expand, "latest_invoice.confirmation_secret"));
  }

  cancelSubscription(id: string): object {
    const subscription = this.subscriptions.find((one) => one.id === id);
    if (!subscription) throw new Refusal(404, "invalid_request_error", "resource_missing");
    end(subscription);
    return this.#shown(subscription, false);
  }

  listSessions({ customer, status, limit }: Parameters): object {
    const data = this.sessions
      .filter((one) => one.customer === customer && (!status || one.status === status))
      .slice(0, Number(limit ?? 10))
      .map((one) => this.#session(one));
    return { object: "list", url: "/v1/checkout/sessions", has_more: false, data };
  }

  createSession({ customer, metadata, line_items }: Parameters): object {
    this.#customer(String(customer));
    const [item] = Object.values((line_items ?? {}) as Record<string, Parameters>);
    const session = {
      ...{ id: this.#newId("cs"), customer: String(customer), status: "open" },
      ...{ metadata: metadata ?? {}, price: String(item?.price) },
    };
    this.sessions.unshift(session);
    return this.#session(session);
  }

  expireSession(id: string): object {
    const session = this.sessions.find((one) => one.id === id);
    if (!session) throw new Refusal(404, "invalid_request_error", "resource_missing");
    session.status = "expired";
    return this.#session(session);
  }

  async #respond(request: Request): Promise<object> {
    const url = new URL(request.url);
    const body = await request.text();
    const parameters = parseForm(request.method === "GET" ? url.search.slice(1) : body);
    const idempotencyKey = request.headers.get("Idempotency-Key");
    const call = knownCalls.find(
      ({ method, path }) => method === request.method && path.test(url.pathname),
    );
    if (!call || url.origin !== "https://api.stripe.com") {
      throw new Error(`There is no ${request.method} ${url.origin}${url.pathname}.`);
    }
    const { schema, method } = call;
    const seen = { method, path: url.pathname, schema, parameters, idempotencyKey };
    this.requests.push(seen);
    this.#examine(request, call, parameters);
    const id = call.path.exec(url.pathname)?.[1] ?? "";
    if (method !== "POST" || !idempotencyKey) return call.answer(this, parameters, id);
    const known = this.#answers.get(idempotencyKey);
    const asked = `${url.pathname}?${body}`;
    if (known && known.request !== asked) throw new Error(`${idempotencyKey} was used before.`);
    const answer = known?.body ?? call.answer(this, parameters, id);
    this.#answers.set(idempotencyKey, { request: asked, body: answer });
    return answer;
  }

  #examine({ headers, method }: Request, call: KnownCall, parameters: Parameters): void {
    const say = (problem: string) => this.problems.push(`${call.method} ${call.path}: ${problem}`);
    if (headers.get("Stripe-Version") !== "2026-10-28.endive") say("another version");
    if (!/^Bearer [sr]k_test_/.test(headers.get("Authorization") ?? "")) say("no key");
    if (method === "POST") {
      if (!headers.get("Idempotency-Key")) say("no idempotency key");
      if (!headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) {
        say("not a form");
      }
    }
    for (const name of Object.keys(parameters)) {
      if (!call.fields.includes(name)) say(`unknown field ${name}`);
    }
    if (call.schema) {
      for (const problem of this.#options.check?.(call.schema, parameters) ?? []) say(problem);
    }
  }

  #shown(one: FakeSubscription, secret: boolean): object {
    const published = this.#options.fixtures?.derived
      .subscription_incomplete_with_confirmation_secret as
      | { items: { data: object[] }; latest_invoice: object }
      | undefined;
    const { price, current_period_end, ...rest } = one;
    const invoice = `in_${one.id}`;
    return {
      ...published,
      ...rest,
      object: "subscription",
      items: {
        ...published?.items,
        object: "list",
        data: [
          {
            ...published?.items.data[0],
            id: `si_${one.id}`,
            object: "subscription_item",
            current_period_end,
            price: { id: price, object: "price", product: this.#productOf(price) },
          },
        ],
      },
      latest_invoice: secret
        ? {
            ...published?.latest_invoice,
            id: invoice,
            object: "invoice",
            confirmation_secret: {
              client_secret: `pi_${one.id}_secret_test`,
              type: "payment_intent",
            },
          }
        : invoice,
    };
  }

  #session({ price, ...one }: FakeSession): object {
    return {
      ...this.published("checkout.session"),
      ...one,
      object: "checkout.session",
      mode: "subscription",
      url: one.status === "open" ? `https://checkout.stripe.com/c/pay/${one.id}` : null,
    };
  }

  #productOf(priceId: string): string {
    return this.priceIds.includes(priceId) ? "prod_plan" : "prod_other";
  }

  #customer(id: string): { email: unknown; deleted: boolean } {
    const customer = this.customers.get(id);
    if (!customer || customer.deleted) {
      throw new Refusal(404, "invalid_request_error", "resource_missing");
    }
    return customer;
  }

  #newId(kind: string): string {
    this.#ids += 1;
    return `${kind}_${this.#ids}`;
  }
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
  ) {
    super(code);
  }
}

function refusal(status: number, type: string, code: string): Response {
  return Response.json({ error: { type, code, message: "Refused." } }, { status });
}

function end(subscription: FakeSubscription): void {
  subscription.status = subscription.status === "incomplete" ? "incomplete_expired" : "canceled";
  subscription.ended_at = Math.floor(Date.now() / 1000);
}

function expands(expand: Parameters[string], path: string): boolean {
  return Object.values((expand ?? {}) as Record<string, string>).includes(path);
}

/** `a[0][b]=c` as `{a: [{b: "c"}]}`. */
export function parseForm(text: string): Parameters {
  const root: Parameters = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    let place = root;
    const last = path.pop() ?? "";
    for (const part of path) {
      const inner = (place[part] ?? {}) as Parameters;
      place[part] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return withArrays(root) as Parameters;
}

function withArrays(value: Parameters[string]): unknown {
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withArrays(inner)] as const);
  return entries.length > 0 && entries.every(([name], index) => name === String(index))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}
