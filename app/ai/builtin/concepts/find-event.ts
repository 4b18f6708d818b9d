import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";

/** Something that happened once, told in a clause of its own. */
export interface DatedEvent {
  /** A whole clause without its year: "Columbus set sail with his three small caravels". */
  clause: string;
  year: number;
}

// A year before our era counts backwards.
const YEAR =
  "(?:1\\d\\d\\d|20[0-2]\\d)(?!\\p{Nd}|\\s*(?:BCE?(?!\\p{L})|a\\. ?C|av\\. ?J|v\\. ?Chr|до н|ق\\.? ?م(?!\\p{L})|ई\\. ?पू))";
const YEARS = /(?<!\p{Nd})(?:1\d\d\d|20\d\d)(?!\p{Nd})/gu;

/** How a language says when something happened, and that it happened at all. */
interface Grammar {
  /** The year and what it stands with, at the head of the sentence. */
  opens: RegExp;
  /** The same within it or at its end; taken out, the rest stays whole. */
  within: RegExp;
  /** What stands before a clause and may go with its year: "Facing unrest, ". */
  leads?: RegExp;
  /** The same behind the year: "In 1187, under Saladin, ". */
  aside?: RegExp;
  /** What no whole clause opens with. */
  dependent?: RegExp;
  /** What makes a clause depend on the one behind it: without it, it stands alone. */
  subordinates?: RegExp;
  /** A description in the middle, which may go: ", who feared their return,". */
  inserted: RegExp;
  /** Where the main clause ends and another begins. */
  ends: RegExp;
  /** Before a year: it belongs to another clause, or is no point in time. */
  bars: RegExp;
  happened: (clause: string) => boolean;
  /** Has the deed been told before the year, so that the year is its own? By itself: `happened`. */
  isTold?: (before: string) => boolean;
  /** Does the main verb only follow: "the treaty signed in 1920 by both ended the war"? */
  isReduced?: (after: string) => boolean;
  /** What lasts, what is counted, and words that tell when. */
  isLoose: RegExp;
}

const MONTHS: Partial<Record<Language, string>> = {
  en: "(?:January|February|March|April|May|June|July|August|September|October|November|December)",
  es: "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)",
  fr: "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
  de: "(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)",
  pt: "(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)",
  it: "(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)",
  ru: "(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)(?:[еяю]|а)",
};

/** "Congress passed …", "the church was built …": the first verb of the clause tells of a deed. */
function happenedInEnglish(clause: string): boolean {
  const words = clause.replace(/[,’']/gu, " ").split(/\s+/u);
  for (const [at, word] of words.entries()) {
    if (at === 0) continue;
    if (/^(?:was|were)$/u.test(word)) {
      const next = words.slice(at + 1).find((one) => !/ly$|^(?:then|also)$/u.test(one)) ?? "";
      return isParticiple(next) && !STATE.test(next);
    }
    if (/^(?:had|has|have|is|are|would|could|might|may|can|did|will|should|must)$/u.test(word))
      return false;
    const before = words[at - 1] ?? "";
    if (NO_VERB_BEHIND.test(before) || /^\p{Lu}/u.test(word)) continue;
    const verb = finiteVerb(word);
    if (
      verb?.form === "past" ||
      (verb === null && /^\p{Ll}{3,}ed$/u.test(word) && !NO_VERB.test(word))
    )
      return !STATE.test(verb?.base ?? word) && !STATE.test(word);
  }
  return false;
}

const NO_VERB_BEHIND =
  /^(?:the|an?|of|in|on|at|by|for|with|from|to|and|or|their|his|her|its|some|many|most|more|very|newly|recently|so-called)$/iu;
const NO_VERB = /(?:hundred|indeed|sacred|kindred|hatred|speed|breed|naked|wicked)$/u;
const IRREGULAR_PARTICIPLES =
  /^(?:begun|born|broken|brought|built|bought|caught|chosen|cut|drawn|driven|fought|found|forbidden|given|held|hit|hung|laid|led|lost|made|met|overthrown|put|sent|set|shot|slain|sold|split|struck|sunk|taken|thrown|torn|undertaken|won|written|rebuilt|withdrawn|sworn|spent|stolen|shown)$/u;

function isParticiple(word: string): boolean {
  return /^\p{Ll}{2,}ed$/u.test(word) || IRREGULAR_PARTICIPLES.test(word);
}

/** What goes on for years, or grows and shrinks, has no year of its own. */
const STATE =
  /^(?:remain|live|contain|include|hold|know|stand|need|want|thrive|thrived|flourish|flourished|seem|appear|continue|grow|increase|decrease|rise|fall|decline|declined|skyrocketed|range|rank|ranked|amount|amounted|serve|work|use|exist|belong|consist|depend|believe|think|feel|lie|mean|own|live|represent|account|accounted|cost|total|totaled|number|numbered|based|located|considered|situated|known|used|called|inhabited|populated|involved|concerned|interested|surrounded|divided|opposed|supposed|required|composed|made up|say|argue|note|suggest|describe|write that|show|reveal|resemble|look|mention|refer|witness|estimated|reported|sit|sleep|rage|reign|average|averaged|vary|varied|tend|tended|face|faced|enjoy|enjoyed|work|worked|dominate|dominated|prefer|hope|wish|agree)$/u;

const PAST = {
  es: /(?<!\p{L})(?:(?:fue|fueron) \p{Ll}+(?:ad|id|rit|ert|uest|ech|ist)[oa]s?|\p{Ll}{3,}(?:ó|aron|ieron)|hizo|dio|puso|vino|trajo|obtuvo|produjo|tradujo)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:fut|furent|(?:a|ont) été) \p{Ll}+(?:é|i|u|is|it|ert|int)e?s?|(?:a|ont|est|sont) \p{Ll}{3,}(?:é|i|u|is|it|ert)e?s?|\p{Ll}{2,}(?:èrent|irent|urent|inrent)|(?!delà|voilà)\p{Ll}{3,}a|prit|mit|fit|vit|reçut|parut|mourut|naquit|devint|obtint|vainquit|battit|écrivit|découvrit|conquit|établit|construisit|produisit|rendit|perdit|offrit|ouvrit|rompit|envahit|détruisit)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:(?:foi|foram) \p{Ll}+(?:ad|id|rit|ert|ost|eit)[oa]s?|\p{Ll}{3,}(?:ou|aram|eram|iram|iu)|\p{Ll}{4,}eu|fez|pôs|trouxe|obteve|produziu)(?!\p{L})/u,
  it: /(?<!\p{L})(?:(?:fu|furono|(?:è|sono) stat[oaie]) \p{Ll}+t[oaie]|(?:ha|hanno) \p{Ll}{3,}(?:to|so)|è \p{Ll}{3,}t[oa]|\p{Ll}{3,}(?:ò|arono|irono|erono|sero|nnero|ttero)|morì|nacque|divenne|prese|scrisse|vinse|perse|fece|mise|sconfisse|ottenne|scoprì|costruì|istituì)(?!\p{L})/u,
  de: /(?<!\p{L})(?:wurden? (?:.{0,120}(?<!\p{L}))?\p{Ll}*ge\p{Ll}{2,}(?:t|en)|wurden? .{0,120}(?:iert|(?:be|ver|er|ent|zer)\p{Ll}{3,}(?:t|en))$)|(?<=\p{Lu}[\p{L}-]+\.? )(?!(?:hatt|konnt|sollt|wollt|musst|durft|mocht|könnt|hätt|lebt|dauert|gehört|herrscht|bildet|zählt|glaubt|meint|heut)en?(?!\p{L}))(?:\p{Ll}{2,}ten?|begann(?:en)?|schrieb(?:en)?|fand(?:en)?|starb(?:en)?|nahm(?:en)?|gab(?:en)?|schloss(?:en)?|trat(?:en)?|verlor(?:en)?|gewann(?:en)?|erhielt(?:en)?|brach(?:en)?|zog(?:en)?|griff(?:en)?|übernahm(?:en)?|verließ(?:en)?|erschien(?:en)?|entstand(?:en)?|schlug(?:en)?|beschloss(?:en)?|erwarb(?:en)?|erfand(?:en)?|fiel(?:en)?)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:был[аои]? (?:\p{Ll}+ ){0,3}?\p{Ll}{3,}(?:ан|ен|ён|ят|ит|ыт)[аоы]?|(?!(?:раздел|отдел|предел|идеал|капитал|материал|генерал|канал|металл|начал[оа]|дел[оа]|числ[оа]|сел[оа]|тел[оа]|сил[аы]|школ[аы]|если|около|только|столько|мысли|земли|дол[яи]|были|был[ао]?|мог(?:ла|ли)|жил[аи]?|имел[аои]?|стоял[аои]?|находил\p{L}*|составлял\p{L}*|являл\p{L}*|существовал\p{L}*|насчитывал\p{L}*|оставал\p{L}*|правил[аи]?|продолжал\p{L}*|длил\p{L}*|столкнул\p{L}*|проживал\p{L}*|занимал\p{L}*|считал\p{L}*|увеличил\p{L}*|полагал[аи]?|использовал\p{L}*|умерло)(?!\p{L}))\p{Ll}{2,}(?:ла?|ло|ли)(?:с[ья])?)(?!\p{L})/u,
} as const;

/** Chinese verbs have no tense: only what is done at one time counts. */
const CHINESE_DEED =
  /建立|成立|创立|创办|攻[克占入陷]|征服|占领|打败|击败|战胜|入侵|发现|发明|制造|出版|发表|公布|颁布|通过了|签订|签署|宣布|宣战|发动|爆发|去世|逝世|出生|诞生|当选|选为|继位|即位|登基|任命|册封|命名|摧毁|迁[居回往至到入]|移居|到达|抵达|进入|完成|实现|提出|提交|开发|建造|建成|授予|获得|赢得|失败|带走|派遣|率领|展出|接过|废除|统一|起义|席卷|解散|改名|退位|投降|灭亡|推翻|首次|从.+接过/u;

/** "1842 年签订的条约…": the year of what is only named. */
const CHINESE_DONE = /^(?:签订|签署|建立|成立|发表|出版|通过|颁布|建造|建成|发现|发明|开始)的/u;

/** Arabic tells of a deed with the verb first; what opens in another way is no plain clause. */
const ARABIC_DEED =
  /^(?:تم |تمكن|توفي|تولى|تأسس|(?!ال|كان|كانت|هناك|أصبح|ظل|بقي|عاش|أكثر|أقل|أول|آخر|كل|بعض|هذا|هذه|في|من|على|إلى|عن|مع|بين|حتى|منذ|خلال|بعد|قبل|عندما|لم|لن|لا|إن|أن|قد|بلغ|ي|ت|و(?!قع|صل|ضع|افق|لد))[\p{L}\p{M}]{2,7}(?<![ةىي]) (?!(?:في|إلى|من|على|عن) |[\p{L}\p{M}]+(?:ًا|اً|ةً)(?![\p{L}\p{M}])))/u;

const INSERTED = /, (?!(?:y|e|o|et|ou|und|oder|и|или) )[^,;:]{3,70}, /u;
const ROMAN_ENDS =
  /, |;|:|\s(?:que|donde|cuando|mientras|qui|dont|où|lorsque|quand|tandis|che|dove|quando|mentre|onde|enquanto)\s/u;
const ROMAN_BARS =
  /(?<!\p{L})(?:que|quien(?:es)?|donde|cuando|desde|hasta|después|antes|tras|si|aunque|porque|qui|qu[’']|dont|où|lorsque|quand|depuis|jusqu|après|avant|che|dove|quando|dopo|prima|fino|onde|depois|até|entre|vers|hacia|verso|cerca)(?!\p{L})|[,;:]/iu;
const ROMAN_DEPENDENT =
  /^(?:cuando|mientras|aunque|como|si|que|tras|después|quand|lorsque|lorsqu’\p{L}+|alors|tandis|comme|après|depuis|quando|mentre|dopo|enquanto|embora|depois|ese|esa|esta|cette|quest[oa])(?!\p{L})/iu;
const ROMAN_LOOSE =
  /(?<!\p{L})(?:siglos?|décadas?|años?|meses|más|menos|primera vez|entonces|luego|después|antes|siempre|nunca|otr[oa]s?|siguientes?|mismo|misma|siècles?|décennies?|années?|ans|mois|plus|moins|première fois|alors|ensuite|puis|après|avant|toujours|jamais|autres?|suivante?s?|même|secol[oi]|decenni[oi]?|ann[oi]|mes[ie]|più|meno|allora|poi|dopo|prima|sempre|mai|altr[oaie]|stess[oa]|anos?|mais|então|depois|sempre|nunca|outr[oa]s?|mesm[oa]|hoy|aujourd|oggi|hoje)(?!\p{L})|%/iu;
const inRoman = (language: "es" | "fr" | "pt" | "it", link: string, day: string): Grammar => {
  const date = `(?:${day}\\d{1,2}(?:er|º)? (?:de |di )?${MONTHS[language]} (?:de |del )?|${link} (?:${MONTHS[language]} (?:de |del )?)?)${YEAR}`;
  return {
    opens: new RegExp(`^${date},? (?=\\p{L})`, "iu"),
    within: new RegExp(`,? ${date}(?=[,.]| \\p{L})`, "u"),
    dependent: ROMAN_DEPENDENT,
    inserted: INSERTED,
    ends: ROMAN_ENDS,
    bars: ROMAN_BARS,
    happened: (clause) => PAST[language].test(clause),
    isLoose: ROMAN_LOOSE,
  };
};

const GRAMMARS: Partial<Record<Language, Grammar>> = {
  en: {
    opens: new RegExp(
      `^(?:\\p{Lu}\\p{Ll}+ \\p{Ll}+ later, |Also )?(?:[Ii]n|[Oo]n) (?:(?:early|mid|late)[ -])?(?:the (?:spring|summer|fall|autumn|winter) of )?(?:(?:\\d{1,2} )?${MONTHS.en} (?:\\d{1,2}, )?)?${YEAR}(?: CE)?(?:, | (?=\\p{L}))`,
      "u",
    ),
    within: new RegExp(
      `,? (?:in|on) (?:(?:early|mid|late)[ -])?(?:the (?:spring|summer|fall|autumn|winter) of )?(?:(?:\\d{1,2} )?${MONTHS.en} (?:\\d{1,2}, )?)?${YEAR}(?: CE)?(?=[,.—]| (?:to|by|at|in|on|for|into|over|with|amid|from|near|under|against|and)\\b)`,
      "u",
    ),
    // A name in it may be what the rest is told of.
    aside:
      /^(?:when|during|under|with|following|at|as|despite|amid|facing|in|for|after)\b[^,\p{Lu}]+, (?=\p{L})/u,
    leads:
      /^(?:In|On|At|From|To|Under|With|Despite|Facing|Seeing|Hoping|Seeking|Wanting|Just|By|For|Through|\p{Lu}\p{Ll}+ing)(?: [^,]+)(?:, as well as [^,]+)?, (?=\p{L})/u,
    dependent:
      /^(?:when|after|although|though|once|while|because|if|as|at|in|on|by|of|for|with|from|to|under|during|despite|instead)\b/iu,
    subordinates: /^(?:When|After|Although|Though|Once) (?=\p{L})/u,
    inserted:
      /, (?:who|which|led|mostly|motivated|supported|backed|known|called|the|an?|son|daughter|\p{Lu}\p{Ll}+)(?: [^,;:]{2,90})?, (?=\p{Ll})/u,
    ends: /, (?!and |or |the \p{Lu}\p{L}+[,.])(?=\p{Ll})|, and (?=\p{Ll})| and (?=(?:has|have|had|is|are|was|were|will|then|later|now)\b)|;|:|[—–]| (?:which|who|whose|whom|where|when|while|because|although|though|whereas|until|since|as|after|before)\s/u,
    bars: /\b(?:which|who|that|whose|whom|where|when|while|than|as|had|before|after|until|because|although|though|if|since|whether)\b/u,
    happened: happenedInEnglish,
    isReduced: (after) =>
      /^ /u.test(after) && happenedInEnglish(`It${after.split(/, | and /u)[0]}`),
    isLoose:
      /(?<!\b(?:the|its|his|their) )\bfirst\b|\b(?:more|less|fewer|most(?! of)|many|several|often|usually|throughout|always|never|not|longer|still|last|second|third|later|earlier|again|then|already|finally|eventually|soon|once|ago|annually|century|centuries|decades?|years?|months?|alone|percent|population|another|other|others|same|during|following|previous|next|new|further|attempted|tried|planned|one of|likely|this|these|those|here|today|including|such|above|below|that)\b|%/u,
  },
  es: inRoman("es", "en(?: el año)?", "el "),
  fr: inRoman("fr", "en(?: l’an)?", "le "),
  pt: inRoman("pt", "em(?: o ano de)?", "(?:em|a) "),
  it: inRoman("it", "nel(?:l’anno)?", "il "),
  de: {
    // Taken away at the head, it would leave the verb there.
    opens: /(?!)/u,
    within: new RegExp(
      `,? (?:(?:am \\d{1,2}\\. |im (?!Jahre? ))${MONTHS.de} |im Jahre? )?${YEAR}(?=[,.]| \\p{L})`,
      "u",
    ),
    inserted: INSERTED,
    ends: /, |;|:/u,
    bars: /(?<!\p{L})(?:seit|bis|nach|vor|ab|um|etwa|gegen|zwischen|von|vom|der|die|das|den|und|oder|als|wie)$|(?<!\p{L})(?:dass|weil|wenn|nachdem|bevor|während|obwohl)(?!\p{L})|[,;:]/u,
    happened: (clause) => PAST.de.test(clause),
    isTold: (before) => PAST.de.test(before) || /(?<!\p{L})wurden?(?!\p{L})/u.test(before),
    isLoose:
      /(?<!\p{L})(?:Jahrhundert\p{L}*|Jahrzehnt\p{L}*|Jahre?n?|Monate?n?|mehr|weniger|erstmals|zuerst|wieder|danach|dann|später|früher|zuvor|immer|nie|nicht|ander\p{L}*|nächst\p{L}*|gleich\p{L}*|heute|etwa|rund|Prozent)(?!\p{L})|%/u,
  },
  ru: {
    opens: new RegExp(
      `^(?:(?:Позднее|Позже|Затем), )?(?:\\d{1,2} ${MONTHS.ru} |[Вв] (?:начале |конце )?(?:${MONTHS.ru} )?|(?:Летом|Весной|Осенью|Зимой) )${YEAR} год[уа],? (?=\\p{L})`,
      "u",
    ),
    within: new RegExp(
      `,? (?:\\d{1,2} ${MONTHS.ru} |в (?:начале |конце )?(?:${MONTHS.ru} )?|летом |весной |осенью |зимой )${YEAR}(?: год[уа])?(?=[,.]| \\p{L})`,
      "u",
    ),
    aside: /^(?:во время|в период|в ходе|после|при) [^,]{3,40}, /u,
    inserted: INSERTED,
    ends: /, (?=(?:чтобы|что|котор\p{L}+|чьи?|чей|где|когда|но|а|однако|хотя|поскольку|так как|пока|затем|\p{Ll}{3,}(?:вши?|вшись|ав|ив|ев|ув|дя))(?!\p{L}))|;|:/u,
    bars: /(?<!\p{L})(?:котор\p{L}*|после|до|с|со|около|между|когда|если|чем|что|где|пока|хотя|уже|примерно)(?!\p{L})|[,;:]|(?:л|ла|ло|ли)(?:с[ья])? .*(?<!\p{L})и /iu,
    happened: (clause) => PAST.ru.test(clause),
    // The deed may follow, but not behind "принятый в 1920 году".
    isTold: (before) =>
      PAST.ru.test(before) ||
      !/(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ыи]м|[ыи]х|[ую]ю)$/u.test(before),
    isLoose:
      /(?<!\p{L})(?:век\p{L}{0,2}|столети\p{L}*|десятилети\p{L}*|год(?:а|ы|ов|у|ами)?|лет|месяц\p{L}*|более|менее|впоследствии|поэтому|снова|затем|потом|позже|позднее|ранее|раньше|тогда|уже|всегда|никогда|не|друг(?:ой|ая|ое|ие|их)|следующ\p{L}*|сегодня|почти|там|процент\p{L}*|еще|ещё)(?!\p{L})|%/iu,
  },
  ar: {
    opens: new RegExp(
      `^و?(?:في|خلال) (?:(?:أوائل|أواخر) )?(?:(?:عام|سنة|العام) )?(?:\\d{1,2} [^\\s]+ )?${YEAR}،? (?=\\p{L})`,
      "u",
    ),
    within: new RegExp(
      ` (?:في |خلال )?(?:عام |سنة |العام )${YEAR}(?=[،.]| \\p{L})| في ${YEAR}(?=[،.]| (?!\\p{Nd}))`,
      "u",
    ),
    inserted: /(?!)/u,
    ends: /،|؛|:| (?:حيث|عندما|بينما|مما|والتي|والذي) /u,
    bars: /(?<!\p{L})[وف]?(?:الذي|التي|الذين|بعد|قبل|حتى|منذ|بين|حيث|عندما|بينما|لكن|أن|بحلول|يعود|حوالي|نحو)(?!\p{L})|[،؛:]/u,
    happened: (clause) => ARABIC_DEED.test(clause),
    isLoose:
      /(?<!\p{L})[وفبل]?(?:القرن|قرن|العقد|عقد|سنوات|أعوام|أشهر|عامين|أكثر|أقل|أيضا|أيضًا|ثم|لاحقا|لاحقًا|مجددا|آخر|أخرى|التالي|اليوم|بعد|قبل|أثناء|ما يزال|هذا|هذه|ذلك|تلك|المئة|بالمائة)(?!\p{L})|%/u,
  },
  zh: {
    opens: new RegExp(
      `^(?:后来，)?(?:在|于)?\\s?${YEAR}\\s?年(?:初|末|底)?(?:\\s?\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?日)?(?![代的至到以之间前后期–-])[，,]?\\s?`,
      "u",
    ),
    within: new RegExp(
      `(?:在|于)?\\s?${YEAR}\\s?年(?:初|末|底)?(?:\\s?\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?日)?(?![代的至到以之间前后期–-])\\s?|\\s?${YEAR}\\s?年的(?=[^，]{2,8}(?:战|役|会议|革命)中)`,
      "u",
    ),
    inserted: /(?!)/u,
    isTold: () => true,
    leads: /^在[^，]{2,12}期间，/u,
    ends: /，(?=他|她|它|这|使|该|从而|因此|但|而|随后|并|其|此|以|到达|后者)|；|：/u,
    bars: /[，；：]|虽然|尽管|公元前\s*$|[自从到至]$|大?约$|(?:以前|之前|以来|之后)/u,
    happened: (clause) =>
      CHINESE_DEED.test(clause) &&
      !CHINESE_DONE.test(clause) &&
      !/^(?!.*是由)[^，]*(?:是|处于|位于)/u.test(clause),
    isLoose:
      /世纪|年代|年|月|一直|通常|常常|再次|又|当时|此后|之后|以前|之前|(?<!统治)期间|以来|最后|后来|另|更|超过|左右|大约|比|％|%/u,
  },
  ja: {
    opens: new RegExp(`^${YEAR}\\s?年(?:\\d{1,2}\\s?月)?(?:\\d{1,2}\\s?日)?(?:に、?|、)`, "u"),
    within: new RegExp(`、?${YEAR}\\s?年(?:\\d{1,2}\\s?月)?(?:\\d{1,2}\\s?日)?に、?`, "u"),
    inserted: /(?!)/u,
    ends: /(?:したが|であるが|だが)、|；/u,
    isTold: () => true,
    bars: /紀元前$|から$|まで$|[；：]/u,
    happened: (clause) =>
      /(?:した|された|[っいん][ただ])$/u.test(clause) &&
      !/(?:だった|であった|ていた)$/u.test(clause),
    isLoose: /世紀|年代|年|以前|以降|その後|当時|再び|まで|また|初めて|頃|％|%/u,
  },
  hi: {
    opens: new RegExp(`^(?:सन् |वर्ष )?${YEAR} (?:ई\\. )?में,? `, "u"),
    within: new RegExp(` (?:सन् |वर्ष )?${YEAR} (?:ई\\. )?में,?(?= )`, "u"),
    inserted: /(?!)/u,
    isTold: () => true,
    ends: /;|:| (?:जिस|जो|जब|लेकिन) /u,
    bars: /(?:से|तक|बाद|पहले|जो|जब|जिस\S*)(?: |$)|[,;:]/u,
    happened: (clause) =>
      /(?:किया|की|गया|गई|गए|हुआ|हुई|लिया|दिया|बनाया|बनाई|मिली|जीता|लिखी|लिखा|हराया|आया|आई)(?: (?:था|थी|थे))?$/u.test(
        clause,
      ),
    isLoose: /शताब्दी|सदी|दशक|वर्ष|साल|बाद|पहले|फिर|अधिक|कम|आज|प्रतिशत|%/u,
  },
};

/**
 * What a sentence tells to have happened in one year, without that year; null where it tells of no
 * such thing for sure: of what lasted, of a time before or after, or of the year of something else.
 */
export function findEvent(sentence: string, language: Language): DatedEvent | null {
  const grammar = GRAMMARS[language];
  if (!grammar) return null;
  // Names in other letters, and what only explains a word.
  const text = sentence
    .replace(/\s*[(（][^()（）\p{Nd}]*[)）](?:\s+(?=\p{Script=Han}))?/gu, "")
    .replace(/(?<=\p{L}),? however,/u, ",")
    .replace(/(?<=\p{L} )(?:ultimately|eventually|finally|subsequently) (?=\p{Ll})/u, "");
  const opening = grammar.opens.exec(text);
  const rest = opening ? text.slice(opening[0].length) : "";
  const found = opening
    ? ((grammar.aside ? told(rest.replace(grammar.aside, ""), opening[0], grammar) : null) ??
      told(rest, opening[0], grammar))
    : undated(grammar.subordinates ? text.replace(grammar.subordinates, "") : text, grammar);
  if (!found) return language === "en" ? enacted(text) : null;
  const clause = `${found.clause.charAt(0).toUpperCase()}${found.clause.slice(1)}`;
  return { ...found, clause };
}

/** "1563, 1593 and 1603", "1038–40": it happened again and again, or went on. */
const MORE_YEARS =
  /^[,،、和]?\s*(?:(?:and|or|y|e|et|ou|und|oder|и|или|و)\s*)?(?:(?:1\d|20)\d\d(?!\p{Nd})|[–—-]\s*\p{Nd})/u;

/** "The Hatch Act of 1939 …": an act bears the year in which it was passed. */
const ENACTED = new RegExp(
  `(?<name>\\p{Lu}[\\p{L}–-]+(?: (?:of|and|the|with|for|to|in|\\p{Lu}[\\p{L}–-]+)){0,7}? Act)(?: of |, passed in )(?<year>${YEAR})(?! and \\p{Nd})`,
  "u",
);

function enacted(text: string): DatedEvent | null {
  const { name, year } = ENACTED.exec(text)?.groups ?? {};
  if (!name || !year) return null;
  return { clause: `${name.replace(/^(?:The )?/u, "The ")} was passed`, year: Number(year) };
}

/** Takes the year out of the middle or the end of a sentence. */
function undated(text: string, grammar: Grammar): DatedEvent | null {
  const bare = grammar.leads ? text.replace(grammar.leads, "") : text;
  for (const one of [bare, bare.replace(grammar.inserted, " ")]) {
    const at = grammar.within.exec(one);
    if (!at || at.index === 0) continue;
    const before = one.slice(0, at.index);
    if (grammar.bars.test(before) || grammar.ends.test(`${before} `)) continue;
    if (!(grammar.isTold ?? grammar.happened)(before)) continue;
    const after = one.slice(at.index + at[0].length);
    if (grammar.isReduced?.(after)) continue;
    const found = MORE_YEARS.test(after) ? null : told(`${before}${after}`, at[0], grammar);
    if (found) return found;
  }
  return null;
}

function told(text: string, date: string, grammar: Grammar): DatedEvent | null {
  if (MORE_YEARS.test(text)) return null;
  const [year] = date.match(YEARS) ?? [];
  for (const whole of [text, text.replace(grammar.inserted, " ")]) {
    const end = grammar.ends.exec(whole);
    const clause = (end ? whole.slice(0, end.index) : whole).replace(/[\s,،，.。।]+$/u, "").trim();
    if (year && grammar.happened(clause) && isWhole(clause, grammar))
      return { clause, year: Number(year) };
  }
  return null;
}

function isWhole(clause: string, { isLoose, dependent }: Grammar): boolean {
  if (/["“”«»„()（）《[\]…]/u.test(clause.replace(/《[^《》]*》/gu, ""))) return false;
  // Another date in it would tell when, or whose the year is.
  if (
    /(?<!\p{Nd})(?:1\d\d\d|20\d\d)(?!\p{Nd})|(?<!\p{L})(?:BCE?|CE)(?!\p{L})|\p{Nd}(?:er|th|st|nd|-?е)(?!\p{L})/u.test(
      clause,
    )
  )
    return false;
  // Two sentences run together.
  if (/\p{Ll}{3,}\. \p{Lu}/u.test(clause)) return false;
  return !isLoose.test(clause) && !dependent?.test(clause);
}
