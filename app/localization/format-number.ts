import { numberFormat } from "./number-format";

/** A whole number as people write it, in Latin digits: "1,200". @param locale a BCP 47 tag */
export const formatNumber = (value: number, locale = "en") =>
  numberFormat(locale, { numberingSystem: "latn" }).format(value);
