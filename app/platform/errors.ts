import * as m from "./messages";

/** All error codes of the API with their status. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  upgrade_required: 402,
  card_declined: 402,
  forbidden_origin: 403,
  account_banned: 403,
  forbidden_address: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  already_premium: 409,
  too_large: 413,
  unsupported_file_type: 415,
  range_not_satisfiable: 416,
  unreadable_document: 422,
  unreachable: 422,
  no_content: 422,
  rate_limited: 429,
  internal_error: 500,
  provider_failed: 502,
  provider_unconfigured: 503,
  still_reading: 503,
  storage_full: 503,
  provider_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A wrong value. `path` is dotted; empty for the whole input. */
export interface FieldIssue {
  path: string;
  message: string;
}

interface AppErrorDetails {
  issues?: FieldIssue[];
  /** The form field below which the message is shown. Not part of the envelope. */
  field?: string;
  /** Additional fields of the envelope, such as `feature` and `limit` of a 402. */
  fields?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/**
 * An error for the learner. `message` is shown and contains nothing internal. Any other error is logged and
 * answered with a generic 500.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: AppErrorDetails = {},
  ) {
    super(message);
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The API's error envelope. */
  toEnvelope(): { error: string; code: ErrorCode; [field: string]: unknown } {
    const { issues, fields } = this.details;
    return { error: this.message, code: this.code, ...fields, ...(issues ? { issues } : {}) };
  }
}

/** @param message the whole sentence */
export function notFound(message = m.pageOrFileNotFound()): AppError {
  return new AppError("not_found", message);
}

export function unexpectedError(): AppError {
  return new AppError("internal_error", m.unexpected());
}
