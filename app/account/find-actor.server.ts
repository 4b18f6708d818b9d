import { findTier } from "~/billing/find-tier.server";
import type { Actor, App, Owner, Tier } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { UserRow } from "./account-store.server";
import * as m from "./messages";
import { findSessionUser, sessionOwner, touchSession } from "./session-store.server";
import { presentedSession } from "./session-token.server";

/** Milliseconds between two updates of a session's last use. */
const usedEvery = 3_600_000;

/** The owner of the session cookie's session, if it is still valid; null without a cookie. */
export async function findOwner(app: App, request: Request): Promise<Owner | null> {
  const session = await presentedSession(request);
  return session ? { id: sessionOwner(app.database, session, app.clock.now()) } : null;
}

/** The learner whose session cookie came with the request; null if there is none, or if they are banned. */
export async function findActor(app: App, request: Request): Promise<Actor | null> {
  const session = await presentedSession(request);
  if (!session) return null;
  const now = app.clock.now();
  const owner = sessionOwner(app.database, session, now);
  const [user, tier] = await Promise.all([
    findSessionUser(app.database, session, now),
    findTier(app, owner),
  ]);
  if (!user || user.bannedAt) return null;
  const earlier = new Date(now.getTime() - usedEvery);
  if (user.lastUsedAt < earlier) {
    app.background.run("session_used", touchSession(app.database, session, now, earlier));
  }
  return actorOf(app, user, tier);
}

/** The learner, after authentication by any method. @throws AppError account_banned */
export async function toAdmittedActor(app: App, user: UserRow): Promise<Actor> {
  if (user.bannedAt) {
    throw new AppError("account_banned", m.accountBanned());
  }
  return toActor(app, user);
}

export async function toActor(app: App, user: UserRow): Promise<Actor> {
  return actorOf(app, user, await findTier(app, user.id));
}

function actorOf(
  { shard }: App,
  { id, username, email, createdAt }: Pick<UserRow, keyof Actor & keyof UserRow>,
  tier: Tier,
): Actor {
  return { id, username, email, createdAt, tier, shard };
}
