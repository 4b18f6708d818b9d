const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A text's direction, by its first letter. Texts without letters, such as a year, take that of `belongsTo`.
 */
export function directionOf(text: string, belongsTo = ""): "ltr" | "rtl" {
  const [letter = ""] = `${text} ${belongsTo}`.match(/\p{L}/u) ?? [];
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}
