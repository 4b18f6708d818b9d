import type { Mail } from "~/mail/ports";
import { productName } from "~/platform/product";

/** The mail to somebody who forgot a password: a link for each account that has their address. */
export function resetMail(to: string, links: { username: string; href: string }[]): Mail {
  const [first, ...others] = links;
  const lines =
    others.length === 0
      ? [`Hello ${first?.username},`, "", "this link sets a new password:", "", first?.href ?? ""]
      : [
          "Hello,",
          "",
          "these links set a new password, one for each account with your address:",
          ...links.flatMap(({ username, href }) => ["", `${username}:`, href]),
        ];
  return {
    to,
    subject: `Your new ${productName} password`,
    text: [
      ...lines,
      "",
      "It can be used once, within an hour. You will be logged out on every device.",
      "",
      "If you did not ask for this, you need not do anything: your password stays as it is.",
      "",
    ].join("\n"),
  };
}
