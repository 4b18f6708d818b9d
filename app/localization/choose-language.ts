import { AcceptLanguage } from "@remix-run/headers";

/**
 * The interface's language for a visitor.
 * @param chosen what the visitor chose before; null if nothing
 * @param header `Accept-Language`
 * @param languages BCP 47 tags, the first for visitors who prefer none of them
 */
export function chooseLanguage(
  chosen: string | null,
  header: string | null,
  languages: readonly [string, ...string[]],
): string {
  if (chosen && languages.includes(chosen)) return chosen;
  if (!header) return languages[0];
  try {
    return new AcceptLanguage(header).getPreferred(languages) ?? languages[0];
  } catch {
    return languages[0];
  }
}
