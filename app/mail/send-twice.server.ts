/** A mail that a provider did not take. Its message never holds an address or a text. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** @param lasting the same mail would be refused again */
  constructor(
    message: string,
    readonly lasting: boolean,
  ) {
    super(message);
  }
}

/** Milliseconds that one attempt may take: both fit into what may follow an answer. */
const timeoutMs = 10_000;

/** Sends once more what failed for a reason that may pass. */
export async function sendTwice(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  try {
    await send(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof MailError && error.lasting) throw error;
    await send(AbortSignal.timeout(timeoutMs));
  }
}

/** @throws MailError with the status alone: what a provider says repeats what it was sent */
export async function requireSent(provider: string, response: Response): Promise<void> {
  await response.body?.cancel();
  if (response.ok) return;
  const passes = response.status >= 500 || response.status === 429 || response.status === 409;
  throw new MailError(`${provider} answered ${response.status}`, !passes);
}
