/** What stands in the place of a file's extension for a pasted text, in UTF-8. No file has it. */
export const pastedType = "pasted";
