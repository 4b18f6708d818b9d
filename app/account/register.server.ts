import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { insertUser } from "./account-store.server";
import { toActor } from "./find-actor.server";
import type { Registration } from "./schema";
import { usernameKey } from "./username-key";

/** @throws AppError username_taken */
export async function register(app: App, registration: Registration): Promise<Actor> {
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
