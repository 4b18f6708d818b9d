const ABBREVIATION =
  /(?:^|[\s("“‘«])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|Sr|Sra|St|Mt|Gen|Gov|Sen|Rep|Jr|vs|etc|cf|ca|Fig|Figs|Figura|fig|No|Nos|Vol|vol|pp?|Eq|ed|eds|bzw|vgl|Vgl|usw|Bd|Nr|S|M|MM|Mme|г|гг|вв?|др|см|т)\.["'”’»)]*$/u;
const LOWERCASE_START = /^["'“‘«(]*\p{Ll}/u;
/** Characters of a growing sentence that are searched for an abbreviation, which is always shorter. */
const TAIL = 24;

let segmenter: Intl.Segmenter | undefined;

/** The ranges of a paragraph's sentences; abbreviations and initials do not end one. */
export function sentenceRanges(text: string): [start: number, end: number][] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "sentence" });
  const sentences: [number, number][] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const sentence = segment.trim();
    if (sentence === "") continue;
    const start = index + segment.indexOf(sentence);
    const end = start + sentence.length;
    const last = sentences.at(-1);
    const goesOn =
      last !== undefined &&
      (LOWERCASE_START.test(sentence) ||
        ABBREVIATION.test(text.slice(Math.max(last[0], last[1] - TAIL), last[1])));
    if (goesOn) last[1] = end;
    else sentences.push([start, end]);
  }
  return sentences;
}
