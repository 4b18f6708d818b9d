/** Replaces the file extension of a pasted text, in UTF-8. No file has it. */
export const pastedType = "pasted";
