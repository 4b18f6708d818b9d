import { tag } from "./messages";

/** A BCP 47 tag, by which dates and numbers outside the catalogues are written. */
export const interfaceLanguage = (): string => tag();
