import { z } from "zod";
import type { Actor, App, Owner } from "./app.server";
import { readCookie, writeCookie } from "./cookies.server";
import type { CspSources } from "./security-headers.server";

const noticeCookie = "fennec_notice";

/** A notice shown once, on the next page. */
export const noticeSchema = z.object({
  tone: z.enum(["success", "info", "error"]),
  title: z.string().max(200),
  message: z.string().max(500).optional(),
  upgrade: z.boolean().optional(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Identifies the visitor by the request's session. */
export interface Visitors {
  /** Needs no query; null without a session cookie. */
  findOwner(app: App, request: Request): Promise<Owner | null>;
  findActor(app: App, request: Request): Promise<Actor | null>;
}

/**
 * State of a request: the app, the visitor and response headers. The worker appends `responseHeaders` to the
 * response.
 */
export class RequestScope {
  readonly responseHeaders = new Headers();
  /** CSP sources other than this site. */
  cspSources: CspSources = {};
  /** Pattern of the matched route; null if none matches. */
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

  /** The signed-in learner; looked up once, on first use. */
  actor(): Promise<Actor | null> {
    this.#actor ??= this.visitors.findActor(this.app, this.request);
    return this.#actor;
  }

  /** Owner of the session, before it is known to be valid. */
  owner(): Promise<Owner | null> {
    // An action may have changed the session.
    this.#owner ??=
      this.request.method === "GET"
        ? this.visitors.findOwner(this.app, this.request)
        : this.actor();
    return this.#owner;
  }

  /** Whether the session ended or the account was deleted during the request. */
  async actorHasGone(): Promise<boolean> {
    if (!(await this.#actor)) return false;
    return (await this.visitors.findActor(this.app, this.request)) === null;
  }

  setCookie(name: string, value: string, maxAge: number): void {
    this.responseHeaders.append("Set-Cookie", writeCookie(this.request, name, value, { maxAge }));
  }

  /**
   * Has the browser delete what it keeps of a learner for use without a network. Not its HTTP cache, which
   * holds no pages: to empty it takes Chromium seconds.
   */
  emptyBrowser(): void {
    this.responseHeaders.set("Clear-Site-Data", '"storage"');
  }

  leaveNotice(notice: Notice): void {
    this.#leavesNotice = true;
    this.setCookie(noticeCookie, encodeURIComponent(JSON.stringify(notice)), 60);
  }

  takeNotice(): Notice | null {
    const value = readCookie(this.request, noticeCookie);
    if (!value) return null;
    // Loaders run concurrently: one must not delete the notice that another has just left.
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
