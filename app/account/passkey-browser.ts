import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import * as m from "./messages";

/** Why something with a passkey did not work, and the field that is to be mended. */
export interface PasskeyProblem {
  message: string;
  field: string | null;
}

/** Logs in with a passkey that the device has for this site. @returns null where that is done */
export function logInWithPasskey(): Promise<PasskeyProblem | null> {
  return tell(async () => {
    const optionsJSON = await call("/api/login/passkey/options", {});
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    await call("/api/login/passkey", { response: { id, rawId, type, response } });
  });
}

/** Has the device make a passkey, and adds it. @returns null where that is done */
export function addPasskey(name: string, currentPassword: string): Promise<PasskeyProblem | null> {
  return tell(async () => {
    const optionsJSON = await call("/api/user/passkeys/options", { currentPassword });
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    await call("/api/user/passkeys", { name, response: { id, rawId, type, response } });
  });
}

/** What the server has refused, in its words. */
class Refused extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem.message);
  }
}

async function tell(work: () => Promise<void>): Promise<PasskeyProblem | null> {
  if (!browserSupportsWebAuthn()) {
    return { message: m.passkeysUnsupported(), field: null };
  }
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    return { message: (errorMessages[nameOf(error)] ?? m.passkeyFailed)(), field: null };
  }
}

/** By the names of a browser's errors. */
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
  const { error, issues } = (await answer.json()) as Refusal;
  throw new Refused({ message: error, field: issues?.[0]?.path ?? null });
}

/** The API's error envelope. */
interface Refusal {
  error: string;
  issues?: { path: string }[];
}
