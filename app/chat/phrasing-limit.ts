/** Characters of an answer by a browser's model. In a separate module, because the browser does not need the schema. */
export const longestPhrasing = 4_000;
