import { request } from "node:https";
import { poll } from "./poll";
import type { Site } from "./tls-proxy";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  json<T>(): T;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  /** As a browser without JavaScript sends it. */
  form?: Record<string, string>;
  files?: { name: string; mimeType: string; buffer: Uint8Array }[];
  /** The local address that the requests come from. */
  from?: string;
}

export interface StoredFile {
  id: string;
  name: string;
  size: number;
  status: string;
}

export interface Exported {
  files: StoredFile[];
  conversations: {
    fileId: string | null;
    messages: { id: string; role: string; content: string }[];
  }[];
  quizzes: { id: string }[];
}

const password = "desert fox 7";

/** A learner with a browser that trusts the site's certificate. */
export class Learner {
  cookie = "";
  constructor(
    readonly site: Site,
    readonly name: string,
  ) {}

  /** @throws Error without a complete response */
  async send(path: string, sent: Sent = {}): Promise<Answer> {
    const { type, body } = await bodyOf(sent);
    return new Promise((done, fail) => {
      const asked = request(new URL(path, this.site.origin), {
        ...{ ca: this.site.certificate, agent: false, host: "127.0.0.1", servername: "localhost" },
        localAddress: sent.from,
        method: sent.method ?? (body ? "POST" : "GET"),
        headers: {
          Origin: this.site.origin,
          "Sec-Fetch-Site": "same-origin",
          ...(this.cookie && { Cookie: this.cookie }),
          ...(body && { "Content-Type": type, "Content-Length": String(body.length) }),
          ...sent.headers,
        },
      });
      asked.setTimeout(60_000, () => asked.destroy(new Error(`${path}: no answer for 60 s`)));
      asked.on("error", fail);
      asked.on("response", async (response) => {
        try {
          const bytes = Buffer.concat(await response.toArray());
          this.#keepCookies(response.headers["set-cookie"] ?? []);
          const json = <T>() => JSON.parse(bytes.toString("utf8")) as T;
          done({ status: response.statusCode ?? 0, headers: response.headers, bytes, json });
        } catch (error) {
          fail(error);
        }
      });
      asked.end(body ?? undefined);
    });
  }

  /** The response of a call that must succeed. */
  async ask<T>(path: string, sent?: Sent): Promise<T> {
    const answer = await this.send(path, sent);
    if (answer.status < 300) return answer.json<T>();
    throw new Error(`${path}: ${answer.status} ${answer.bytes.toString("utf8").slice(0, 300)}`);
  }

  register(): Promise<{ id: string }> {
    const email = `${this.name}@example.org`;
    return this.ask("/api/register", { json: { username: this.name, email, password } });
  }

  logIn(): Promise<{ id: string }> {
    return this.ask("/api/login", { json: { username: this.name, password } });
  }

  upload(...files: NonNullable<Sent["files"]>): Promise<StoredFile[]> {
    return this.ask("/api/upload", { files });
  }

  /** One of the learner's files, once it has been read. */
  async readyFile(id: string): Promise<StoredFile> {
    return poll(`for ${this.name}'s file ${id} to be read`, async () => {
      const files = await this.ask<StoredFile[]>("/api/user/files");
      const file = files.find((one) => one.id === id);
      if (!file) throw new Error(`There is no file ${id}.`);
      return file.status === "reading" ? null : file;
    });
  }

  export(): Promise<Exported> {
    return this.ask("/api/user/export");
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      if (pair.includes("fennec_session")) this.cookie = pair;
    }
  }
}

async function bodyOf({ json, form, files }: Sent): Promise<{ type: string; body: Buffer | null }> {
  if (json !== undefined) {
    return { type: "application/json", body: Buffer.from(JSON.stringify(json)) };
  }
  if (form) {
    const body = Buffer.from(new URLSearchParams(form).toString());
    return { type: "application/x-www-form-urlencoded", body };
  }
  if (!files) return { type: "", body: null };
  const data = new FormData();
  for (const { name, mimeType, buffer } of files) {
    data.append("files", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const whole = new Response(data);
  const type = whole.headers.get("Content-Type") ?? "";
  return { type, body: Buffer.from(await whole.arrayBuffer()) };
}
