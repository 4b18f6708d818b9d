// Of the language itself
/** Its BCP 47 tag. */
export const tag = (): string => "en";
export const direction = (): "ltr" | "rtl" => "ltr";
