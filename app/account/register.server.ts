import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { findUserByKey, insertUser } from "./account-store.server";
import { asPerson } from "./as-person.server";
import { claimHome } from "./claim-home.server";
import { toActor } from "./find-actor.server";
import { humanCheckField } from "./human-check";
import * as m from "./messages";
import { newRecoveryCode } from "./new-recovery-code.server";
import { saveRecoveryCode } from "./recovery-store.server";
import type { Registration } from "./schema";
import { usernameKey } from "./username-key";

/** A new learner, with the code that gets them back in where no mail can; it is kept nowhere. */
interface Registered {
  actor: Actor;
  recoveryCode: string | null;
}

/**
 * @param address of the client, where it is known
 * @param id of the learner: where a form is sent twice, both times the same
 * @throws AppError username_taken, and as `asPerson` does
 */
export function register(
  app: App,
  registration: Registration,
  address: string | null,
  id = newId(),
): Promise<Registered> {
  const token = registration[humanCheckField] ?? null;
  return asPerson(app, token, address, () => openAccount(app, registration, id));
}

async function openAccount(app: App, registration: Registration, id: string): Promise<Registered> {
  const key = usernameKey(registration.username);
  const home = await claimHome(app, key, id);
  if (!home) throw taken();
  const added = await insertUser(home.database, {
    id,
    username: registration.username.normalize("NFC"),
    usernameKey: key,
    email: registration.email,
    passwordHash: await app.passwords.hash(registration.password),
    createdAt: app.clock.now(),
  });
  const user = added ?? (await findUserByKey(home.database, key));
  if (user?.id !== id) throw taken();
  if (added) app.log.info("registered", { userId: id });
  return { actor: await toActor(home, user), recoveryCode: await firstCode(home, id) };
}

function taken(): AppError {
  return new AppError("username_taken", m.usernameTaken(), { field: "username" });
}

async function firstCode(app: App, userId: string): Promise<string | null> {
  if (app.mail) return null;
  // Also where the form was sent again: whoever did that has not seen the code before.
  const { code, hash } = await newRecoveryCode();
  await saveRecoveryCode(app.database, userId, hash);
  return code;
}
