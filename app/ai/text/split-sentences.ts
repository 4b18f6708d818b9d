/** A language's rules for full stops. */
export interface SentenceBoundaries {
  /** Whether the sentence continues after this full stop. */
  continues(before: string, after: string): boolean;
  /** Matches sentence starts that Unicode's rules miss; null if not needed. */
  opens: RegExp | null;
}

/** Initials ("J. S."), "U.S.", and abbreviations that scholars of all languages use. */
const ABBREVIATION =
  /(?:^|[\s("“«[])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|[Dd]r|[Pp]rof|cf|ca|vs?|[Ff]ig|[Nn]o|[Vv]ol|pp?)\.[)”’"]?$/u;

/** First characters of a continued sentence. */
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
    // Sliced from the paragraph: concatenation would take quadratic time.
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
  // A lone closing quote or bracket belongs to the previous sentence.
  if (/^[”’"»)\]]+\s*$/u.test(after)) return true;
  return boundaries.continues(before, after);
}

/** The number of unclosed round brackets. */
function bracketsOpened(text: string): number {
  return (text.match(/[(（]/gu)?.length ?? 0) - (text.match(/[)）]/gu)?.length ?? 0);
}

/**
 * The end of a paragraph: a blank line, or a line break after a sentence end or before a capital.
 */
const PARAGRAPH = /\n\s*\n|(?<=[.!?:;…。！？]["”’»)]?\s*)\n|\n(?!\s*\p{Ll})/u;

/** The paragraphs of plain text, without the line breaks within them. */
export function splitParagraphs(text: string): string[] {
  return text
    .normalize("NFC")
    .split(PARAGRAPH)
    .map((paragraph) => paragraph.replace(/\s+/gu, " ").trim())
    .filter(Boolean);
}
