import { direction, tag } from "./messages";

/** A BCP 47 tag. */
export const interfaceLanguage = (): string => tag();

/**
 * The locale by which dates and numbers outside the catalogues are written. Browsers differ in the digits
 * of Arabic, and beside these numbers are others that no formatter writes.
 */
export const interfaceLocale = (): string => `${tag()}-u-nu-latn`;

/** Whether pages run from right to left, as in Arabic: onward is to the left. */
export const isRightToLeft = (): boolean => direction() === "rtl";
