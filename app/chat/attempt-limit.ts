/** Of what a learner remembers of an answer, in characters. */
export const longestAttempt = 2_000;
