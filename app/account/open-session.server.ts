import type { Actor } from "~/platform/app.server";
import type { RequestScope } from "~/platform/request-scope.server";
import { deleteSession, insertSession } from "./account-store.server";
import {
  hashSessionToken,
  newSessionToken,
  presentedSession,
  sessionCookie,
  sessionLifetime,
} from "./session-token.server";

/** Opens a new session; one that was presented with the request is worth nothing afterwards. */
export async function openSession(scope: RequestScope, actor: Actor): Promise<void> {
  await endPresentedSession(scope);
  const { app } = scope;
  const token = newSessionToken();
  const now = app.clock.now();
  await insertSession(app.database, {
    tokenHash: await hashSessionToken(token),
    userId: actor.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime * 1000),
  });
  scope.setCookie(sessionCookie, token, sessionLifetime);
}

/** Ends the presented session on the server and in the browser. */
export async function closeSession(scope: RequestScope): Promise<void> {
  await endPresentedSession(scope);
  scope.setCookie(sessionCookie, "", 0);
}

async function endPresentedSession({ app, request }: RequestScope): Promise<void> {
  const session = await presentedSession(request);
  if (session) await deleteSession(app.database, session);
}
