const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Which way a text runs, told by its first letter. One without letters, such as a year, runs like
 * the text it belongs to.
 */
export function directionOf(text: string, belongsTo = ""): "ltr" | "rtl" {
  const [letter = ""] = `${text} ${belongsTo}`.match(/\p{L}/u) ?? [];
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}
