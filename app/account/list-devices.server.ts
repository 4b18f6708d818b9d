import type { Actor, App } from "~/platform/app.server";
import type { DeviceView } from "./schema";
import { listSessions } from "./session-store.server";

/**
 * Where a learner is signed in, this device first.
 * @param session of the request, as it is stored
 */
export async function listDevices(
  app: App,
  actor: Actor,
  session: string | null,
): Promise<DeviceView[]> {
  const rows = await listSessions(app.database, actor.id, app.clock.now());
  return rows
    .map(({ tokenHash, id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      current: tokenHash === session,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}
