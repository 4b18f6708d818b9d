/** The most characters of a pasted text. */
export const longestText = 200_000;
