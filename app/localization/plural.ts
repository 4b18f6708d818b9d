export type PluralForms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };

/** Made once per locale: making them takes longer than using them. */
const formats = new Map<string, { rules: Intl.PluralRules; number: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const made = { rules: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) };
  formats.set(locale, made);
  return made;
}

/**
 * The form of a message for a count: `plural(3, { one: "# card", other: "# cards" })` is "3 cards".
 * @param forms by plural category of the language (CLDR); `#` stands for the formatted number
 * @param locale a BCP 47 tag
 */
export function plural(count: number, forms: PluralForms, locale = "en"): string {
  const { rules, number } = formatsOf(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replaceAll("#", number.format(count));
}
