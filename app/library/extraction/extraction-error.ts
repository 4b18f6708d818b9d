import type { ExtractionFailure } from "~/platform/ports";

/** A file that cannot be read; `message` is a short technical sentence, not meant for learners. */
export class ExtractionError extends Error {
  readonly reason: ExtractionFailure;
  /** The number of pages, if they contain only pictures. */
  readonly pages: number | null;

  constructor(
    reason: ExtractionFailure,
    message: string,
    { pages = null, ...options }: ErrorOptions & { pages?: number | null } = {},
  ) {
    super(message, options);
    this.name = "ExtractionError";
    this.reason = reason;
    this.pages = pages;
  }
}
