/** A language's rules for full stops. */
export interface SentenceBoundaries {
  /** Does the sentence continue after this full stop? */
  continues(before: string, after: string): boolean;
  /** Finds where a sentence begins that Unicode's rules join to the one before; null if not needed. */
  opens: RegExp | null;
}

/** Initials ("J. S."), "U.S.", and abbreviations that scholars of all languages use. */
const ABBREVIATION =
  /(?:^|[\s("“«[])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|[Dd]r|[Pp]rof|cf|ca|vs?|[Ff]ig|[Nn]o|[Vv]ol|pp?)\.[)”’"]?$/u;

/** First characters that show that the sentence before continues. */
const GOES_ON = /^[\p{Ll},;:)\]%–—…]/u;

/** The most characters that may follow an open bracket within one sentence. */
const maxBracketLength = 200;

const unknown: SentenceBoundaries = { continues: () => false, opens: null };

/** The sentences of a paragraph, verbatim, in order. */
export function splitSentences(
  paragraph: string,
  boundaries: SentenceBoundaries = unknown,
): string[] {
  const parts: string[] = [];
  let start = 0;
  let open = 0;
  for (const { segment, index } of segmenter.segment(paragraph)) {
    // Cut from the paragraph: to put it together again and again would take quadratic time.
    const previous = paragraph.slice(start, index);
    const joined =
      index > 0 &&
      (belongTogether(previous.trimEnd().slice(-80), segment, boundaries) ||
        (open > 0 && segment.length < maxBracketLength));
    if (!joined) start = index;
    const part = paragraph.slice(start, index + segment.length);
    if (joined) parts[parts.length - 1] = part;
    else parts.push(part);
    open = Math.max(0, (joined ? open : 0) + bracketsOpened(segment));
  }
  const { opens } = boundaries;
  return (opens ? parts.flatMap((part) => part.split(opens)) : parts)
    .map((part) => part.trim())
    .filter(Boolean);
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

function belongTogether(before: string, after: string, boundaries: SentenceBoundaries): boolean {
  if (GOES_ON.test(after) || ABBREVIATION.test(before)) return true;
  // A closing quote or bracket alone belongs to what it closes.
  if (/^[”’"»)\]]+\s*$/u.test(after)) return true;
  return boundaries.continues(before, after);
}

/** How many round brackets it opens more than it closes. */
function bracketsOpened(text: string): number {
  return (text.match(/[(（]/gu)?.length ?? 0) - (text.match(/[)）]/gu)?.length ?? 0);
}

/** A blank line, or a line break that no sentence runs over, ends a paragraph. */
const PARAGRAPH = /\n\s*\n|(?<=[.!?:;…。！？]["”’»)]?\s*)\n|\n(?!\s*\p{Ll})/u;

/** The paragraphs of plain text, without the line breaks within them. */
export function splitParagraphs(text: string): string[] {
  return text
    .normalize("NFC")
    .split(PARAGRAPH)
    .map((paragraph) => paragraph.replace(/\s+/gu, " ").trim())
    .filter(Boolean);
}
