import type { Actor } from "~/platform/app.server";
import type { UserView } from "./schema";

export function toUserView(actor: Actor): UserView {
  return {
    id: actor.id,
    username: actor.username,
    email: actor.email,
    createdAt: actor.createdAt.toISOString(),
  };
}
