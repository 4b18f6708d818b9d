import { languages } from "virtual:languages";
import type { Actor, App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import type { RequestScope } from "~/platform/request-scope.server";
import { findLanguage, saveLanguage } from "./account-store.server";
import { deviceName } from "./device-name";
import { presentedLanguage, rememberLanguage } from "./language-cookie.server";
import { hashToken, newToken } from "./random-token.server";
import { deleteSession, insertSession } from "./session-store.server";
import { presentedSession, sessionCookie, sessionLifetime } from "./session-token.server";

/** Of a learner, besides the newest: far more than a person has devices. */
const otherSessions = 99;

/** Opens a new session and ends the one of the request, if any. */
export async function openSession(scope: RequestScope, actor: Actor): Promise<void> {
  await endPresentedSession(scope);
  const { request } = scope;
  const app = scope.app.at(actor.shard ?? 0);
  const token = newToken(app.shard);
  const now = app.clock.now();
  const session = {
    id: newId(),
    tokenHash: await hashToken(token),
    userId: actor.id,
    device: deviceName(request.headers.get("User-Agent")),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime * 1000),
  };
  await insertSession(app.database, session, otherSessions);
  scope.setCookie(sessionCookie, token, sessionLifetime);
  await shareLanguage(scope, app, actor.id);
}

/** The account's language comes to this browser; an account without one takes what was chosen here. */
async function shareLanguage(scope: RequestScope, app: App, userId: string): Promise<void> {
  const chosen = presentedLanguage(scope.request);
  const kept = await findLanguage(app.database, userId);
  if (kept && kept !== chosen) rememberLanguage(scope, kept);
  if (!kept && chosen && languages.includes(chosen)) {
    await saveLanguage(app.database, userId, chosen);
  }
}

/** Ends the request's session on the server and in the browser. */
export async function closeSession(scope: RequestScope): Promise<void> {
  await endPresentedSession(scope);
  scope.setCookie(sessionCookie, "", 0);
  scope.emptyBrowser();
}

async function endPresentedSession({ app, request }: RequestScope): Promise<void> {
  const session = await presentedSession(request);
  if (session) await deleteSession(app.database, session);
}
