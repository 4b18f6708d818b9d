import { request } from "node:http";

export interface Answer {
  /** 0 if the connection broke. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  milliseconds: number;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string | undefined;
  /** As a browser without JavaScript sends it. */
  form?: Record<string, string>;
  json?: unknown;
  /** The body is sent at one byte per second, and aborted after this many bytes. */
  slowly?: number;
  /** The connection is aborted after this many bytes of the body. */
  breakAfter?: number;
}

/** A browser as the server sees it: each request has its own connection and a time limit. */
export class Client {
  cookie = "";
  constructor(readonly origin: string) {}

  async send(path: string, sent: Sent = {}): Promise<Answer> {
    const { type, bytes } = bodyOf(sent);
    const start = performance.now();
    return new Promise((done) => {
      const answered = (status: number, headers: Answer["headers"], text: string) =>
        done({ status, headers, text, milliseconds: performance.now() - start });
      const broken = () => answered(0, {}, "");
      const asked = request(this.origin, {
        agent: false,
        path,
        method: sent.method ?? (bytes ? "POST" : "GET"),
        headers: {
          ...(this.cookie && { Cookie: this.cookie }),
          ...(type && { "Content-Type": type }),
          ...(bytes && { "Content-Length": String(bytes.length) }),
          ...sent.headers,
        },
      });
      asked.setTimeout(longest, () => asked.destroy(new Error("No answer came.")));
      asked.on("error", broken);
      asked.on("response", async (response) => {
        try {
          const text = Buffer.concat(await response.toArray()).toString("latin1");
          answered(response.statusCode ?? 0, response.headers, text);
        } catch {
          broken();
        }
      });
      void write(asked, bytes, sent);
    });
  }

  /** Registers a new learner. */
  async register(name: string): Promise<void> {
    const json = { username: name, email: `${name}@example.org`, password };
    const { status, headers, text } = await this.send("/api/register", { json });
    if (status !== 201) throw new Error(`Nobody could be registered: ${status} ${text}`);
    const lines = headers["set-cookie"];
    this.cookie = [lines ?? []]
      .flat()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  /** The response of a call that must succeed. */
  async ask<T>(path: string, sent?: Sent): Promise<T> {
    const { status, text } = await this.send(path, sent);
    if (status >= 300 || status === 0) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(Buffer.from(text, "latin1").toString("utf8"));
  }
}

const password = "desert fox 7";

/** Idle timeout in milliseconds. */
const longest = 400_000;

export const jsonType = "application/json";
export const formType = "application/x-www-form-urlencoded";

function bodyOf({ body, form, json }: Sent): { type: string | null; bytes: Buffer | null } {
  if (json !== undefined) return { type: jsonType, bytes: Buffer.from(JSON.stringify(json)) };
  if (form) return { type: formType, bytes: Buffer.from(new URLSearchParams(form).toString()) };
  return { type: null, bytes: body === undefined ? null : Buffer.from(body) };
}

async function write(
  asked: ReturnType<typeof request>,
  bytes: Buffer | null,
  { slowly, breakAfter }: Sent,
): Promise<void> {
  if (slowly !== undefined) {
    for (const byte of (bytes ?? Buffer.alloc(0)).subarray(0, slowly)) {
      asked.write(Buffer.of(byte));
      await new Promise((done) => setTimeout(done, 1_000));
    }
    asked.destroy();
  } else if (breakAfter !== undefined) {
    asked.write((bytes ?? Buffer.alloc(0)).subarray(0, breakAfter), () => asked.destroy());
  } else {
    asked.end(bytes ?? undefined);
  }
}

/** A file as the upload accepts it. */
export function multipart(
  bytes: Uint8Array,
  name: string,
  fields: Record<string, string> = {},
): { body: Buffer; headers: { "Content-Type": string } } {
  const boundary = "----------fennec";
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    body: Buffer.concat([
      Buffer.from(texts.join("") + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** Works on all items, at most this many at a time. */
export async function atATime<T>(
  count: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = [...all].reverse();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one);
    }),
  );
}
