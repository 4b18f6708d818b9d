import type { Actor, App } from "~/platform/app.server";
import { listPasskeyRows, type PasskeyRow } from "./passkey-store.server";
import type { PasskeyView } from "./schema";

/** A learner's passkeys, the newest first. */
export async function listPasskeys(app: App, actor: Actor): Promise<PasskeyView[]> {
  return (await listPasskeyRows(app.database, actor.id)).map(toPasskeyView);
}

export function toPasskeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
