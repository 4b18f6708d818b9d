import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { contentStems, countWords } from "../language/words";

export interface Definition {
  term: string;
  /** What it is, without the full stop: "the study of how people make decisions". */
  meaning: string;
}

const NOUN = "[\\p{L}\\p{M}][\\p{L}\\p{M}’'-]*";
const TERM = `(${NOUN}(?: ${NOUN}){0,3})`;

/** As few words as the rest allows. */
const SHORT_TERM = `(${NOUN}(?: ${NOUN}){0,3}?)`;

/** "X is a …" by language: groups 1 = term, 2 = meaning. */
const PATTERNS: Partial<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `^(?:The term |An? |The )?["“]?${TERM}["”]?(?: \\([^()]{2,40}\\))? (?:refers to|means(?: that)?|(?:is|are|can be|may be) defined as|is the term for|consists? of) ((?:the |an? )?.+)$`,
      "u",
    ),
    new RegExp(
      `^(?:An? |The )?["“]?${TERM}["”]?(?: \\([^()]{2,40}\\))? (?:is|are) ((?:an?|the|any|those|groups?|people|things|substances|that which|one of the) .+)$`,
      "u",
    ),
    new RegExp(
      `^(?:An? |The )?${TERM}, (?:or [^,]{3,40}, )?(?:is|are) ((?:an?|the|any|those) .+)$`,
      "u",
    ),
  ],
  es: [
    new RegExp(
      `^(?:Un |Una |El |La |Los |Las )?${TERM} (?:es|son|se define como|significa) ((?:un|una|el|la|los|las|cualquier|aquell[oa]s?|lo) .+)$`,
      "u",
    ),
  ],
  fr: [
    new RegExp(
      `^(?:Une? |La |Le |Les |L[’'])?${TERM} (?:est|sont|désigne|signifie) ((?:une?|la|le|les|l[’']|des) ?.+)$`,
      "u",
    ),
  ],
  de: [
    new RegExp(
      `^(?:Eine? |Der |Die |Das )?${TERM} (?:ist|sind|bedeutet|bezeichnet) ((?:eine?|der|die|das|jede[rs]?|diejenige) .+)$`,
      "u",
    ),
  ],
  pt: [
    new RegExp(
      `^(?:Uma? |O |A |Os |As )?${TERM} (?:é|são|significa) ((?:uma?|o|a|os|as|qualquer) .+)$`,
      "u",
    ),
  ],
  it: [
    new RegExp(
      `^(?:Una? |Il |Lo |La |I |Gli |Le |L[’'])?${TERM} (?:è|sono|significa|indica) ((?:una?|un[’']|il|lo|la|i|gli|le|l[’']) ?.+)$`,
      "u",
    ),
  ],
  ru: [new RegExp(`^${TERM}\\s*[—–]\\s+(?:это\\s+)?(.+)$`, "u")],
  ar: [new RegExp(`^${TERM} (?:هو|هي|يعني|تعني|عبارة عن) (.+)$`, "u")],
  hi: [new RegExp(`^${TERM} (?:वह|एक) (.+) (?:है|हैं|कहते हैं)$`, "u")],
  zh: [
    /^([^，。、是（）]{2,10})(?:（[^）]*）)?(?:是指|是|指的是|即)((?:一种|一个|一类|由|用于|指|将|对|在|从).{6,60})$/u,
  ],
  ja: [
    /^([^、。は（）]{2,16})(?:（[^）]*）)?(?:とは|は)、?(.{8,60}(?:こと|もの|過程|現象|物質|学問)(?:である|です|をいう|を指す)?)$/u,
  ],
};

/** "What it is, is called X" by language: groups 1 = meaning, 2 = term. */
const NAMING: Partial<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `^((?:An?|The|Any|\\p{Lu}\\p{Ll}+s) (?!.*\\b(?:this|that one|these|those|such|it|its|they|their|he|she|his|her|we|our|above|former|latter)\\b)[^,;:]+?) (?:is|are) (?:also |often |usually |collectively |generally )?(?:called|known as|termed|referred to as) (?:an? |the )?[“"]?${TERM}[”"]?$`,
      "u",
    ),
  ],
  es: [
    new RegExp(`^(.+?),? se (?:denominan?|llaman?|conocen? como) ${TERM}$`, "u"),
    new RegExp(`^(.+?),? recib(?:e|en) el nombre de ${TERM}$`, "u"),
  ],
  fr: [
    new RegExp(`^(.+?),? s[’'](?:appelle(?:nt)?) (?:le |la |les |l[’'])?${TERM}$`, "u"),
    new RegExp(
      `^(.+?),? (?:est|sont) (?:appelée?s?|nommée?s?) (?:le |la |les |l[’'])?${TERM}$`,
      "u",
    ),
  ],
  de: [
    /^(.+?),? (?:heißt|heißen|nennt man) (?:der |die |das )?(\p{Lu}[\p{L}-]+)$/u,
    /^(.+?),? (?:wird|werden) (?:als )?(\p{Lu}[\p{L}-]+) (?:bezeichnet|genannt)$/u,
    /^(.+?),? bezeichnet man als (\p{Lu}[\p{L}-]+)$/u,
  ],
  pt: [
    new RegExp(
      `^(.+?),? (?:chamam?-se|denominam?-se|é chamad[oa]|são chamad[oa]s) (?:de )?${TERM}$`,
      "u",
    ),
  ],
  it: [new RegExp(`^(.+?),? si (?:chiamano?|definis(?:ce|cono)|dicono?) ${TERM}$`, "u")],
  zh: [/^([^，。]{6,60}?)(?:被)?(?:称为|叫做|称作)“?([^，。、”]{2,10})”?$/u],
  ja: [/^([^。]{6,60}?)を「?([^、。は」]{2,16})」?と(?:呼ぶ|いう|呼びます|いいます)$/u],
};

/** "By X one understands …": groups 1 = term, 2 = meaning, in the order of the other patterns. */
const UNDERSTOOD: Partial<Record<Language, readonly RegExp[]>> = {
  es: [
    new RegExp(
      `^Se (?:denomina|llama|conoce como|entiende por) ${SHORT_TERM} (?:al? )?((?:l[ao]s?|el|al?|un|una|cualquier|todo|toda|aquel\\p{L}*) .+)$`,
      "u",
    ),
  ],
  fr: [
    new RegExp(`^On (?:appelle|nomme) ${SHORT_TERM} ((?:une?|le|la|les|l[’']|tout|ce) ?.+)$`, "u"),
  ],
  de: [
    new RegExp(
      `^(?:Unter|Als|Mit) (?:der |dem |einer |einem |den )?${SHORT_TERM} (?:versteht|bezeichnet|meint) man (.+)$`,
      "u",
    ),
  ],
  pt: [
    new RegExp(
      `^(?:Chama-se|Denomina-se|Entende-se por) ${SHORT_TERM} (?:ao? )?((?:os?|as?|um|uma|qualquer|todo|toda) .+)$`,
      "u",
    ),
  ],
  it: [
    new RegExp(
      `^Si (?:chiama|definisce|dice) ${SHORT_TERM} ((?:il|lo|la|l[’']|i|gli|le|un|una|ogni) ?.+)$`,
      "u",
    ),
  ],
};

/** Subjects that only look like terms. */
const NOT_TERMS =
  /^(?:there|it|this|that|these|those|they|he|she|one|some|many|most|what|who|which|here|another|other|others|both|all|each|each of|none|part|people|following|reason|father|mother|result|results|question|answer|problem|purpose|goal|key|idea|example|fact|point|first|second|third|last|next|same|latter|former|time|way|text|book|author|only .*|.*\b(?:of the|of this|of these|that|which|who|first|second|third|next|last|best|most|only|same|key|main|other|such|from|with|in|on|at|to|for|by|and|not|also|only|this|these|however)\b.*|el resultado|resultado|razón|consecuencia|ejemplo|que|Das|Es|Dies|c[’']|ce|résultat|(?:أبسط|أهم|أكبر|أكثر|أول|أحد|إحدى|آخر|أفضل).*|.*(?:منها|فيها|لها|بها|عنها|ذلك|هذا|هذه).*)$/iu;

/** A term is a noun phrase: it begins with none of these. */
const OPENS_NO_TERM =
  /^(?:of|in|on|at|by|for|from|to|with|as|if|much|more|so|very|surrounding|following|including|being|having|\p{Ll}+ly|not|just|also|now|today|together|among|about|over|under|after|before|between|during|since|while|because|although|even|perhaps|all|any|no|my|our|your|his|her|its|their|each|every|another|other|de|del|en|por|para|con|cada|otro|otra|ejemplo|dos|tres|uno|una|estos|estas|dans|pour|par|avec|chaque|deux|trois|bei|mit|für|auf|jede[rsmn]?|zwei|com|ogni|каждый|один|для|при|на|из|в|с|к|по|от|до|у|о|за|после|когда|если)(?!\p{L})|[’']s\b/iu;

/** "Wahrscheinlich ist die Unlust …": something else than the subject stands first. */
const GERMAN_ADVERBIAL =
  /^(?:\p{L}+(?:lich|weise|falls|dings|mals|ens)|Infolge|Wegen|Trotz|Während|Nach|Vor|In|Im|An|Am|Auf|Bei|Beim|Durch|Ohne|Seit|Unter|Über|Von|Vom|Zu|Zum|Zur|Aus|Gegen|Um|Zwischen|Neben|Laut|Gemäß|Hier|Heute|Dort|Immer|Auch|Nur)(?!\p{L})/u;

/** "In sociological terms, society refers to …": the definition begins behind it. */
const IN_TERMS = /^In (?:\p{L}+ ){1,3}(?:terms|sense), /u;

/** Says the sentence what a term means? */
export function findDefinition(sentence: string, language: Language): Definition | null {
  const bare = sentence.replace(language === "en" ? IN_TERMS : "", "").replace(/[.。।]$/u, "");
  const matches = [
    ...[...(PATTERNS[language] ?? []), ...(UNDERSTOOD[language] ?? [])].map((pattern) => {
      const [, term, meaning] = pattern.exec(bare) ?? [];
      return { term, meaning, isNaming: false };
    }),
    ...(NAMING[language] ?? []).map((pattern) => {
      const [, meaning, term] = pattern.exec(bare) ?? [];
      return { term, meaning, isNaming: true };
    }),
  ];
  for (const { term, meaning: whole, isNaming } of matches) {
    const meaning = whole
      ?.replace(/[,;:]\s(?!and |or ).{0,12}$/u, "")
      // "… and includes fifteen grades": what it is ends where a second statement begins.
      .replace(
        language === "en" ? /,? and (?:includes?|has|have|requires?|provides?)\b.*$/u : "",
        "",
      );
    // "…, lo que se denomina X": that sums up a whole statement, which is no meaning.
    if (
      isNaming &&
      /(?:,|^) ?(?:lo que|lo cual|ce qui|ce que|was|o que|il che)$/iu.test(whole ?? "")
    )
      continue;
    if (
      !term ||
      !meaning ||
      NOT_TERMS.test(term) ||
      OPENS_NO_TERM.test(term) ||
      /^(?:a new|el ejemplo|un ejemplo|una? de l[ao]s|los? mism[ao]s?|l[’']un|une? des|un exemple|ein beispiel|eine[rs]? der|um exemplo|uno dei|одн[аио][мй]? из|that|one of|a result|the result|the only|an? (?:\p{Ll}+ )?example|a (?:big|large|good|great|key|major|common)|the reason|the first|the same|the nearest)\b/iu.test(
        meaning,
      ) ||
      countWords(term) > 4
    )
      continue;
    const words = countWords(meaning);
    if (words < 5 || words > 28 || /[;:]/u.test(meaning)) continue;
    if (language === "en" && !isEnglishTerm(term, meaning)) continue;
    if (language === "de" && GERMAN_ADVERBIAL.test(term)) continue;
    const own = new Set(contentStems(term, language));
    if (new Set(contentStems(meaning, language)).size < 3) continue;
    const said = new Set(contentStems(meaning, language));
    const shared = [...own].filter((one) => said.has(one)).length;
    // "A mixture whose … is called heterogeneous mixture" still tells what is special about it.
    const isLong = language === "en" && own.size > 1;
    if (own.size === 0 || (isNaming || isLong ? shared === own.size : shared > 0)) continue;
    return { term, meaning };
  }
  return null;
}

/** Pictures that a writer uses: they describe well, but nobody could name the term from them. */
const METAPHOR =
  /^(?:the|an?) (?:\p{Ll}+ )?(?:engine|heart|soul|backbone|key|mother|father|cradle|bridge|window|door|gateway|mirror|voice|face|child|king|queen|enemy|friend|root|seed|birthplace|home|stuff|glue|cornerstone|lifeblood|other|one|only|best|most|more|same|very|prime|perfect|good|great|big|major|short|long|tall|critical|important|central|vital|essential|component|part|aspect|feature|kind|result|product|sign|symbol|source|member|fine|peculiar|noisy|matter|case|time|place|thing)\b/iu;
/** A second statement inside: no definition goes on like that. */
const GOES_ON =
  /,? (?:but|yet|though|although|however|while)\b|, (?:and|so|or) (?:\p{L}+ ){1,6}(?:is|are|was|were|can|will)\b/iu;

/** A term is a noun phrase that a glossary would hold: no count, no superlative, no loose ends. */
function isEnglishTerm(term: string, meaning: string): boolean {
  const words = term.split(" ");
  if (/\b(?:called|known as|named|for example|such a)\b/u.test(meaning)) return false;
  if (METAPHOR.test(meaning) || GOES_ON.test(meaning)) return false;
  if (
    /\b(?:I|we|you|he|she|my|our|his|her|their|its)\b/iu.test(
      meaning.split(" ").slice(0, 6).join(" "),
    )
  )
    return false;
  if (
    /(?:est|iest)$/u.test(words[0] ?? "") &&
    !/^(?:[Ff]orest|[Ii]nterest|[Pp]riest|[Hh]arvest|[Cc]onquest)/u.test(words[0] ?? "")
  )
    return false;
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|half|final|main|next|men|women|people|man|life|work|money|[\p{L}]+ (?:men|people))$/iu.test(
      words[0] ?? "",
    )
  )
    return false;
  return !words.some(
    (word) =>
      /^(?:the|an?|of|describes?|itself|himself|themselves|it|them|us)$/iu.test(word) ||
      finiteVerb(word)?.form === "auxiliary",
  );
}
