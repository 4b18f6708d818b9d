import { textLanguage } from "~/library/text-language";

/**
 * The language in which a reply is read aloud, detected from its words; English if they are few and plain.
 * @returns BCP 47; empty if unknown
 */
export function replyLanguage(content: string): string {
  const { lang } = textLanguage(content);
  const letters = content.match(/\p{L}/gu) ?? [];
  const plain = letters.length > 0 && letters.every((letter) => letter < "\u007f");
  return lang || (plain ? "en" : "");
}
