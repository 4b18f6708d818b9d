/** Why a provider did not deliver; each has a status of its own in the contract. */
export type ProviderFailure = "provider_failed" | "provider_unconfigured" | "provider_timeout";

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  constructor(
    readonly failure: ProviderFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
