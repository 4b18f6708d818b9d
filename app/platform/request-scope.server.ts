import { z } from "zod";
import type { Actor, App, Owner } from "./app.server";
import { readCookie, writeCookie } from "./cookies.server";
import type { CspSources } from "./security-headers.server";

const noticeCookie = "fennec_notice";

/** A sentence for the learner, shown once on the next page. */
export const noticeSchema = z.object({
  tone: z.enum(["success", "info", "error"]),
  title: z.string().max(200),
  message: z.string().max(500).optional(),
  upgrade: z.boolean().optional(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Who asks, by the session that a request presents. */
export interface Visitors {
  /** Known before the database has been asked; null where no session is presented. */
  findOwner(app: App, request: Request): Promise<Owner | null>;
  findActor(app: App, request: Request): Promise<Actor | null>;
}

/**
 * What belongs to one request: the app, who asks, and the headers that its answer will carry.
 * The worker's entry appends `responseHeaders` to whatever answer is sent.
 */
export class RequestScope {
  readonly responseHeaders = new Headers();
  /** What the page's policy allows besides this site. */
  cspSources: CspSources = {};
  /** The route that answers, without what fills its places; null where none does. */
  route: string | null = null;
  #actor: Promise<Actor | null> | undefined;
  #owner: Promise<Owner | null> | undefined;
  #leavesNotice = false;

  constructor(
    readonly app: App,
    readonly request: Request,
    readonly nonce: string,
    private readonly visitors: Visitors,
  ) {}

  /** The signed-in learner; looked up once, and only where somebody asks. */
  actor(): Promise<Actor | null> {
    this.#actor ??= this.visitors.findActor(this.app, this.request);
    return this.#actor;
  }

  /** Whoever the presented session belongs to, if it is one: what is read of them may be nobody's. */
  owner(): Promise<Owner | null> {
    // What an action has changed may be the session.
    this.#owner ??=
      this.request.method === "GET"
        ? this.visitors.findOwner(this.app, this.request)
        : this.actor();
    return this.#owner;
  }

  /** Whether the learner who asked has gone since: a session ended, an account was deleted. */
  async actorHasGone(): Promise<boolean> {
    if (!(await this.#actor)) return false;
    return (await this.visitors.findActor(this.app, this.request)) === null;
  }

  setCookie(name: string, value: string, maxAge: number): void {
    this.responseHeaders.append("Set-Cookie", writeCookie(this.request, name, value, { maxAge }));
  }

  leaveNotice(notice: Notice): void {
    this.#leavesNotice = true;
    this.setCookie(noticeCookie, encodeURIComponent(JSON.stringify(notice)), 60);
  }

  takeNotice(): Notice | null {
    const value = readCookie(this.request, noticeCookie);
    if (!value) return null;
    // Loaders run side by side: what one of them leaves is not taken away by another.
    if (!this.#leavesNotice) this.setCookie(noticeCookie, "", 0);
    try {
      return noticeSchema.parse(JSON.parse(decodeURIComponent(value)));
    } catch {
      return null;
    }
  }
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    scope: RequestScope;
  }
}
