/**
 * How much of a Markdown text that is still being written is finished: up to the last blank line
 * that stands outside of a code fence and of a formula on lines of its own.
 */
export function finishedLength(text: string): number {
  let finished = 0;
  let position = 0;
  let fence: string | null = null;
  let formula = false;
  for (const line of text.split(/(?<=\n)/)) {
    position += line.length;
    if (!line.endsWith("\n")) break;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = null;
    } else if (mark) {
      fence = mark;
    } else {
      if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) formula = !formula;
      if (line.trim() === "" && !formula) finished = position;
    }
  }
  return finished;
}
