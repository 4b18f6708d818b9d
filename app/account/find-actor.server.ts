import { findTier } from "~/billing/find-tier.server";
import type { Actor, App } from "~/platform/app.server";
import { findUserBySession, type UserRow } from "./account-store.server";
import { hashSessionToken, presentedToken } from "./session-token.server";

/** The learner whose session cookie came with the request, or null. */
export async function findActor(app: App, request: Request): Promise<Actor | null> {
  const token = presentedToken(request);
  if (!token) return null;
  const user = await findUserBySession(
    app.database,
    await hashSessionToken(token),
    app.clock.now(),
  );
  return user ? toActor(app, user) : null;
}

export async function toActor(app: App, user: UserRow): Promise<Actor> {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    createdAt: user.createdAt,
    tier: await findTier(app, user.id),
  };
}
