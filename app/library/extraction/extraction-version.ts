/**
 * Raise it when extraction gives more or better text than before: each file is then read again when it
 * is next used.
 */
export const extractionVersion = 5;
