import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { everyShard } from "~/platform/shards";
import { findUserByKey, listUsersByEmail, type UserRow } from "./account-store.server";
import { findHome } from "./find-home.server";
import * as m from "./messages";
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
    accounts.map(async ({ home, user }) => {
      const token = newToken(home.shard);
      const reset = { tokenHash: await hashToken(token), userId: user.id, expiresAt };
      return { home, username: user.username, token, reset };
    }),
  );
  for (const home of new Set(links.map((link) => link.home))) {
    const theirs = links.filter((link) => link.home === home);
    await insertPasswordResets(
      home.database,
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
  home: App;
  user: UserRow;
}

/** Usernames have no `@`. An address is looked for in every database. */
async function findAccounts(app: App, account: string): Promise<Account[]> {
  if (!account.includes("@")) {
    const key = usernameKey(account);
    const home = await findHome(app, key);
    const user = await findUserByKey(home.database, key);
    return user ? [{ home, user }] : [];
  }
  const found = await Promise.all(
    everyShard(app).map(async (home) => {
      const users = await listUsersByEmail(home.database, account, accountsPerMail);
      return users.map((user) => ({ home, user }));
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
