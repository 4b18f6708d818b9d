/** The most characters of an attempt. */
export const longestAttempt = 2_000;
