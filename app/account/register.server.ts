import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { findUserByKey, insertUser } from "./account-store.server";
import { asPerson } from "./as-person.server";
import { toActor } from "./find-actor.server";
import { humanCheckField } from "./human-check";
import type { Registration } from "./schema";
import { usernameKey } from "./username-key";

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
): Promise<Actor> {
  const token = registration[humanCheckField] ?? null;
  return asPerson(app, token, address, () => openAccount(app, registration, id));
}

async function openAccount(app: App, registration: Registration, id: string): Promise<Actor> {
  const key = usernameKey(registration.username);
  const added = await insertUser(app.database, {
    id,
    username: registration.username.normalize("NFC"),
    usernameKey: key,
    email: registration.email,
    passwordHash: await app.passwords.hash(registration.password),
    createdAt: app.clock.now(),
  });
  const user = added ?? (await findUserByKey(app.database, key));
  if (user?.id !== id) {
    throw new AppError("username_taken", "Username may already be taken", { field: "username" });
  }
  if (added) app.log.info("registered", { userId: id });
  return toActor(app, user);
}
