/** A whole number as people write it, in Latin digits: "1,200". @param locale a BCP 47 tag */
export const formatNumber = (value: number, locale = "en") =>
  new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(value);
