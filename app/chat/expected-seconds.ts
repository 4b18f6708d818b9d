/** How many letters, or characters of a syllabic or logographic script, a voice speaks per second. */
const lettersASecond = 15;
const syllablesASecond = 4;

const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The estimated time to read a text aloud, in whole seconds. */
export function expectedSeconds(text: string): number {
  const said = text.match(syllables)?.length ?? 0;
  return Math.ceil((text.length - said) / lettersASecond + said / syllablesASecond);
}
