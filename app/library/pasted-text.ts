/** Instead of a file's id, of a pasted text. */
export const pastedText = "text";
