/** Headers and footers are at least this many lines apart. */
const LEAST_DISTANCE = 4;
const LONGEST = 80;

/**
 * Removes the headers and footers of pages from a text: lines that recur, except for an increasing
 * number. If a sentence continues after one, the blank lines around it are removed too.
 */
export function removeRunningHeads(lines: readonly string[]): string[] {
  const running = findRunning(lines);
  if (running.size === 0) return [...lines];
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!running.has(index)) {
      const isBlank = line.trim() === "";
      if (!isBlank || !endsOpen(kept) || !opensInSentence(lines, running, index)) kept.push(line);
      continue;
    }
    while (kept.at(-1)?.trim() === "" && opensInSentence(lines, running, index)) kept.pop();
  }
  return kept;
}

function findRunning(lines: readonly string[]): Set<number> {
  const alike = new Map<string, { index: number; number: number }[]>();
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (text === "" || text.length > LONGEST || /^[-•*|#]|[.!?]$/.test(text)) continue;
    const number = Number(/\d{1,4}(?=\D*$)/.exec(text)?.[0] ?? -1);
    // The page number comes last or first.
    const keys = [text, text.replace(/\d{1,4}(?=\D*$)/, "#"), text.replace(/^\d{1,4}/, "#")];
    for (const key of new Set(keys)) {
      const same = alike.get(key) ?? [];
      same.push({
        index,
        number: key.startsWith("#") ? Number.parseInt(text, 10) || number : number,
      });
      alike.set(key, same);
    }
  }
  const running = new Set<number>();
  for (const [key, same] of alike) {
    const isNumbered = key.includes("#");
    if (same.length < (isNumbered ? 2 : 3) || !(isNumbered || /\p{L}/u.test(key))) continue;
    const areApart = same.every(({ index, number }, at) => {
      const before = same[at - 1];
      if (!before) return true;
      return index - before.index >= LEAST_DISTANCE && (!isNumbered || number > before.number);
    });
    if (areApart) for (const { index } of same) running.add(index);
  }
  return running;
}

/** Whether the text so far stops within a sentence, blank lines aside. */
function endsOpen(kept: readonly string[]): boolean {
  const last = kept.at(-1)?.trim() ?? "";
  return last !== "" && !/[.!?:…。！？]["”’»)]*$/u.test(last);
}

/** Whether the text after a running line continues a sentence. */
function opensInSentence(
  lines: readonly string[],
  running: ReadonlySet<number>,
  from: number,
): boolean {
  const near = [-2, -1, 0, 1, 2].some((step) => running.has(from + step));
  if (!near) return false;
  for (let index = from; index < Math.min(lines.length, from + 6); index++) {
    const text = lines[index]?.trim() ?? "";
    if (text !== "" && !running.has(index)) return /^\p{Ll}/u.test(text);
  }
  return false;
}
