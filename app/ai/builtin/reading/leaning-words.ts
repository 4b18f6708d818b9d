import type { Language } from "../language/language";

/** Words that set a sentence beside another one, wherever in it they stand. */
const LEANING: Partial<Record<Language, RegExp>> = {
  en: /^(?:All (?:that|this)|Another|Additional|Again|Then|Other|Others|Such|Further|Neither|Nor|Either|Similarly|Likewise|Equally|Instead|Taken as a whole|Put (?:less|more) simply|In (?:a similar way|the same way|contrast|this case|that case|such cases|both cases|either case|turn|addition))(?![\p{L}’'])(?! (?:to|of)\b)|, (?:in contrast|by contrast|in turn|then|again|similarly|likewise|however|therefore|thus|for example|for instance|too)(?=[,.]|$)|^(?:\S+ ){1,3}(?:years?|months?|weeks?|days?|decades?|centuries|hours?|minutes?) (?:later|earlier|afterwards?)\b|\b(?:at (?:that|the same|this) (?:time|point|moment)|in this (?:case|way|sense)|in that case|such (?!as\b)(?:an?|\p{Ll}+s)\b(?! as)|also|as well(?! as)|accordingly|aforementioned|an additional|other than|the others?|the reason why is|Whatever the reason)(?!\p{L})|\b(?:agreed|refused|accepted|responded|complied) and\b|^\S+(?: \S+)? then (?=\p{Ll})/u,
  es: /^(?:Otr[oa]s?|Asimismo|Igualmente|De igual (?:modo|manera)|Del mismo modo|Tampoco|También|Por su parte|En (?:este|ese|aquel|tal|ambos) casos?)(?!\p{L})|(?<!\p{L})(?:también|tampoco|además(?! de)|asimismo|en (?:ese|este|tal) (?:caso|momento)|en aquel(?:la)? (?:época|tiempo|momento)|en cambio|por el contrario|a su vez)(?!\p{L})/u,
  fr: /^(?:Un autre|Une autre|D[’']autres|L[’']autre|De même(?! que)|De plus|Au contraire|Par contre|Alors|Prise? dans ce sens)(?!\p{L})|(?<!\p{L})(?:également|en outre|au contraire|par contre|en revanche|alors(?! que)|ainsi(?! qu)|dans (?:le (?:premier|second|dernier|même)|les deux|ce(?:t|s|tte)?) (?:cas|sens)|à (?:cette époque|ce moment)|notre exemple|l[ea] (?:second|seconde|dernier|dernière|premier|première) (?:étant|est|était|y)|ici(?!-bas)|en même temps(?! qu)|à son tour|de même(?! qu))(?!\p{L})|(?<!\p{L})aussi(?! (?:bien|\p{L}+(?: \p{L}+)? qu))(?!\p{L})/iu,
  de: /^(?:Ander(?:e|er|es|en)|Ein(?:e|en)? andere[rs]?|Weiter(?:e|hin)|Ebenso(?! wie)|Ähnlich(?! wie))(?!\p{L})|(?<!\p{L})(?:auch|ebenfalls|gleichfalls|dagegen|hingegen|wiederum|trotzdem|dennoch|damals|hier|in diesem Fall\p{L}*|wie gesagt)(?!\p{L})/u,
  pt: /^(?:Outr[oa]s?|Da mesma forma|Do mesmo modo|Igualmente)(?!\p{L})|(?<!\p{L})(?:também|além disso|por outro lado|nesse (?:caso|momento)|naquel[ae] (?:época|tempo)|por sua vez)(?!\p{L})/iu,
  it: /^(?:Un altro|Un[’']altra|Altri|Altre|Allo stesso modo|Analogamente)(?!\p{L})|(?<!\p{L})(?:anche(?! se)|inoltre|invece(?! di)|in (?:questo|quel|tal) caso|a quel tempo|a sua volta)(?!\p{L})/iu,
  ru: /^(?:Друг(?:ой|ая|ое|ие)|Ещ[её] од(?:ин|на|но)|Аналогичн\p{L}+|Точно так же)(?!\p{L})|(?<!\p{L})(?:(?<!а )также|тоже|ещ[её] на|однако|в (?:этом|том|таком) случае|в то время(?! как)|в это время|при этом|наоборот|напротив|затем)(?!\p{L})/iu,
  ar: /^(?:آخر|أخرى|بحيث|حيث|وبالمثل|بالمثل)(?!\p{L})|(?<!\p{L})(?:أيضًا|أيضا|أيضاً|كذلك|بحيث|آنذاك|حينها|حينئذ|وقتها|في (?:هذه|تلك) الحالة|في ذلك الوقت|المتغير (?:الأول|الثاني)|المذكور\p{L}*)(?!\p{L})|^(?:\S+ ){0,4}[\p{L}\p{M}]{3,}(?:هم|هما|هن)(?!\p{L})/u,
  // "欧洲和其他国家是 3000 转": of which measure stands in the sentence before.
  zh: /^[^，。数率量度速积口价温压长高重距龄值额费]{2,14}[是为]\s?\p{Nd}|接下来|^(?:两人|二人|双方|两者|另|其他|其它|后者|前者|同样|类似|相反|首先|其次|最后，|以下|以上|上述|再|又|并|时，|则|当时|彼时|然后|而)|当时|彼时|以下|上述|后者|前者|相反|同样地|与此|还(?=[可能会有需要])|也(?!许|门|纳|就是|不例外)|还有|另一种|另一个/u,
  ja: /^(?:また|さらに|次に|他の|同様に)|当時|後者|前者|同様に|も(?=また)/u,
  hi: /^(?:अन्य|इसी प्रकार|दूसरा)(?!\p{L})|(?<!\p{L})(?:उस समय|इस प्रकार)(?!\p{L})/u,
};

/** Is a sentence one step of several, so that it says its own part only beside the others? */
export function leansOnOthers(text: string, language: Language): boolean {
  return LEANING[language]?.test(text) ?? false;
}

interface Articles {
  /** "the" before one word or two that nothing more is told about. */
  definite: RegExp;
  /** What stands before a thing that is named for the first time. */
  indefinite: string;
}

const ENDS_PHRASE =
  "(?=[,.;]|$| (?:is|are|was|were|has|had|have|will|would|can|could|may|might|must|does|did|to|at|by|with|from|as|and|or|but|than|on|into|over|for)(?!\\p{L})| \\p{Ll}{3,}(?:es|ed)(?!\\p{L}))";
const ENDS_ROMAN =
  "(?=[,.;]|$| (?:es|son|era|fue|se|ha|han|tiene|puede|no|y|o|est|sont|était|fut|a|ont|peut|ne|et|ou|è|sono|ha|e|é|são|foi|tem|não)(?!\\p{L}))";

const ARTICLES: Partial<Record<Language, Articles>> = {
  en: {
    definite: new RegExp(
      `(?<!\\p{L})[Tt]he (?:(?!same|most|first|last|only)\\p{Ll}+[ -])?(\\p{Ll}{3,})${ENDS_PHRASE}`,
      "gu",
    ),
    indefinite: "(?:an?|one|another|each|every|any|this|some|two|three)",
  },
  es: {
    definite: new RegExp(`(?<!\\p{L})(?:[Ee]l|[Ll]a|del|al) (\\p{Ll}{3,})${ENDS_ROMAN}`, "gu"),
    indefinite: "(?:una?|est[ea]|cada|otr[oa])",
  },
  fr: {
    definite: new RegExp(
      `(?<!\\p{L})(?:(?:[Ll][ea]|du|au) |[Ll][’'])(\\p{Ll}{3,})${ENDS_ROMAN}`,
      "gu",
    ),
    indefinite: "(?:une?|cet(?:te)?|ce|chaque)",
  },
  de: {
    definite:
      /(?<!\p{L})(?:[Dd](?:er|ie|as|en|em)|[Ii]m|[Zz]um|[Zz]ur|[Bb]eim) (\p{Lu}\p{Ll}{3,})(?=[,.;]|$| \p{Ll})(?! (?:der|des|von|vom|zu[mr]?|auf|in|im|an|für|gegen|nach|über)(?!\p{L}))/gu,
    indefinite: "(?:eine?[mnrs]?|diese[mnrs]?|jede[mnrs]?)",
  },
  pt: {
    definite: new RegExp(`(?<!\\p{L})(?:[OoAa]|d[oa]|n[oa]|ao?) (\\p{Ll}{3,})${ENDS_ROMAN}`, "gu"),
    indefinite: "(?:uma?|est[ea]|cada|outr[oa])",
  },
  it: {
    definite: new RegExp(
      `(?<!\\p{L})(?:(?:[Ii]l|[Ll][oa]|del|della|dello) |[Ll][’'])(\\p{Ll}{3,})${ENDS_ROMAN}`,
      "gu",
    ),
    indefinite: "(?:uno?|una|quest[oa]|ogni)",
  },
};

/**
 * Does "the basin" or "le physiologiste" mean the one that a sentence before has brought up?
 * @param before the text that the sentence follows
 * @param heading what names the section, and with it its own things
 */
export function meansOneBefore(
  text: string,
  before: string,
  heading: string | null,
  language: Language,
): boolean {
  const articles = ARTICLES[language];
  if (!articles || !before) return false;
  const named = heading?.toLowerCase() ?? "";
  const told = before.toLowerCase();
  for (const { 0: phrase, 1: noun = "", index } of text.matchAll(articles.definite)) {
    const own = noun.replace(/(?<=.{3})e?s$/u, "").toLowerCase();
    if (!told.includes(noun.toLowerCase())) continue;
    // "a basin …, and the basin": it is named here.
    if (named.includes(own) || text.slice(0, index).toLowerCase().includes(own)) continue;
    const first = new RegExp(
      `(?<!\\p{L})${articles.indefinite} (?:[\\p{L}-]+ ){0,3}?${noun}(?!\\p{L})`,
      "iu",
    );
    if (first.test(before) && phrase) return true;
  }
  return false;
}
