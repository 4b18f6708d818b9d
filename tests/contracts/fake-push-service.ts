import { z } from "zod";
import type { PushAddress } from "~/review/ports";

/** A message as the browser receives it. */
export interface ReceivedPush {
  endpoint: string;
  /** Decrypted. */
  text: string;
  /** Seconds. */
  lifetime: number;
  topic: string | null;
}

interface Browser extends PushAddress {
  keys: CryptoKeyPair;
  secret: Uint8Array<ArrayBuffer>;
  isGone: boolean;
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/**
 * A push service and its browsers. What a request does against RFC 8030, 8188, 8291 and 8292 is noted in
 * `problems`.
 */
export class FakePushService {
  readonly received: ReceivedPush[] = [];
  readonly problems: string[] = [];
  /** Responses to the next requests, instead of the service's. */
  readonly next: ((init: RequestInit) => Promise<Response>)[] = [];
  requests = 0;
  readonly #browsers = new Map<string, Browser>();

  constructor(
    /** The public key of the server that browsers subscribe to, in base64url. */
    readonly serverKey: string,
    readonly origin = "https://push.example.org",
  ) {}

  /** The result of `PushManager.subscribe` in a browser. */
  async subscribe(): Promise<PushAddress> {
    const algorithm = { name: "ECDH", namedCurve: "P-256" };
    const keys = (await crypto.subtle.generateKey(algorithm, true, [
      "deriveBits",
    ])) as CryptoKeyPair;
    const secret = crypto.getRandomValues(new Uint8Array(16));
    const address = {
      endpoint: `${this.origin}/send/${crypto.randomUUID()}`,
      p256dh: encode(await exportRaw(keys.publicKey)),
      auth: encode(secret),
    };
    this.#browsers.set(address.endpoint, { ...address, keys, secret, isGone: false });
    return address;
  }

  /** The browser ends its subscription. */
  unsubscribe(endpoint: string): void {
    const browser = this.#browsers.get(endpoint);
    if (browser) browser.isGone = true;
  }

  readonly fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    this.requests += 1;
    const answer = this.next.shift();
    if (answer) return answer(init);
    const endpoint = String(url);
    const browser = this.#browsers.get(endpoint);
    if (!browser) return new Response("unknown", { status: 404 });
    if (browser.isGone) return new Response("gone", { status: 410 });
    const headers = new Headers(init.headers);
    const body = new Uint8Array(await new Response(init.body).arrayBuffer());
    this.#check(init, headers, body);
    await this.#checkVapid(headers.get("Authorization") ?? "", endpoint);
    this.received.push({
      endpoint,
      text: await decrypt(body, browser.keys, browser.secret),
      lifetime: Number(headers.get("TTL")),
      topic: headers.get("Topic"),
    });
    return new Response(null, { status: 201 });
  };

  #check(
    { method, redirect, signal }: RequestInit,
    headers: Headers,
    body: Uint8Array<ArrayBuffer>,
  ): void {
    const rules: Record<string, boolean> = {
      "RFC 8030 5: a message is sent by POST": method?.toUpperCase() === "POST",
      "RFC 8030 5.2: TTL is a whole number of seconds": /^\d+$/.test(headers.get("TTL") ?? ""),
      "RFC 8030 5.3: the urgency is one of four": /^(very-low|low|normal|high)$/.test(
        headers.get("Urgency") ?? "normal",
      ),
      "RFC 8030 5.4: a topic is 32 characters of base64url": /^[\w-]{1,32}$/.test(
        headers.get("Topic") ?? "a",
      ),
      "RFC 8291 4: the encoding is aes128gcm": headers.get("Content-Encoding") === "aes128gcm",
      "RFC 8291 4: the body is at most 4096 octets": body.length <= 4_096,
      "no redirect is followed": redirect === "manual",
      "the request ends after a while": signal instanceof AbortSignal,
    };
    for (const [rule, isKept] of Object.entries(rules)) if (!isKept) this.problems.push(rule);
  }

  async #checkVapid(authorization: string, endpoint: string): Promise<void> {
    const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const [header = "", claims = "", signature = ""] = token.split(".");
    if (key !== this.serverKey) {
      this.problems.push("RFC 8292 4: the key is the one that the browser subscribed with");
      return;
    }
    const algorithm = { name: "ECDSA", namedCurve: "P-256" };
    const publicKey = await crypto.subtle.importKey("raw", decode(key), algorithm, false, [
      "verify",
    ]);
    const isSigned = await crypto.subtle.verify(
      { name: "ECDSA", hash: "SHA-256" },
      publicKey,
      decode(signature),
      new TextEncoder().encode(`${header}.${claims}`),
    );
    const { aud, exp, sub } = claimsSchema.parse(JSON.parse(readText(decode(claims))));
    const seconds = Date.now() / 1000;
    const rules: Record<string, boolean> = {
      "RFC 8292 2: signed by ES256":
        JSON.parse(readText(decode(header))).alg === "ES256" && isSigned,
      "RFC 8292 2: the audience is the service's origin": aud === new URL(endpoint).origin,
      "RFC 8292 2: it ends within 24 hours": exp > seconds && exp <= seconds + 86_400,
      "RFC 8292 2.1: the subject is a mail or https address": /^(mailto:|https:)/.test(sub),
    };
    for (const [rule, isKept] of Object.entries(rules)) if (!isKept) this.problems.push(rule);
  }
}

/**
 * What a browser reads of a message: RFC 8291, section 3.4, in one record of RFC 8188.
 * @throws Error or DOMException if it is not for this browser
 */
export async function decrypt(
  body: Uint8Array<ArrayBuffer>,
  { privateKey, publicKey }: CryptoKeyPair,
  secret: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const [salt, keyLength] = [body.slice(0, 16), body[20] ?? 0];
  const sender = body.slice(21, 21 + keyLength);
  const algorithm = { name: "ECDH", namedCurve: "P-256" };
  const senderKey = await crypto.subtle.importKey("raw", sender, algorithm, false, []);
  // Types of Workers name it differently.
  const between = { name: "ECDH", public: senderKey } as never;
  const shared = new Uint8Array(await crypto.subtle.deriveBits(between, privateKey, 256));
  const info = new Uint8Array([
    ...new TextEncoder().encode("WebPush: info\0"),
    ...(await exportRaw(publicKey)),
    ...sender,
  ]);
  const material = await expand(shared, secret, info, 32);
  const named = (name: string) => new TextEncoder().encode(`Content-Encoding: ${name}\0`);
  const key = await expand(material, salt, named("aes128gcm"), 16);
  const iv = await expand(material, salt, named("nonce"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const record = body.slice(21 + keyLength);
  if (record.length > new DataView(body.buffer, body.byteOffset).getUint32(16)) {
    throw new Error("RFC 8188 2: the record is longer than its header says");
  }
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, record));
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.slice(end + 1).some((octet) => octet !== 0)) {
    throw new Error("RFC 8188 2: the last record ends with 2 and zeros");
  }
  return readText(padded.slice(0, end));
}

async function expand(
  key: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
) {
  const material = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, length * 8));
}

async function exportRaw(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await crypto.subtle.exportKey("raw", key)) as ArrayBuffer);
}

const readText = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes);

function encode(bytes: Uint8Array<ArrayBuffer>): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function decode(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
