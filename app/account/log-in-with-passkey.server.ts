import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUser } from "./account-store.server";
import { toAdmittedActor } from "./find-actor.server";
import { appForUser } from "./find-shard.server";
import * as m from "./messages";
import {
  consumeChallenge,
  findPasskey,
  insertChallenge,
  type PasskeyRow,
  recordPasskeyUse,
} from "./passkey-store.server";
import { challengeLifetime, loadWebAuthn, type RelyingParty } from "./relying-party.server";
import type { PasskeyLogin } from "./schema";

/** Creates the options with which the browser asks the device for any passkey of this host. */
export async function beginPasskeyLogin(app: App, party: RelyingParty) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    timeout: challengeLifetime,
  });
  const expiresAt = new Date(app.clock.now().getTime() + challengeLifetime);
  const { challenge } = options;
  // The learner's shard is not known yet.
  await insertChallenge(app.at(0).database, { challenge, sessionHash: null, expiresAt });
  return options;
}

/**
 * Verifies the device's signature.
 * @throws AppError invalid_credentials, the same for an unknown passkey and a wrong signature
 */
export async function logInWithPasskey(
  app: App,
  { response }: PasskeyLogin,
  party: RelyingParty,
): Promise<Actor> {
  const shardApp = await appForUser(app, readHandle(response.response.userHandle));
  const passkey = await findPasskey(shardApp.database, response.id);
  if (!passkey) throw passkeyUnknown();
  const counter = await verifiedCounter(app, passkey, response, party);
  if (counter === null) throw passkeyUnknown();
  const user = await findUser(shardApp.database, passkey.userId);
  if (!user) throw passkeyUnknown();
  await recordPasskeyUse(shardApp.database, passkey.id, counter, app.clock.now());
  return toAdmittedActor(shardApp, user);
}

/** The learner's id, which is the passkey's user handle. */
function readHandle(userHandle = ""): string {
  return Buffer.from(userHandle, "base64url").toString();
}

/** @returns the authenticator's signature counter; null if verification fails */
async function verifiedCounter(
  app: App,
  passkey: PasskeyRow,
  response: PasskeyLogin["response"],
  party: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const now = app.clock.now();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consumeChallenge(app.at(0).database, challenge, null, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    app.log.error("passkey_refused", error, { userId: passkey.userId });
    return null;
  }
}

function passkeyUnknown(): AppError {
  return new AppError("invalid_credentials", m.passkeyUnknown());
}
