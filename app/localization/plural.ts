import { formatNumber } from "./format-number";

/**
 * A text in which `#` stands for the formatted number, or a function of that number where the text inserts
 * anything else: a file's name may have a `#` of its own.
 */
export type PluralForm = string | ((number: string) => string);

export type PluralForms = { other: PluralForm } & { [form in Intl.LDMLPluralRule]?: PluralForm };

/** Made once per locale: making them takes longer than using them. */
const rulesByLocale = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  let rules = rulesByLocale.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    rulesByLocale.set(locale, rules);
  }
  return rules;
}

/**
 * The form of a message for a count: `plural(3, { one: "# card", other: "# cards" })` is "3 cards".
 * @param forms by plural category of the language (CLDR)
 * @param locale a BCP 47 tag
 */
export function plural(count: number, forms: PluralForms, locale = "en"): string {
  const form = forms[rulesOf(locale).select(count)] ?? forms.other;
  const formatted = formatNumber(count, locale);
  return typeof form === "function" ? form(formatted) : form.replaceAll("#", formatted);
}
