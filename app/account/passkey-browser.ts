import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import * as m from "./messages";

/** Why a passkey operation failed, and the field to correct. */
export interface PasskeyProblem {
  message: string;
  field: string | null;
}

/**
 * Logs in with a passkey of this site, then loads a document, so that no data of an earlier session remains.
 * @param redirectTo the page that was asked for
 * @returns null on success
 */
export function logInWithPasskey(redirectTo: string): Promise<PasskeyProblem | null> {
  return reportProblem(async () => {
    const optionsJSON = await call("/api/login/passkey/options", {});
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const credential = { id, rawId, type, response };
    const { startPage } = await call("/api/login/passkey", { redirectTo, response: credential });
    location.assign(startPage);
  });
}

/** Creates a passkey on the device and adds it to the account. @returns null on success */
export function addPasskey(name: string, currentPassword: string): Promise<PasskeyProblem | null> {
  return reportProblem(async () => {
    const optionsJSON = await call("/api/user/passkeys/options", { currentPassword });
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    await call("/api/user/passkeys", { name, response: { id, rawId, type, response } });
  });
}

/** An error response of the API. */
class RefusedError extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem.message);
  }
}

async function reportProblem(work: () => Promise<void>): Promise<PasskeyProblem | null> {
  if (!browserSupportsWebAuthn()) {
    return { message: m.passkeysUnsupported(), field: null };
  }
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return error.problem;
    return { message: (errorMessages[nameOf(error)] ?? m.passkeyFailed)(), field: null };
  }
}

/** By the name of the browser's error. */
const errorMessages: Record<string, () => string> = {
  NotAllowedError: m.noPasskeyUsed,
  AbortError: m.noPasskeyUsed,
  InvalidStateError: m.passkeyExists,
  SecurityError: m.passkeysWrongAddress,
  TypeError: m.passkeyNoAnswer,
};

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

// biome-ignore lint/suspicious/noExplicitAny: the library says what it expects
async function call(path: string, body: object): Promise<any> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer.json();
  const { error, issues } = (await answer.json()) as ErrorEnvelope;
  throw new RefusedError({ message: error, field: issues?.[0]?.path ?? null });
}

/** The API's error envelope. */
interface ErrorEnvelope {
  error: string;
  issues?: { path: string }[];
}
