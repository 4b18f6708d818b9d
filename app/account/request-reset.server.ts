import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { everyShard } from "~/platform/shards";
import { findUserByKey, listUsersByEmail, type UserRow } from "./account-store.server";
import { appForUsername } from "./find-shard.server";
import * as m from "./messages";
import { hashToken, newToken } from "./random-token.server";
import { insertPasswordResets } from "./recovery-store.server";
import { resetMail } from "./reset-mail";
import { usernameKey } from "./username-key";

/** Milliseconds for which a link is valid. */
const linkLifetime = 3_600_000;

/** Links for one account, from any requester. */
const linksPerHour = 3;

/** The most accounts in one mail. */
const accountsPerMail = 10;

const hour = 3_600;

/**
 * Sends a password reset mail. Neither the response nor its timing tells whether the account exists: the
 * work is done after the response.
 * @param account a username, or an email address, which several accounts may share
 * @param origin of this site, unless PUBLIC_ORIGIN is configured
 * @throws AppError provider_unconfigured if no mail is configured
 */
export async function requestReset(app: App, account: string, origin: string): Promise<void> {
  if (!app.mail) throw mailUnconfigured();
  app.background.run("reset_mail", sendLinks(app, account, app.config.publicOrigin ?? origin));
}

function mailUnconfigured(): AppError {
  return new AppError("provider_unconfigured", m.mailUnconfigured());
}

async function sendLinks(app: App, account: string, origin: string): Promise<void> {
  const found = await findAccounts(app, account);
  const allowed = await Promise.all(found.map(({ user }) => isAllowed(app, user.id)));
  const accounts = found.filter((_, index) => allowed[index]);
  const address = accounts[0]?.user.email;
  app.log.info("reset_requested", { accounts: found.length, mailed: accounts.length });
  if (!address || !app.mail) return;
  const expiresAt = new Date(app.clock.now().getTime() + linkLifetime);
  const links = await Promise.all(
    accounts.map(async ({ shardApp, user }) => {
      const token = newToken(shardApp.shard);
      const reset = { tokenHash: await hashToken(token), userId: user.id, expiresAt };
      return { shardApp, username: user.username, token, reset };
    }),
  );
  for (const shardApp of new Set(links.map((link) => link.shardApp))) {
    const theirs = links.filter((link) => link.shardApp === shardApp);
    await insertPasswordResets(
      shardApp.database,
      theirs.map(({ reset }) => reset),
    );
  }
  await app.mail.send(
    resetMail(
      address,
      links.map(({ username, token }) => ({
        username,
        href: `${origin}/auth/reset?token=${token}`,
      })),
    ),
  );
}

interface Account {
  /** The app with the account's database. */
  shardApp: App;
  user: UserRow;
}

/** Usernames contain no `@`. Email addresses are looked up in every database. */
async function findAccounts(app: App, account: string): Promise<Account[]> {
  if (!account.includes("@")) {
    const key = usernameKey(account);
    const shardApp = await appForUsername(app, key);
    const user = await findUserByKey(shardApp.database, key);
    return user ? [{ shardApp, user }] : [];
  }
  const found = await Promise.all(
    everyShard(app).map(async (shardApp) => {
      const users = await listUsersByEmail(shardApp.database, account, accountsPerMail);
      return users.map((user) => ({ shardApp, user }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => one.user.createdAt.getTime() - other.user.createdAt.getTime())
    .slice(0, accountsPerMail);
}

async function isAllowed(app: App, userId: string): Promise<boolean> {
  return (await app.rateLimiter.take(`reset-link:${userId}`, linksPerHour, hour)).allowed;
}
