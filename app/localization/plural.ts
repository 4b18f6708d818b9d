/**
 * A text in which `#` stands for the formatted number, or a function of that number where the text inserts
 * anything else: a file's name may have a `#` of its own.
 */
export type PluralForm = string | ((number: string) => string);

export type PluralForms = { other: PluralForm } & { [form in Intl.LDMLPluralRule]?: PluralForm };

/** Made once per locale: making them takes longer than using them. */
const formats = new Map<string, { rules: Intl.PluralRules; number: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const number = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  const made = { rules: new Intl.PluralRules(locale), number };
  formats.set(locale, made);
  return made;
}

/**
 * The form of a message for a count: `plural(3, { one: "# card", other: "# cards" })` is "3 cards".
 * @param forms by plural category of the language (CLDR)
 * @param locale a BCP 47 tag
 */
export function plural(count: number, forms: PluralForms, locale = "en"): string {
  const { rules, number } = formatsOf(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  const formatted = number.format(count);
  return typeof form === "function" ? form(formatted) : form.replaceAll("#", formatted);
}
