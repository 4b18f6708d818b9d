/** Of what a browser's model phrases, in characters. It stands alone: a browser needs no schema. */
export const longestPhrasing = 4_000;
