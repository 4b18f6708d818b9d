import type { Language } from "../language/language";

/** Words that make one clause of a sentence the ground, the condition or the measure of another. */
const BONDS: Partial<Record<Language, RegExp>> = {
  en: /(?<![\p{L}-])(?:because|since|thus|therefore|hence|so(?! (?:many|much|few|little) \p{L}+ (?:is|are))|if|unless|although|though|but|yet|while|whereas|whenever|until|rather|instead|despite|in order to|otherwise|without|such|that is|due to|not only|whether|as long as|even|neither|in spite of|unlike|like|compared|in contrast|given|too \p{L}+ to|enough)(?![\p{L}-])|, and (?:it|they|he|she|we|there|this|the|an?|many|some|most|all|its|their)(?!\p{L})|[;:]/iu,
  es: /(?<!\p{L})(?:porque|ya que|puesto que|aunque|si|pues|así|pero|sino|mientras|por (?:lo )?(?:tanto|que)|de (?:modo|manera|forma) que|tan|tanto|es decir|para que|a pesar de|debido a|gracias a|sin|en lugar de|como si|además|al (?:\p{L}+(?:ar|er|ir)))(?!\p{L})|[;:]/iu,
  fr: /(?<!\p{L})(?:parce qu|puisqu|car|si|s[’']il|quoiqu|bien qu|c[’']est-à-dire|mais|tandis qu|afin|pour qu|de sorte qu|donc|ainsi|tant|tellement|malgré|sans|pourtant|cependant|comme|non|soit|d[’']où|alors)|[;:]/iu,
  de: /(?<!\p{L})(?:weil|da|denn|wenn|obwohl|wenngleich|damit|sodass|so|indem|ehe|während|falls|sondern|aber|doch|jedoch|je|desto|um|ohne|also|daher|deshalb|somit|trotz|als ob|nicht nur|das heißt|sofern|solange|statt|anstatt)(?!\p{L})|[;:]/iu,
  pt: /(?<!\p{L})(?:porque|já que|pois|embora|se|mas|enquanto|quando|portanto|de (?:modo|forma) que|tão|tanto|isto é|para que|apesar de|devido a|graças a|sem|em vez de)(?!\p{L})|[;:]/iu,
  it: /(?<!\p{L})(?:perché|poiché|siccome|anche se|benché|se|ma|mentre|quando|quindi|perciò|così|tanto|cioè|affinché|nonostante|a causa di|grazie a|senza|invece di|dunque)(?!\p{L})|[;:]/iu,
  ru: /(?<!\p{L})(?:потому|так как|поскольку|если|хотя|чтобы|поэтому|но|а|чем|ибо|то есть|так что|несмотря|благодаря|из-за|однако|пока|столь|настолько|без|вместо|в результате чего|вследствие чего|что (?:прив|вызв|позвол)\p{L}+)(?!\p{L})|[;:]/iu,
  ar: /(?<!\p{L})[وفبل]?(?:لأن\p{L}*|إذا|إن(?= \p{L}+ ف)|لكن\p{L}*|بسبب|رغم|بالرغم|بحيث|حيث|لذلك|لذا|بينما|حتى|كي|لكي|لو|إذ|مما|بدون|دون|وبالتالي|نظرا|نظرًا|أي|بل|لولا)(?!\p{L})|[;؛:]/u,
  zh: /因为|由于|尽管|虽然|如果|所以|因此|但|却|从而|以便|若|只要|只有|无论|即使|为了|不仅|而且|并且|而(?!言|成)|即(?!位)|由此|以致|使得|于是|则|，(?:并)?(?:使|导致|造成|引起|引发)|否则|除非/u,
  ja: /ため|ので|から、|しかし|が、|ても|れば|なら/u,
  hi: /क्योंकि|यदि|अगर|लेकिन|परन्तु|परंतु|इसलिए|ताकि|जबकि/u,
};

/** When it was so: what is said before these words stands without them. */
const TIMES: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:when|once|after|before)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cuando|después de|antes de)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:lorsqu|quand|après|avant)/iu,
  de: /(?<!\p{L})(?:nachdem|bevor|als)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:когда|после того как|до того как)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:عندما|بعد أن|قبل أن)(?!\p{L})/u,
};

/** May a word at this place be turned round though the sentence says when it was so? */
export function standsBeforeTime(text: string, at: number, language: Language): boolean {
  const time = text.search(TIMES[language] ?? /(?!)/u);
  return time < 0 || (at < time && time > 0);
}

/** Does one clause of the text depend on what another says? Turned round in one, it contradicts itself. */
export function hasBond(text: string, language: Language): boolean {
  return BONDS[language]?.test(text) ?? false;
}

/** What is so for some, or may be so, may be otherwise as well. */
const LOOSE: Partial<Record<Language, RegExp>> = {
  en: /(?<![\p{L}-])(?:many|some|several|most|few|may|might|can|could|often|sometimes|usually|generally|typically|depends?|debated?|likely|possible|perhaps|not all|tend|tends|various|partly|seems?|appears?)(?![\p{L}-])/iu,
  es: /(?<!\p{L})(?:much[oa]s|alg[uú]n[oa]?s?|vari[oa]s|pued\p{L}+|podr\p{L}+|a menudo|a veces|suelen?|depend\p{L}+|generalmente|normalmente)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:beaucoup|plusieurs|certaine?s|quelques|peu(?:t|vent)|pourrai\p{L}+|souvent|parfois|quelquefois|dépend\p{L}*|généralement)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:viele[nr]?|manche[nr]?|einige[nr]?|mehrere[nr]?|kann|können|könnte[n]?|mag|mögen|oft|häufig|manchmal|meist|hängt|dürfte[n]?|scheint|scheinen)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:muit[oa]s|algu(?:ns|mas)|vári[oa]s|pode[m]?|às vezes|frequentemente|depende[m]?|geralmente)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:molt[ie]|alcun[ie]|vari[e]?|può|possono|spesso|talvolta|dipende|dipendono|generalmente)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:многи[ехм]|некоторы[ехм]|может|могут|мог\p{L}*|часто|иногда|обычно|зависит|нередко)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:بعض|العديد|كثير\p{L}*|عدة|قد(?= [يت])|يمكن|ربما|غالبا\p{L}*|أحيانا\p{L}*|يعتمد|تعتمد)(?!\p{L})/u,
  zh: /许多|一些|有些|部分|可能|可以|能够|往往|常常|有时|通常|取决于|多数|不少/u,
  ja: /多く|一部|可能|場合がある|こともある/u,
};

/** Does the text claim something of only some things, or only as possible? */
export function isLoose(text: string, language: Language): boolean {
  return LOOSE[language]?.test(text) ?? false;
}

/** "X is a …", "X est celui qui …": what a thing is, denied, says nothing. */
const DEFINES: Partial<Record<Language, RegExp>> = {
  en: /^(?:[\p{L}’'-]+ ){1,5}(?:is|are|was|were) (?:an?|the|one of|those|when|where|called|known|defined|any|(?:also )?referred)(?!\p{L})|\b(?:refers? to|means|consists? of|is called|is named|(?:is|was|are|were) (?=\p{Lu})|are called|is defined)\b/u,
  es: /(?<!\p{L})(?:es|son|era|eran|fue) (?:una?|el|la|los|las|unos|unas|aquell[oa]s?|lo)(?!\p{L})|(?<!\p{L})(?:se (?:define|llama|denomina|conoce)n?|consiste\p{L}*|significa\p{L}*|llamad[oa]s?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:est|sont|était|fut) (?:une?|des|l[ea]s?|celui|celle|ceux|ce)(?!\p{L})|(?<!\p{L})est l[’']|c[’']est|consiste|signifie|appelle|nomme|défini\p{L}*/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren) (?:ein|eine|der|die|das|jene\p{L}*)(?!\p{L})|(?<!\p{L})(?:heißt|heißen|nennt|nennen|bedeutet|bezeichnet\p{L}*|besteht (?:in|aus))(?!\p{L})/u,
  pt: /(?<!\p{L})(?:é|são|era|foi) (?:uma?|[oa]s?|aquel[ea]s?)(?!\p{L})|(?:se define|define-se|chama-se|consiste|significa)/u,
  it: /(?<!\p{L})(?:è|sono|era|fu) (?:un|uno|una|il|lo|la|i|gli|le|quell[oa])(?!\p{L})|(?:si definisce|si chiama|consiste|significa)/u,
  ru: / — |(?<!\p{L})(?:это|является|являются|называ\p{L}+|означает|представляет собой)(?!\p{L})/u,
  ar: /^\S+ (?:\S+ )?(?:هو|هي)(?!\p{L})|(?<!\p{L})(?:يسمى|تسمى|يعني|تعني|عبارة عن|يُعرف|يعرف|تعرف|يعد|تعد|تعتبر|يعتبر)(?!\p{L})/u,
  zh: /是(?:一|指|由)|称为|叫做|指的是|被称|定义|名为|意为/u,
  ja: /とは|と呼ばれ|である/u,
};

/** Does the text say what a thing is? */
export function isDefinition(text: string, language: Language): boolean {
  return DEFINES[language]?.test(text) ?? false;
}
