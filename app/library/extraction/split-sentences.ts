const ABBREVIATION =
  /(?:^|[\s("“‘«])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|Sr|Sra|St|Mt|Gen|Gov|Sen|Rep|Jr|vs|etc|cf|ca|Fig|Figs|Figura|fig|No|Nos|Vol|vol|pp?|Eq|ed|eds|bzw|vgl|Vgl|usw|Bd|Nr|S|M|MM|Mme|г|гг|вв?|др|см|т)\.["'”’»)]*$/u;
const LOWERCASE_START = /^["'“‘«(]*\p{Ll}/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits a paragraph into sentences, without breaking after abbreviations and initials. */
export function splitSentences(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "sentence" });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const sentence = segment.trim();
    if (sentence === "") continue;
    const last = sentences.at(-1);
    if (last !== undefined && (ABBREVIATION.test(last) || LOWERCASE_START.test(sentence))) {
      sentences[sentences.length - 1] = `${last} ${sentence}`;
    } else sentences.push(sentence);
  }
  return sentences;
}
