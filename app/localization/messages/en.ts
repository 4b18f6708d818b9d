// Of the language itself
// A bundler that could read the values would take them as those of every language.
/** Its BCP 47 tag. */
export const tag = () => String("en");
export const direction = () => String("ltr") as "ltr" | "rtl";
/** Between two sentences; a full-width full stop needs none. */
export const sentenceGap = () => String(" ");
