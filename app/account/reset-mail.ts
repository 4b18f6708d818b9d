import type { Mail } from "~/mail/ports";
import { productName } from "~/platform/product";
import * as m from "./messages";

/** The mail that answers "Forgot your password?": a link for each account with that address. */
export function resetMail(to: string, links: { username: string; href: string }[]): Mail {
  const [first, ...others] = links;
  return {
    to,
    subject: m.resetMailSubject({ product: productName }),
    text:
      first && others.length === 0
        ? m.resetMailText(first)
        : m.resetMailTextOfAccounts({
            links: links.map((link) => m.resetMailAccount(link)).join("\n\n"),
          }),
  };
}
