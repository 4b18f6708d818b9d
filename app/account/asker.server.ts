import { clientAddress } from "~/platform/client-address.server";
import { hashSessionToken, presentedToken } from "./session-token.server";

/** By which session and from where something is asked for. */
export interface Asker {
  sessionHash: string | null;
  address: string;
}

export async function askerOf(request: Request): Promise<Asker> {
  const token = presentedToken(request);
  return {
    sessionHash: token && (await hashSessionToken(token)),
    address: clientAddress(request),
  };
}
