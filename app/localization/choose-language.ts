import { AcceptLanguage } from "@remix-run/headers";

/**
 * The interface's language that a visitor prefers.
 * @param header `Accept-Language`
 * @param languages BCP 47 tags, the first for visitors who prefer none of them
 */
export function chooseLanguage(
  header: string | null,
  languages: readonly [string, ...string[]],
): string {
  if (!header) return languages[0];
  try {
    return new AcceptLanguage(header).getPreferred(languages) ?? languages[0];
  } catch {
    return languages[0];
  }
}
