import { z } from "zod";

/** Variables of the mail provider. Messages never repeat a value. */
export type MailConfig =
  | { provider: "none" }
  | { provider: "log" }
  | { provider: "cloudflare"; from: string }
  | { provider: "resend" | "postmark"; from: string; apiKey: string };

const text = z.string().trim().optional();

const address = /^([^<>]*\S\s*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const mailSchema = z
  .object({
    DEPLOYMENT: z.string().optional(),
    MAIL_PROVIDER: z.enum(["", "log", "cloudflare", "resend", "postmark"]).default(""),
    MAIL_FROM: text,
    MAIL_API_KEY: text,
    PUBLIC_ORIGIN: text,
    /** Cloudflare's binding. */
    EMAIL: z.unknown().optional(),
  })
  .superRefine((variables, context) => {
    const { MAIL_PROVIDER: provider, DEPLOYMENT, MAIL_FROM, MAIL_API_KEY, EMAIL } = variables;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (provider === "log" && DEPLOYMENT !== "local") {
      refuse("MAIL_PROVIDER", "MAIL_PROVIDER=log works with DEPLOYMENT=local only.");
    }
    if (provider === "" || provider === "log") return;
    if (!address.test(MAIL_FROM ?? "")) {
      refuse("MAIL_FROM", `MAIL_PROVIDER=${provider}: must look like Fennec <fennec@example.org>.`);
    }
    if (!variables.PUBLIC_ORIGIN) {
      refuse("PUBLIC_ORIGIN", `MAIL_PROVIDER=${provider} requires it for the links in emails.`);
    }
    if (provider === "cloudflare" && !EMAIL) {
      refuse("MAIL_PROVIDER", "MAIL_PROVIDER=cloudflare needs the binding EMAIL of wrangler.toml.");
    }
    if (provider !== "cloudflare" && !MAIL_API_KEY) {
      refuse("MAIL_API_KEY", `MAIL_PROVIDER=${provider} requires it.`);
    }
  });

/** @throws ZodError naming each variable that is missing or wrong */
export function parseMail(variables: unknown): MailConfig {
  const { MAIL_PROVIDER: provider, MAIL_FROM, MAIL_API_KEY } = mailSchema.parse(variables);
  const from = MAIL_FROM ?? "";
  switch (provider) {
    case "":
      return { provider: "none" };
    case "log":
      return { provider };
    case "cloudflare":
      return { provider, from };
    default:
      return { provider, from, apiKey: MAIL_API_KEY ?? "" };
  }
}

/** Origin for links in mails, such as `https://study.example.org`; null for the request's own. */
export const publicOriginSchema = z
  .object({ PUBLIC_ORIGIN: text })
  .transform(({ PUBLIC_ORIGIN: given }, context) => {
    if (!given) return null;
    const url = URL.parse(given);
    if (url && /^https?:$/.test(url.protocol) && url.origin === given.replace(/\/$/, "")) {
      return url.origin;
    }
    context.addIssue({
      code: "custom",
      path: ["PUBLIC_ORIGIN"],
      message: "Must look like https://study.example.org, without a path.",
    });
    return z.NEVER;
  });
