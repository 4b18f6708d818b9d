import { type PluralForms, plural } from "./plural";

/**
 * The form of a message for a duration, in the unit that people would use: seconds below 90, minutes up
 * to 90, then hours, rounded up.
 * @param forms by unit, then by plural category; without hours, minutes may exceed 59
 */
export function pluralDuration(
  seconds: number,
  forms: { seconds: PluralForms; minutes: PluralForms; hours?: PluralForms },
  locale = "en",
): string {
  if (seconds < 90) return plural(seconds, forms.seconds, locale);
  if (seconds <= 5_400 || !forms.hours) {
    return plural(Math.ceil(seconds / 60), forms.minutes, locale);
  }
  return plural(Math.ceil(seconds / 3_600), forms.hours, locale);
}
