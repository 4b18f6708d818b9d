import type { EmailBinding } from "~/mail/cloudflare-mail.server";

/** A mail as a provider received it, in the same form for all providers. */
export interface TakenMail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

type Instead = () => Promise<Response>;

/** The headers and fields that a provider documents, and which of them are required. */
interface Contract {
  address: string;
  key: { header: string; value: string };
  fields: readonly string[];
  needed: readonly string[];
  read(body: Record<string, unknown>): TakenMail;
  taken: object;
}

/** https://resend.com/docs/api-reference/emails/send-email */
const resend = (key: string): Contract => ({
  address: "https://api.resend.com/emails",
  key: { header: "Authorization", value: `Bearer ${key}` },
  fields: [
    ...["from", "to", "subject", "bcc", "cc", "scheduled_at", "reply_to", "html", "text"],
    ...["headers", "topic_id", "attachments", "tags", "template"],
  ],
  needed: ["from", "to", "subject"],
  read: ({ from, to, subject, text }) => ({
    ...{ from: String(from), subject: String(subject), text: String(text) },
    to: Array.isArray(to) && to.length === 1 ? String(to[0]) : "not one address",
  }),
  taken: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" },
});

/** https://postmarkapp.com/developer/api/email-api */
const postmark = (key: string): Contract => ({
  address: "https://api.postmarkapp.com/email",
  key: { header: "X-Postmark-Server-Token", value: key },
  fields: [
    ...["From", "To", "Cc", "Bcc", "Subject", "Tag", "HtmlBody", "TextBody", "ReplyTo"],
    ...["Headers", "TrackOpens", "TrackLinks", "Metadata", "Attachments", "MessageStream"],
  ],
  needed: ["From", "To", "TextBody"],
  read: ({ From, To, Subject, TextBody }) => ({
    ...{ from: String(From), to: String(To), subject: String(Subject), text: String(TextBody) },
  }),
  taken: { To: "", SubmittedAt: "", MessageID: "0a129aee", ErrorCode: 0, Message: "OK" },
});

/** A mail provider's HTTP API, as published. `problems` lists what is wrong with requests. */
export class FakeMailProvider {
  readonly problems: string[] = [];
  readonly mails: TakenMail[] = [];
  /** Responses given instead of the service's, once each. */
  readonly next: Instead[] = [];
  readonly keys: (string | null)[] = [];
  readonly #contract: Contract;

  constructor(kind: "resend" | "postmark", key: string) {
    this.#contract = kind === "resend" ? resend(key) : postmark(key);
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { address, key, fields, needed, read, taken } = this.#contract;
    const say = (problem: string) => this.problems.push(problem);
    if (request.url !== address || request.method !== "POST") {
      say(`another call: ${request.method} ${request.url}`);
    }
    if (request.headers.get("Content-Type") !== "application/json") say("not JSON");
    if (request.headers.get(key.header) !== key.value) {
      return Response.json({ message: "no key" }, { status: 401 });
    }
    const body = (await request.json()) as Record<string, unknown>;
    for (const name of Object.keys(body)) if (!fields.includes(name)) say(`unknown field ${name}`);
    for (const name of needed) if (!body[name]) say(`${name} is missing`);
    const idempotencyKey = request.headers.get("Idempotency-Key");
    if (idempotencyKey && idempotencyKey.length > 256) say("the key is too long");
    const instead = this.next.shift();
    if (instead) return instead();
    const repeated = idempotencyKey !== null && this.keys.includes(idempotencyKey);
    this.keys.push(idempotencyKey);
    if (!repeated) this.mails.push(read(body));
    return Response.json(taken);
  };
}

/** The binding of Cloudflare's Email Service: it accepts known fields, and throws errors with codes. */
export class FakeEmailBinding implements EmailBinding {
  readonly problems: string[] = [];
  readonly mails: object[] = [];
  /** Errors thrown for the next mails, one each. */
  readonly next: Error[] = [];

  async send(message: object): Promise<{ messageId: string }> {
    const known = ["from", "to", "subject", "text", "html", "cc", "bcc", "replyTo", "headers"];
    for (const name of Object.keys(message)) {
      if (!known.includes(name)) this.problems.push(`unknown field ${name}`);
    }
    const failure = this.next.shift();
    if (failure) throw failure;
    this.mails.push(message);
    return { messageId: "message" };
  }
}

/** An error as the binding throws it. */
export function emailError(code: string): Error {
  return Object.assign(new Error(`${code} for person@example.org`), { code });
}
