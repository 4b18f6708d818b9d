/** `unknown`: whoever checks could not say. */
export type Verdict = "passed" | "refused" | "unknown";

/** Tells people from programs, by something that the browser does in the page of a form. */
export interface HumanCheck {
  /** What the page's widget is made with; null where there can be none. */
  readonly siteKey: string | null;
  /**
   * What a token of the widget is worth, once. It answers within seconds and never fails.
   * @param address of the client, where it is known
   */
  verify(token: string, address: string | null): Promise<Verdict>;
}

declare module "~/platform/app.server" {
  interface App {
    /** Null where none is configured. */
    humanCheck: HumanCheck | null;
  }
}
