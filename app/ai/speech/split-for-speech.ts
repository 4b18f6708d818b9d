/**
 * Splits a text for speech synthesis into chunks of whole sentences, each at most `longest`
 * characters. Longer sentences are split at a comma, else between words.
 * @param language BCP 47; empty if unknown
 */
export function splitForSpeech(text: string, language: string, longest: number): string[] {
  const chunks: string[] = [];
  let chunk = "";
  for (const sentence of sentencesOf(text, language)) {
    for (const piece of divide(sentence, longest)) {
      if (chunk && chunk.length + 1 + piece.length > longest) {
        chunks.push(chunk);
        chunk = "";
      }
      chunk = chunk ? `${chunk} ${piece}` : piece;
    }
  }
  return chunk ? [...chunks, chunk] : chunks;
}

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language || "en", { granularity: "sentence" });
  return text
    .split("\n")
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== "");
}

function divide(sentence: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const comma = Math.max(
      ...[", ", "; ", ": ", "，", "、"].map((character) => head.lastIndexOf(character)),
    );
    const space = head.lastIndexOf(" ");
    const end = comma > longest / 3 ? comma + 1 : space > 0 ? space : codePointEnd(head);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

/** Does not split a surrogate pair. */
function codePointEnd(head: string): number {
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length;
}
