/** A provider rejected a mail. The message contains no address and no text. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** @param permanent whether a retry is pointless */
  constructor(
    message: string,
    readonly permanent: boolean,
  ) {
    super(message);
  }
}

/** Milliseconds per attempt; two fit into the time that `waitUntil` grants. */
const timeoutMs = 10_000;

/** Retries once, unless the error is permanent. */
export async function sendWithRetry(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  try {
    await send(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof MailError && error.permanent) throw error;
    await send(AbortSignal.timeout(timeoutMs));
  }
}

/** @throws MailError with the status only, as a provider's message may quote the mail */
export async function requireSent(provider: string, response: Response): Promise<void> {
  await response.body?.cancel();
  if (response.ok) return;
  const isTransient = response.status >= 500 || response.status === 429 || response.status === 409;
  throw new MailError(`${provider} answered ${response.status}`, !isTransient);
}
