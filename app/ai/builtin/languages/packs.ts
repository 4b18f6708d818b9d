import { detectLanguage } from "~/ai/text/detect-language";
import { arabic } from "./ar";
import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { hindi } from "./hi";
import { italian } from "./it";
import { japanese } from "./ja";
import type { LanguageCode, LanguagePack } from "./language-pack";
import { portuguese } from "./pt";
import { russian } from "./ru";
import { undetermined } from "./und";
import { chinese } from "./zh";

export const packs: Readonly<Record<LanguageCode, LanguagePack>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  ru: russian,
  zh: chinese,
  ja: japanese,
  ar: arabic,
  hi: hindi,
  und: undetermined,
};

export function packOf(code: LanguageCode): LanguagePack {
  return packs[code];
}

/** The pack for a text: English if its language is unknown, "und" if it has no pack. */
export function packFor(text: string): LanguagePack {
  const code = detectLanguage(text);
  if (code === null) return english;
  return isLanguageCode(code) ? packs[code] : undetermined;
}

function isLanguageCode(code: string): code is LanguageCode {
  return code in packs;
}
