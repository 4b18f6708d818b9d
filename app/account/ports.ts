/** `unknown`: the service did not answer. */
export type Verdict = "passed" | "refused" | "unknown";

/** Tells people from bots, by a widget in a form. */
export interface HumanCheck {
  /** Key for the widget; null if it cannot be shown. */
  readonly siteKey: string | null;
  /**
   * Verifies a token of the widget, once. Takes seconds at most and never throws.
   * @param address of the client, if known
   */
  verify(token: string, address: string | null): Promise<Verdict>;
}

declare module "~/platform/app.server" {
  interface App {
    /** Null if none is configured. */
    humanCheck: HumanCheck | null;
  }
}
