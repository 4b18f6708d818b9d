export type PluralForms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };

/**
 * The form of a message for a count: `plural(3, { one: "# card", other: "# cards" })` is "3 cards".
 * @param forms by plural category of the language (CLDR); `#` stands for the formatted number
 * @param locale a BCP 47 tag
 */
export function plural(count: number, forms: PluralForms, locale = "en"): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll("#", new Intl.NumberFormat(locale).format(count));
}
