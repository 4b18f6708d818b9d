import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { productName } from "~/platform/product";
import { toPasskeyView } from "./list-passkeys.server";
import * as m from "./messages";
import {
  consumeChallenge,
  insertChallenge,
  insertPasskey,
  listPasskeyRows,
} from "./passkey-store.server";
import { challengeLifetime, loadWebAuthn, type RelyingParty } from "./relying-party.server";
import { requirePassword } from "./require-password.server";
import type { NewPasskey, PasskeyView } from "./schema";

const passkeysPerLearner = 20;

/** COSE identifiers of Ed25519, ES256 and RS256: every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/**
 * Creates the options with which the browser asks the device for a passkey. The answer must arrive within
 * five minutes, in the same session.
 * @param session hash of the request's session token
 * @throws AppError invalid_credentials, rate_limited, or invalid_request if there are 20 already
 */
export async function beginPasskey(
  app: App,
  actor: Actor,
  currentPassword: string,
  session: string | null,
  party: RelyingParty,
) {
  await requirePassword(app, actor, currentPassword, session);
  const owned = await listPasskeyRows(app.database, actor.id);
  if (owned.length >= passkeysPerLearner) {
    throw new AppError("invalid_request", m.tooManyPasskeys({ count: passkeysPerLearner }));
  }
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: party.id,
    userName: actor.username,
    userDisplayName: actor.username,
    // The device replaces its passkey with the same handle, and a login finds the learner's database by it.
    userID: new TextEncoder().encode(actor.id),
    attestationType: "none",
    excludeCredentials: owned.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
    timeout: challengeLifetime,
  });
  const expiresAt = new Date(app.clock.now().getTime() + challengeLifetime);
  const { challenge } = options;
  await insertChallenge(app.database, { challenge, sessionHash: session, expiresAt });
  return options;
}

/**
 * Verifies and stores a new passkey.
 * @param session hash of the request's session token
 * @throws AppError invalid_request if verification fails
 */
export async function addPasskey(
  app: App,
  actor: Actor,
  { name, response }: NewPasskey,
  session: string | null,
  party: RelyingParty,
): Promise<PasskeyView> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const now = app.clock.now();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => consumeChallenge(app.database, challenge, session, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    app.log.error("passkey_refused", error, { userId: actor.id });
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) throw passkeyRefused();
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = {
    id: newId(),
    userId: actor.id,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: response.response.transports,
    name,
    createdAt: now,
    lastUsedAt: null,
  };
  await insertPasskey(app.database, passkey);
  app.log.info("passkey_added", { userId: actor.id });
  return toPasskeyView(passkey);
}

function passkeyRefused(): AppError {
  return new AppError("invalid_request", m.passkeyNotAdded());
}
