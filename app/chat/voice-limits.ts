/** The limits of a recording and of the fields sent with it. */
export const voiceLimits = {
  seconds: 120,
  bytes: 10 * 1024 * 1024,
  fieldBytes: 2 * 1024 * 1024,
} as const;
