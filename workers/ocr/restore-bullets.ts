/** Characters as which Tesseract reads bullets, and with which lines rarely begin. */
const misread = /^(\s*)([«»¢©®¤°§¥¬])(?=\s+\S)/u;

/** A sign that begins one line may be meant; one that begins several marks the items of a list. */
const fewest = 2;

/** Replaces characters that were misread bullets. */
export function restoreBullets(text: string): string {
  const lines = text.split("\n");
  const counts = new Map<string, number>();
  for (const line of lines) {
    const sign = misread.exec(line)?.[2];
    if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const hasQuotations = text.includes("«") && text.includes("»");
  return lines
    .map((line) =>
      line.replace(misread, (opening, indent: string, sign: string) => {
        const isQuotation = hasQuotations && "«»".includes(sign);
        return isQuotation || (counts.get(sign) ?? 0) < fewest ? opening : `${indent}•`;
      }),
    )
    .join("\n");
}
