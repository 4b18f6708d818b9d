/** What a recording may be, and the fields that come with it. */
export const voiceLimits = {
  seconds: 120,
  bytes: 10 * 1024 * 1024,
  fieldBytes: 2 * 1024 * 1024,
} as const;
