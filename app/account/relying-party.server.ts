/** Whose passkeys a request is about, in the words of WebAuthn: passkeys are bound to a host. */
export interface RelyingParty {
  /** The host, without a port. */
  id: string;
  origin: string;
}

export function relyingParty(request: Request): RelyingParty {
  const { hostname, origin } = new URL(request.url);
  return { id: hostname, origin };
}

/** Milliseconds that a learner has to answer their device. */
export const challengeLifetime = 300_000;

/** A library of a hundred kilobytes that most requests do not need. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
