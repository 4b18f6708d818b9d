import { normalizeToken } from "~/ai/text/tokenize";

/** Irregular past forms and plurals with their base forms. */
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

/** In letters; the longest textbook words have 45. */
const MAX_WORD_LENGTH = 60;
const VERB_ENDING = /(?<=[aeiouy].*)(?:ied|edly|ed|ingly|ing)$/u;

/** A reduced Porter stemmer: plural, past, then the commonest noun and adverb suffixes. */
export function stemEnglish(word: string): string {
  const plain = normalizeToken(word);
  let base = IRREGULAR.get(plain) ?? plain;
  if (base.length < 4 || base.length > MAX_WORD_LENGTH) return base;
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
    // The stem must keep at least four letters.
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
