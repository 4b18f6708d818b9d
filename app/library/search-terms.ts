const maximumTerms = 12;

/**
 * The text as the index stores it: scripts without spaces are cut into pairs of characters, all
 * else is left to the index, which folds case and accents and stems.
 */
export function toIndexTerms(text: string): string {
  return text.normalize("NFKC").replace(unspacedRun, (run) => ` ${pairs(run).join(" ")} `);
}

/** The words of `text` to search for: at most twelve, the longest, which are the most specific. */
export function toQueryTerms(text: string): string[] {
  return toSearchWords(text.slice(0, 2_000))
    .sort((a, b) => b.length - a.length)
    .slice(0, maximumTerms);
}

/** The distinct words of a text in lower case, without stop words unless there are only those. */
export function toSearchWords(text: string): string[] {
  const words = [...new Set(toIndexTerms(text).toLowerCase().match(word) ?? [])];
  const telling = words.filter((term) => !commonWords.has(term));
  return telling.length > 0 ? telling : words;
}

/**
 * The tokens of an owner and a file in the index. They end in a digit, so that the
 * stemmer leaves them as they are.
 */
export function ownerScope(userId: string): string {
  return `u${userId}0`;
}

export function fileScope(fileId: string): string {
  return `f${fileId}0`;
}

const unspacedRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

const word = /[\p{L}\p{M}\p{N}]+/gu;

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Stop words: they are in nearly every passage of their language and only cost time. */
const commonWords = new Set(
  (
    "a about after all also am an and any are as at be because been before being but by can could did do does doing " +
    "for from had has have having he her here him his how i if in into is it its just me more most my no nor not of " +
    "off on once only or other our out over own same she should so some such than that the their them then there " +
    "these they this those through to too under until up very was we were what when where which while who whom why " +
    "will with would you your tell explain please " +
    "el la los las un una unos unas de del y o que en es son por para con como cuál qué quién cuándo dónde se su al lo " +
    "le les une des du et ou est sont dans pour par avec sur qui quoi quand où quel quelle ce cette il elle au aux " +
    "der die das den dem des ein eine einer einen und oder ist sind war in im zu von mit auf für was wer wann wo wie " +
    "os as um uma e é são do da dos das no na em por para com não mais " +
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от меня еще нет о из"
  ).split(" "),
);
