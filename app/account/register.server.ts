import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { findUserByKey, insertUser } from "./account-store.server";
import { assignShard } from "./assign-shard.server";
import { toActor } from "./find-actor.server";
import { humanCheckField } from "./human-check";
import * as m from "./messages";
import { newRecoveryCode } from "./new-recovery-code.server";
import { saveRecoveryCode } from "./recovery-store.server";
import type { Registration } from "./schema";
import { usernameKey } from "./username-key";
import { withHumanCheck } from "./with-human-check.server";

/** A new learner, with a recovery code if no mail is configured. */
interface Registered {
  actor: Actor;
  recoveryCode: string | null;
}

/**
 * *
 * @param address of the client, if known
 * @param id of the learner; the same when a form is sent twice
 * @throws AppError username_taken, and as `withHumanCheck` does
 */
export function register(
  app: App,
  registration: Registration,
  address: string | null,
  id = newId(),
): Promise<Registered> {
  const token = registration[humanCheckField] ?? null;
  return withHumanCheck(app, token, address, () => openAccount(app, registration, id));
}

async function openAccount(app: App, registration: Registration, id: string): Promise<Registered> {
  const key = usernameKey(registration.username);
  const shardApp = await assignShard(app, key, id);
  if (!shardApp) throw usernameTaken();
  const added = await insertUser(shardApp.database, {
    id,
    username: registration.username.normalize("NFC"),
    usernameKey: key,
    email: registration.email,
    passwordHash: await app.passwords.hash(registration.password),
    createdAt: app.clock.now(),
  });
  const user = added ?? (await findUserByKey(shardApp.database, key));
  if (user?.id !== id) throw usernameTaken();
  if (added) app.log.info("registered", { userId: id });
  return {
    actor: await toActor(shardApp, user),
    recoveryCode: await createFirstCode(shardApp, id),
  };
}

function usernameTaken(): AppError {
  return new AppError("username_taken", m.usernameTaken(), { field: "username" });
}

async function createFirstCode(app: App, userId: string): Promise<string | null> {
  if (app.mail) return null;
  // Also for a repeated form: its sender has not seen the first response.
  const { code, hash } = await newRecoveryCode();
  await saveRecoveryCode(app.database, userId, hash);
  return code;
}
