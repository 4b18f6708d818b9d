import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUserByKey, listUsersByEmail, type UserRow } from "./account-store.server";
import { hashToken, newToken } from "./random-token.server";
import { insertPasswordResets } from "./recovery-store.server";
import { resetMail } from "./reset-mail";
import { usernameKey } from "./username-key";

/** Milliseconds that a link is good for. */
const linkLifetime = 3_600_000;

/** Links that are sent for one account in an hour, whoever asks. */
const linksPerHour = 3;

/** Accounts that one mail holds links for. */
const accountsPerMail = 10;

const hour = 3_600;

/**
 * Sends a mail by which the password of an account can be set. Whether there is such an account can
 * be told neither from the answer nor from the time that it takes: all that depends on it is done
 * after the answer.
 * @param account a username, or an e-mail address, which may be that of several accounts
 * @param origin of this site, where no other is configured
 * @throws AppError provider_unconfigured where no mail is sent here
 */
export async function requestReset(app: App, account: string, origin: string): Promise<void> {
  if (!app.mail) throw mailUnconfigured();
  app.background.run("reset_mail", sendLinks(app, account, app.config.publicOrigin ?? origin));
}

function mailUnconfigured(): AppError {
  return new AppError(
    "provider_unconfigured",
    "No mail is sent here. Set a new password with your recovery code.",
  );
}

async function sendLinks(app: App, account: string, origin: string): Promise<void> {
  const found = await findAccounts(app, account);
  const allowed = await Promise.all(found.map(({ id }) => isAllowed(app, id)));
  const users = found.filter((_, index) => allowed[index]);
  const [first] = users;
  app.log.info("reset_requested", { accounts: found.length, mailed: users.length });
  if (!first?.email || !app.mail) return;
  const expiresAt = new Date(app.clock.now().getTime() + linkLifetime);
  const links = await Promise.all(
    users.map(async (user) => {
      const token = newToken();
      return { user, token, tokenHash: await hashToken(token) };
    }),
  );
  await insertPasswordResets(
    app.database,
    links.map(({ user, tokenHash }) => ({ tokenHash, userId: user.id, expiresAt })),
  );
  await app.mail.send(
    resetMail(
      first.email,
      links.map(({ user, token }) => ({
        username: user.username,
        href: `${origin}/auth/reset?token=${token}`,
      })),
    ),
  );
}

/** Usernames have no `@`. */
async function findAccounts({ database }: App, account: string): Promise<UserRow[]> {
  if (account.includes("@")) return listUsersByEmail(database, account, accountsPerMail);
  const user = await findUserByKey(database, usernameKey(account));
  return user ? [user] : [];
}

async function isAllowed(app: App, userId: string): Promise<boolean> {
  return (await app.rateLimiter.take(`reset-link:${userId}`, linksPerHour, hour)).allowed;
}
