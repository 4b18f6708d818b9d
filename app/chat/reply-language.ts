import { textLanguage } from "~/library/text-language";

/**
 * The language in which a reply is read aloud: what its words tell, and English where a few plain
 * words tell nothing.
 * @returns BCP 47; empty where it is not known
 */
export function replyLanguage(content: string): string {
  const { lang } = textLanguage(content);
  const letters = content.match(/\p{L}/gu) ?? [];
  const plain = letters.length > 0 && letters.every((letter) => letter < "\u007f");
  return lang || (plain ? "en" : "");
}
