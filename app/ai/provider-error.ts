/** Why a provider did not deliver; each has a status of its own in the contract. */
export type ProviderFailure = (typeof failures)[number];

const failures = ["provider_failed", "provider_unconfigured", "provider_timeout"] as const;

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** What the provider answered; null where it did not answer. */
  readonly status: number | null;
  constructor(
    readonly failure: ProviderFailure,
    message: string,
    { status = null, ...options }: ErrorOptions & { status?: number | null } = {},
  ) {
    super(message, options);
    this.status = status;
  }
}

/** What to answer for an error. It keeps its name, not its class, on the way from another worker. */
export function providerFailureOf(error: unknown): ProviderFailure {
  const named = error instanceof Error && error.name === "ProviderError" && "failure" in error;
  return failures.find((failure) => named && failure === error.failure) ?? "provider_failed";
}
