import type { Actor, App } from "~/platform/app.server";
import { describeDevice } from "./device-name";
import type { DeviceView } from "./schema";
import { listSessions } from "./session-store.server";

/** A learner's sessions by device, the current one first. @param session hash of the request's session token */
export async function listDevices(
  app: App,
  actor: Actor,
  session: string | null,
): Promise<DeviceView[]> {
  const rows = await listSessions(app.database, actor.id, app.clock.now());
  return rows
    .map(({ tokenHash, id, device, createdAt, lastUsedAt }) => ({
      id,
      device: device === null ? null : describeDevice(device),
      current: tokenHash === session,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}
