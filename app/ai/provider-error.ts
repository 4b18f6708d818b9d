/** Why a provider failed; the API has a status code for each. */
export type ProviderFailure = (typeof failures)[number];

const failures = ["provider_failed", "provider_unconfigured", "provider_timeout"] as const;

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** The provider's HTTP status; null without a response. */
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

/** The deployment's calls of paid models are used up for the day (`AI_CALLS_PER_DAY`). */
export class BudgetSpentError extends ProviderError {
  constructor() {
    super("provider_unconfigured", "The day's calls of paid models are used up.");
  }
}

/** The failure of an error, by its name: an error from another worker loses its class. */
export function providerFailureOf(error: unknown): ProviderFailure {
  const named = error instanceof Error && error.name === "ProviderError" && "failure" in error;
  return failures.find((failure) => named && failure === error.failure) ?? "provider_failed";
}
