/** In place of a file's id where a text was pasted. */
export const pastedText = "text";
