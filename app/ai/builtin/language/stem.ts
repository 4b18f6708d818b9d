import type { Language } from "./stop-words";

/** Past forms and plurals that no ending explains: form, then its base. */
const IRREGULAR = new Map(
  (
    "was be were be been be is be are be began begin begun begin broke break broken break brought bring built build bought buy " +
    "caught catch chose choose chosen choose came come dealt deal drew draw drawn draw drank drink drove drive driven drive " +
    "ate eat eaten eat fell fall fallen fall felt feel fought fight found find flew fly flown fly forgot forget gave give given give " +
    "went go gone go grew grow grown grow heard hear held hold kept keep knew know known know laid lay led lead left leave lent lend " +
    "lost lose made make meant mean met meet paid pay ran run rose rise risen rise said say saw see seen see sold sell sent send " +
    "shone shine shot shoot showed show shown show sank sink sang sing slept sleep spoke speak spoken speak spent spend stood stand " +
    "stole steal stolen steal struck strike swore swear took take taken take taught teach told tell thought think threw throw thrown throw " +
    "understood understand woke wake wore wear worn wear won win wrote write written write became become sought seek fled flee " +
    "bred breed fed feed hid hide hidden hide bore bear born bear burnt burn died die dying die dies die lying lie " +
    "men man women woman children child people person feet foot teeth tooth mice mouse lives life wives wife wolves wolf " +
    "leaves leaf halves half knives knife better good best good worse bad worst bad further far died die death die dead die " +
    "birth bear length long width wide height high depth deep strength strong weight weigh growth grow " +
    "choice choose belief believe loss lose sale sell speech speak thought think flight fly proof prove"
  )
    .split(" ")
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2 === 0) pairs.push([word, words[index + 1] ?? word]);
      return pairs;
    }, []),
);

/** Inflections to take off, longest first, for languages without a stemmer of their own. */
const ENDINGS: Partial<Record<Language, string>> = {
  es: "amientos imientos amiento imiento aciones uciones idades mente acion ucion idad iendo ieron aron ando adas ados idas idos aban ian arse erse irse ada ado ida ido aba ia ar er ir es as os an en a o e s",
  pt: "amentos imentos amento imento acoes icoes idades mente acao icao idade ando endo indo aram eram iram adas ados idas idos avam ada ado ida ido ava ia ar er ir es as os am em a o e s",
  it: "amenti imenti amento imento azioni azione mente ita ando endo arono erono irono ate ati ato ata ite iti ito avano are ere ire i e a o",
  fr: "issements issement ements ement ations ation ites ite euses euse eaux aient oient ait ois oit ant ent ees es ee er ez ir e s x",
  de: "ungen ung heiten heit keiten keit lichen licher liches liche lich ischen ische isch ern est end en er es em et te st e n s t",
  ru: "иями остью ением анием ениям ями ами иях ость ости ение ения ению ание ания анию ался алась ались ился илась лись лось ется утся ится ятся ого его ому ему ыми ими овал ует уют ать ять ить еть ала али ало ила или ило ыла ена ены ено ия ии ие ию ий ую юю ая яя ое ее ые ие ый ий ой ей ом ем ам ям ах ях ов ев ал ил ыл ет ут ют ит ат ят ен а я о е ы и у ю ь й",
};

const VERB_ENDING = /(?<=[aeiouy].*)(?:ied|edly|ed|ingly|ing)$/u;
const cache = new Map<string, string>();

/** The part of a word that its inflections share. `word` is folded to lower case without accents. */
export function stem(word: string, language: Language): string {
  const key = `${language}:${word}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const result = /^\p{N}/u.test(word) ? word : stemWord(word, language);
  // A worker lives long: the cache must not grow with every learner's vocabulary.
  if (cache.size > 20_000) cache.clear();
  cache.set(key, result);
  return result;
}

function stemWord(word: string, language: Language): string {
  if (language === "en") return stemEnglish(word);
  if (language === "ar") return stemArabic(word);
  const endings = ENDINGS[language];
  if (!endings || word.length < 5) return word;
  for (const ending of endings.split(" ")) {
    if (word.length - ending.length >= 4 && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
}

/** Arabic: the article and the commonest joined particles and plural endings. */
function stemArabic(word: string): string {
  const bare = word.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u, "");
  return bare.replace(/(?<=.{3})(?:ات|ون|ين|ها|هم|ية|ة|ه)$/u, "");
}

/** Porter's idea, with fewer steps: plural, past, then the commonest noun and adverb endings. */
function stemEnglish(word: string): string {
  let base = IRREGULAR.get(word) ?? word;
  if (base.length < 4) return base;
  base = base
    .replace(/(?:'s|s')$/u, "")
    .replace(/sses$/u, "ss")
    .replace(/ies$/u, base.length > 4 ? "y" : "ie")
    .replace(/(?<=x|ch|sh|ss|zz)es$/u, "")
    .replace(/(?<![su])s$/u, "");
  const stripped = base.replace(VERB_ENDING, (ending) => (ending === "ied" ? "y" : ""));
  if (stripped !== base && stripped.length >= 3)
    base = stripped.replace(/([^aeiouylsz])\1$/u, "$1");
  base = IRREGULAR.get(base) ?? base;
  for (const [ending, instead] of ENGLISH_ENDINGS) {
    // What is left must still tell the word: four letters.
    if (base.length < ending.length + 4 || !base.endsWith(ending)) continue;
    base = base.slice(0, -ending.length) + instead;
    break;
  }
  return base.length > 3 ? base.replace(/e$/u, "").replace(/y$/u, "i") : base;
}

const ENGLISH_ENDINGS: readonly [string, string][] = [
  ["ization", ""],
  ["isation", ""],
  ["ational", "at"],
  ["fulness", ""],
  ["ousness", ""],
  ["iveness", ""],
  ["ically", ""],
  ["ication", "ic"],
  ["ation", "at"],
  ["ition", "it"],
  ["ution", "ut"],
  ["ction", "ct"],
  ["ement", ""],
  ["ment", ""],
  ["ness", ""],
  ["ility", ""],
  ["ality", ""],
  ["ivity", ""],
  ["fully", ""],
  ["lessly", ""],
  ["ously", ""],
  ["ably", ""],
  ["ally", ""],
  ["ery", ""],
  ["ism", ""],
  ["ist", ""],
  ["ize", ""],
  ["ise", ""],
  ["able", ""],
  ["ible", ""],
  ["ance", ""],
  ["ence", ""],
  ["ful", ""],
  ["ous", ""],
  ["ive", ""],
  ["ity", ""],
  ["ical", ""],
  ["ic", ""],
  ["ion", ""],
  ["ian", ""],
  ["ant", ""],
  ["ent", ""],
  ["ate", "at"],
  ["ers", ""],
  ["er", ""],
  ["ors", ""],
  ["or", ""],
  ["al", ""],
  ["ly", ""],
];
