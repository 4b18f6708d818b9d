import { findTier } from "~/billing/find-tier.server";
import type { Actor, App, Tier } from "~/platform/app.server";
import { findUser, sessionOwner, type UserRow } from "./account-store.server";
import { presentedSession } from "./session-token.server";

/** The learner whose session cookie came with the request, or null. */
export async function findActor(app: App, request: Request): Promise<Actor | null> {
  const session = await presentedSession(request);
  if (!session) return null;
  const owner = sessionOwner(app.database, session, app.clock.now());
  const [user, tier] = await Promise.all([findUser(app.database, owner), findTier(app, owner)]);
  return user && actorOf(user, tier);
}

export async function toActor(app: App, user: UserRow): Promise<Actor> {
  return actorOf(user, await findTier(app, user.id));
}

function actorOf({ id, username, email, createdAt }: UserRow, tier: Tier): Actor {
  return { id, username, email, createdAt, tier };
}
