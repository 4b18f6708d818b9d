import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { insertUser } from "./account-store.server";
import { asPerson } from "./as-person.server";
import { toActor } from "./find-actor.server";
import { humanCheckField } from "./human-check";
import type { Registration } from "./schema";
import { usernameKey } from "./username-key";

/**
 * @param address of the client, where it is known
 * @throws AppError username_taken, and as `asPerson` does
 */
export function register(
  app: App,
  registration: Registration,
  address: string | null,
): Promise<Actor> {
  const token = registration[humanCheckField] ?? null;
  return asPerson(app, token, address, () => openAccount(app, registration));
}

async function openAccount(app: App, registration: Registration): Promise<Actor> {
  const user = await insertUser(app.database, {
    id: newId(),
    username: registration.username.normalize("NFC"),
    usernameKey: usernameKey(registration.username),
    email: registration.email,
    passwordHash: await app.passwords.hash(registration.password),
    createdAt: app.clock.now(),
  });
  if (!user) {
    throw new AppError("username_taken", "Username may already be taken", { field: "username" });
  }
  app.log.info("registered", { userId: user.id });
  return toActor(app, user);
}
