import type { MailConfig } from "~/platform/environment.server";
import { createCloudflareMail, type EmailBinding } from "./cloudflare-mail.server";
import { createLogMail } from "./log-mail.server";
import type { MailSender } from "./ports";
import { createPostmarkMail } from "./postmark-mail.server";
import { createResendMail } from "./resend-mail.server";

/**
 * The configured mail sender; null if none is configured.
 * @param binding of Cloudflare's Email Service; set if it is the configured provider
 */
export function chooseMail(
  config: MailConfig,
  binding: EmailBinding | undefined,
  print: (text: string) => void,
): MailSender | null {
  switch (config.provider) {
    case "none":
      return null;
    case "log":
      return createLogMail(print);
    case "cloudflare":
      return binding ? createCloudflareMail(config, binding) : null;
    case "resend":
      return createResendMail(config);
    case "postmark":
      return createPostmarkMail(config);
  }
}
