/**
 * Raise it when files should be read again because extraction gives more, or better, than before: each
 * is then read anew on its first use.
 */
export const readerVersion = 1;
