/** WebAuthn's relying party: passkeys are bound to a host. */
export interface RelyingParty {
  /** The host, without a port. */
  id: string;
  origin: string;
}

export function relyingParty(request: Request): RelyingParty {
  const { hostname, origin } = new URL(request.url);
  return { id: hostname, origin };
}

/** Milliseconds for the learner to confirm on their device. */
export const challengeLifetime = 300_000;

/** Loaded on demand: 100 kB that most requests do not need. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
