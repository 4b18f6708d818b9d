import type { Language } from "../language/language";

/** Words that mean something that has been named before, wherever in a sentence they stand. */
const POINTERS: Partial<Record<Language, RegExp>> = {
  en: /\b(?:these|those(?! (?:who|that|which|of|in|with|whose|at|to)\b)|in return|that same|that (?:number|figure|total|amount)|(?:the|during the) same period|the end of the (?:year|month|decade|century))\b|\b(?:as )?the following [\p{L} ]{1,40} (?:feature|box|section|table|figure|discuss\w*|shows?|explains?)\b|^(?:When|After|Before|Once|Since|Although|While|If|As) (?:it|they|he|she) |\bthis (?!is\b)|^\p{Lu}\p{Ll}+(?:ed|ing)\b[^,]*, (?:they|it|he|she)\b/iu,
  fr: /(?<!\p{L})(?:cette|cet|ces|telle?s?(?= \p{L}+s? (?:est|sont)))(?!\p{L})|(?:celui|celle|ceux|celles)-ci|^(?:Les (?:premi[eè]re?s|second[e]?s|derni[eè]re?s),|D[’']après (?:elle|lui|eux)|J[’']en )|^(?:S[’']|Si |Quand |Lorsqu[’']|Comme )(?:ils?|elles?) (?!y |faut |est (?:vrai|possible|certain)|s[’']agit)|(?:er|ir|re) (?:par |à |de |dans )?(?:les?|la)quel(?:le)?s?(?!\p{L})/iu,
  de: /(?<!\p{L})(?:dies(?:e[rsmn]?)?|jene[rsmn]?|dabei|dafür(?!, da)|daran(?!, da)|darin(?!, da)|darauf(?!, da)|davon(?!, da)|dazu(?!, da)|damit(?= (?:allerdings|auch|nicht))|hierbei|hierfür|solche[rsmn]?|derselbe[n]?|dem so)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[aeo]s?|es[ao]s?|aquell[ao]s?|dich[ao]s?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:est[ae]s?|ess[ae]s?|isso|aquel[ae]s?|dit[ao]s?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[aeio]|quell[aei]|tali)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:эт(?:от|а|и|ого|ой|ому|ом|их|им|ими|у)|данн(?:ый|ая|ое|ого|ой|ому|ым)|так(?:ого|ому|им) (?:образа|метода))(?!\p{L})/iu,
  ar: /(?<!\p{L})(?<!أو (?:قبل|بعد) )[وفبلك]?(?:هذه|هذا|ذلك|تلك|هؤلاء)(?!\p{L})|^(?:الأول|الأولى|الأخير|الأخيرة|الثاني|الثانية|حيث|بحيث|وفيما بعد|فيما بعد)(?!\p{L})|^(?:\p{L}+ ){0,3}(?!القرن|العالمية|الثورة)ال\p{L}+ (?:الأول|الأولى|الثاني|الثانية|الأخير|الأخيرة)(?!\p{L})|^(?:\p{L}+ )?(?!ال)\p{L}{4,}هم(?!\p{L})|^(?:و?قد )?تم \p{L}{3,}(?<!ي)(?:ه|ها)(?!\p{L})/u,
  zh: /[这该此]|[将把使][它其](?!他|它|中)|接下来|^(?:受影响|受灾|第一个(?=[显是为则由表有在能会可])|第[二三四五六]个|(?:其|它们?)(?!他|它|余|实|中)|当[他她它]|[^，；]{0,8}[他她]们?的)/u,
  ja: /この|その|これ|それ/u,
};

/** A pronoun or a possessive of several, which nothing before it in the sentence can mean. */
const OF_SEVERAL: Partial<Record<Language, { pronoun: RegExp; named: RegExp }>> = {
  fr: {
    pronoun: /(?<!\p{L})(?:(?:qu[’'])?(?:elles|ils)|leurs?(?= \p{L}+))(?!\p{L})/iu,
    named:
      /(?<!\p{L})(?:les|des|aux|mes|ses|nos|vos|ceux|celles|plusieurs|toutes|tous|deux|trois|quelques|autres|uns|unes|on)(?!\p{L})/iu,
  },
};

/** Does a clause name something by a word that only means what has been named before? */
export function hasPointer(clause: string, language: Language): boolean {
  return POINTERS[language]?.test(clause) ?? false;
}

/** Does a sentence need another to tell what one of its words means? */
export function pointsBack(sentence: string, language: Language): boolean {
  if (hasPointer(sentence, language)) return true;
  const several = OF_SEVERAL[language];
  const found = several?.pronoun.exec(sentence);
  return !!several && !!found && !several.named.test(sentence.slice(0, found.index));
}
